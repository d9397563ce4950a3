import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import { instructions } from '../../../contract/help/calls.ts';
import {
  addInstructionPicture,
  createInstruction,
  listInstructions,
  orderInstructions,
  readInstruction,
  removeInstruction,
  saveInstruction,
} from '../../services/help/instructions.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

/** Returns the handlers of help articles. */
export const instructionsHandlers = (context: ServiceContext): Handlers<typeof instructions> => ({
  list: async ({ principal, query, request }) =>
    new RawJsonReply(await listInstructions(context, principal, query, localeOf(request))),
  one: async ({ params, principal, request }) => ({
    data: await readInstruction(context, principal, params.id, localeOf(request)),
  }),
  create: async ({ body, request }) => ({
    data: await createInstruction(context, body, localeOf(request)),
  }),
  save: async ({ params, body, request }) => ({
    data: await saveInstruction(context, params.id, body, localeOf(request)),
  }),
  order: async ({ body }) => {
    await orderInstructions(context, body.ids);
    return DONE;
  },
  uploadPicture: async ({ request }) => {
    const { file } = await readPhotoForm(request, instructions.uploadPicture.form, context.config);
    await using picture = file;
    return { data: await addInstructionPicture(context, picture) };
  },
  remove: async ({ params }) => {
    await removeInstruction(context, params.id);
    return DONE;
  },
});
