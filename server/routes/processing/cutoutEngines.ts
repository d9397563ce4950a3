import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { adminCutoutEngines } from '../../../contract/processing/cutoutEngineCalls.ts';
import {
  chooseEngine,
  fetchEngine,
  readEngines,
  tryEngine,
} from '../../services/processing/cutoutEngines.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

/** Returns the handlers of the operator's choice of the cut-out engine. */
export const adminCutoutEnginesHandlers = (
  context: ServiceContext,
): Handlers<typeof adminCutoutEngines> => ({
  list: async () => ({ data: await readEngines(context) }),
  use: async ({ principal, params }) => ({
    data: await chooseEngine(context, principal, params.engine),
  }),
  fetch: async ({ params }) => ({ data: await fetchEngine(context, params.engine) }),
  try: async ({ params, request }) => {
    const { file } = await readPhotoForm(request, adminCutoutEngines.try.form, context.config);
    await using photo = file;
    return { data: await tryEngine(context, params.engine, photo) };
  },
});
