import type { rest } from '../../../contract/rest/calls.ts';
import { rest as calls } from '../../../contract/rest/calls.ts';
import { createRestService } from '../../services/rest/records.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import type { Handlers } from '../http/contractRoutes.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

/** Resources whose calls are not declared, in the dialect of ra-data-simple-rest. */
export const restHandlers = (context: ServiceContext): Handlers<typeof rest> => {
  const records = createRestService(context);
  return {
    list: async ({ params, query, principal, reply }) => {
      const page = await records.list(principal, params.name, query);
      reply.header(
        'content-range',
        contentRange(params.name, page.first, page.records.length, page.total),
      );
      return page.records;
    },
    one: ({ params, principal }) => records.one(principal, params.name, params.id),
    create: ({ params, principal, body }) => records.create(principal, params.name, body),
    save: ({ params, principal, body }) => records.save(principal, params.name, params.id, body),
    remove: ({ params, principal }) => records.remove(principal, params.name, params.id),
    upload: async ({ params, principal, request }) => {
      const { file } = await readPhotoForm(request, calls.upload.form, context.config);
      await using _ = file;
      return { url: await records.upload(principal, params.name, file) };
    },
  };
};

/** Returns the header's value: `inspections 0-24/319`, or `inspections *\/319` for a page behind the last one. */
const contentRange = (name: string, first: number, rows: number, total: number): string =>
  rows === 0 ? `${name} */${total}` : `${name} ${first}-${first + rows - 1}/${total}`;
