import { adminCutoutEngines } from '../../contract/calls/cutoutEngines.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { chooseEngine, fetchEngine, readEngines, tryEngine } from '../services/cutoutEngines.ts';
import type { Handlers } from './contractRoutes.ts';
import { readPhotoForm } from './photoForm.ts';

/** The operator's choice of what cuts vehicles out. */
export const adminCutoutEnginesHandlers = (
  context: CarsContext,
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
