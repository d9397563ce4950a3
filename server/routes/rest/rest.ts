import type { Call } from '../../../contract/call.ts';
import { REST_UPLOAD, restCalls } from '../../../contract/rest/calls.ts';
import type { RestResource } from '../../restResources.ts';
import { createRestService, type RestQuery } from '../../services/rest/records.ts';
import type { Principal } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import type { Handlers, Incoming } from '../http/contractRoutes.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

type Calls = Readonly<Record<string, Call>>;

/** A resource without calls of its own: the calls generated from its declaration, and their handlers. */
export interface RestGroup {
  readonly name: string;
  readonly calls: Calls;
  readonly handlers: Handlers<Calls>;
}

/** A handler's arguments, for calls whose schemas are only known once a declaration is read. */
interface Asked {
  readonly principal: Principal;
  readonly id: number;
  readonly body: Record<string, unknown>;
  readonly query: RestQuery;
}
const asked = ({ principal, params, body, query }: Incoming<Call>): Asked => ({
  principal: principal as Principal, // none of these calls is public
  id: (params as { id: number }).id,
  body: (body ?? {}) as Record<string, unknown>,
  query: query as RestQuery,
});

/** Resources without calls of their own, in the dialect of ra-data-simple-rest. */
export const restGroups = (context: ServiceContext): RestGroup[] =>
  context.rest.map((resource) => {
    const name = resource.declared.resource;
    const calls = restCalls(resource.declared);
    return { name, calls, handlers: handlersOf(context, resource, calls) };
  });

const handlersOf = (
  context: ServiceContext,
  resource: RestResource,
  calls: Calls,
): Handlers<Calls> => {
  const records = createRestService(context, resource);
  const { declared } = resource;
  const fixed: Handlers<Calls> = {
    list: async (incoming) => {
      const { principal, query } = asked(incoming);
      const page = await records.list(principal, query);
      incoming.reply.header(
        'content-range',
        contentRange(declared.resource, page.first, page.records.length, page.total),
      );
      return page.records;
    },
    one: async (incoming) => records.one(asked(incoming).principal, asked(incoming).id),
    create: async (incoming) => records.create(asked(incoming).principal, asked(incoming).body),
    save: async (incoming) => {
      const { principal, id, body } = asked(incoming);
      return records.save(principal, id, body);
    },
    remove: async (incoming) => records.remove(asked(incoming).principal, asked(incoming).id),
    upload: async ({ request }) => {
      const { file } = await readPhotoForm(request, REST_UPLOAD, context.config);
      await using _ = file;
      return { url: await records.upload(file) };
    },
  };
  const act =
    (action: string): Handlers<Calls>[string] =>
    async (incoming) => {
      const { principal, id, body } = asked(incoming);
      return records.act(principal, id, action, body);
    };
  return Object.fromEntries(Object.keys(calls).map((name) => [name, fixed[name] ?? act(name)]));
};

/** Returns the header's value: `inspections 0-24/319`, or `inspections *\/319` for a page after the last one. */
const contentRange = (name: string, first: number, rows: number, total: number): string =>
  rows === 0 ? `${name} */${total}` : `${name} ${first}-${first + rows - 1}/${total}`;
