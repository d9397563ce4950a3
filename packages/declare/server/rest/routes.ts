import type { Call } from '../../contract/call.ts';
import { type ManyOutcome, restCalls, uploadOf } from '../../contract/rest/calls.ts';
import { FILE_MEGABYTES, manyOf, TOTAL_IS_MINIMUM } from '../../contract/rest/declaration.ts';
import type { Handlers, Incoming } from '../http/contractRoutes.ts';
import { failureOf } from '../http/failures.ts';
import { readFileForm, tooLarge } from '../http/fileForm.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { createRestService, type RecordsHost, type RestPage, type RestQuery } from './records.ts';
import type { RestResource } from './resources.ts';

/** The largest file of a field that is no picture. */
const FILE_BYTES = FILE_MEGABYTES * 1024 * 1024;

type Calls = Readonly<Record<string, Call>>;

/** A resource without calls of its own: the calls generated from its declaration, and their handlers. */
export interface RestGroup {
  readonly name: string;
  readonly calls: Calls;
  readonly handlers: Handlers<Calls>;
}

/** A handler's arguments, for calls whose schemas are only known once a declaration is read. */
interface Asked {
  readonly principal: CurrentPrincipal;
  readonly id: number;
  readonly body: Record<string, unknown>;
  readonly query: RestQuery;
}
const asked = ({ principal, params, body, query }: Incoming<Call>): Asked => ({
  principal: principal as CurrentPrincipal, // none of these calls is public
  id: (params as { id: number }).id,
  body: (body ?? {}) as Record<string, unknown>,
  query: query as RestQuery,
});

/** Changes the records that the query names, one after the other: a failure stops none of the others. */
const changeEach = async (
  incoming: Incoming<Call>,
  change: (id: number) => Promise<unknown>,
): Promise<ManyOutcome> => {
  const { filter } = incoming.query as unknown as { filter: { id: number[] } }; // as the contract says
  const outcome: ManyOutcome = { done: [], failed: [] };
  for (const id of new Set(filter.id)) {
    try {
      await change(id);
      outcome.done.push(id);
    } catch (error) {
      const { status, failure } = failureOf(incoming.request, error as Error);
      outcome.failed.push({ id, status, ...failure });
    }
  }
  return outcome;
};

/** Returns the calls and handlers of resources without calls of their own, in the dialect of ra-data-simple-rest. */
export const restGroups = (host: RecordsHost): RestGroup[] =>
  host.resources.map((resource) => {
    const name = resource.declared.resource;
    const calls = restCalls(resource.declared);
    return { name, calls, handlers: handlersOf(host, resource) };
  });

const handlersOf = (host: RecordsHost, resource: RestResource): Handlers<Calls> => {
  const { declared } = resource;
  const records = createRestService(host, resource);
  type Change = (principal: CurrentPrincipal, id: number, body: Asked['body']) => Promise<object>;
  const changes: Readonly<Record<string, Change>> = {
    ...Object.fromEntries(
      Object.keys(declared.actions ?? {}).map((action): [string, Change] => [
        action,
        (principal, id, body) => records.act(principal, id, action, body),
      ]),
    ),
    save: records.save,
    remove: records.remove,
  };
  return {
    ...Object.fromEntries(
      Object.entries(changes).flatMap(([name, change]): [string, Handlers<Calls>[string]][] => [
        [
          name,
          async (incoming) => {
            const { principal, id, body } = asked(incoming);
            return change(principal, id, body);
          },
        ],
        [
          manyOf(name),
          (incoming) => {
            const { principal, body } = asked(incoming);
            return changeEach(incoming, (id) => change(principal, id, body));
          },
        ],
      ]),
    ),
    list: async (incoming) => {
      const { principal, query } = asked(incoming);
      const page = await records.list(principal, query);
      incoming.reply.header('content-range', contentRange(declared.resource, page));
      if (page.isMinimum) incoming.reply.header(TOTAL_IS_MINIMUM, 'true');
      if (page.next) incoming.reply.header('link', nextLink(incoming.request.url, page.next));
      return page.records;
    },
    one: async (incoming) => records.one(asked(incoming).principal, asked(incoming).id),
    create: async (incoming) => records.create(asked(incoming).principal, asked(incoming).body),
    upload: async ({ request }) => {
      const { file, fields } = await readFileForm(request, uploadOf(declared), host.uploads);
      await using _ = file;
      const { field } = fields;
      if (declared.fields[field]?.kind === 'file' && file.bytes > FILE_BYTES)
        throw tooLarge('file', FILE_BYTES);
      return { url: await records.upload(field, file) };
    },
  };
};

/** Returns the header's value: `inspections 0-24/319`, or `inspections *\/319` for a page after the last one, or after a cursor. */
const contentRange = (name: string, { first, records, total }: RestPage): string =>
  first === undefined || records.length === 0
    ? `${name} */${total}`
    : `${name} ${first}-${first + records.length - 1}/${total}`;

/** Returns the header's value: the address of the next page (RFC 8288). */
const nextLink = (url: string, cursor: string): string => {
  const [path, search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('after', cursor);
  return `<${path}?${query}>; rel="next"`;
};
