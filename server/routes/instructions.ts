import type { instructions } from '../../contract/calls/instructions.ts';
import type { Context } from '../context.ts';
import { createInstruction, listInstructions, readInstruction, removeInstruction, saveInstruction } from '../services/instructions.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';
import { localeOf } from './failures.ts';
import { DONE } from './photoHandlers.ts';

/** Help articles. */
export const instructionsHandlers = (context: Context): Handlers<typeof instructions> => ({
  list: async ({ principal, query, request }) => new WrittenAnswer(await listInstructions(context, principal, query, localeOf(request))),
  one: async ({ params, principal, request }) => ({ data: await readInstruction(context, principal, params.id, localeOf(request)) }),
  create: async ({ body, request }) => ({ data: await createInstruction(context, body, localeOf(request)) }),
  save: async ({ params, body, request }) => ({ data: await saveInstruction(context, params.id, body, localeOf(request)) }),
  remove: async ({ params }) => {
    await removeInstruction(context, params.id);
    return DONE;
  },
});
