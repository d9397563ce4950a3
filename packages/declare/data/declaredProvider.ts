import type {
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
} from 'react-admin';
import { queryOf, sortsOf } from '../api/callQueries.ts';
import { perform } from '../api/httpClient.ts';
import type { PathParams } from '../api/url.ts';
import { resourceNamed } from '../registry.ts';
import { forEachId } from './forEachId.ts';
import { type ListBody, readList, readOne } from './listAnswer.ts';
import { listQuery } from './listQuery.ts';
import { pageStart, rememberNextStart } from './pageStarts.ts';
import type { ActionCall } from './resourceCalls.ts';
import { asRead, callOf, hasCall, pathParams } from './resourceCalls.ts';
import { readWholeList } from './wholeList.ts';
import { withRest } from './withRest.ts';

/** Loads the code that saves records when the first one is saved. Lists do not need it. */
const saving = () => import('./saving.ts');

/** Parameters of screens besides react-admin's. */
interface Meta {
  /** Parameters of the call's path from the surrounding page (ui/Place.ts). */
  params?: PathParams;
  /** Reads all rows up to `pagination.perPage`, whatever the server's page size is. */
  whole?: boolean;
  /** Called after each page of a whole list with the number of read rows, and of all rows if it is known. */
  onPage?: (progress: { read: number; total?: number | undefined }) => void;
}

const metaOf = (meta: unknown): Meta => (meta ?? {}) as Meta; // react-admin's `meta` is any; ours is always this

/** Returns the filters that the contract's call declares; others, as from an older address, are dropped. */
const knownFilters = (filter: Record<string, unknown> | undefined, names: readonly string[]) =>
  Object.fromEntries(Object.entries(filter ?? {}).filter(([name]) => names.includes(name)));

// React-admin's callers choose the record types below; the values are the contract's rows of the resource.

const getList = async <R extends RaRecord>(resource: string, params: GetListParams) => {
  const { pagination, sort, filter, meta, signal } = params;
  const call = callOf(resource, 'list');
  const asked = pagination ?? { page: 1, perPage: 25 };
  const names = queryOf(call);
  const isSortable = sort && sortsOf(call).includes(sort.field);
  const narrowed = { ...knownFilters(filter, names), ...resourceNamed(resource).always };
  const query = listQuery({
    pagination: asked,
    sort: isSortable ? sort : undefined,
    filter: narrowed,
    after: pageStart(resource, params),
  });
  const known = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
  const body = (await perform(call, {
    params: pathParams(call, metaOf(meta).params ?? {}),
    query: known,
    signal,
  })) as ListBody<R>;
  const answer = readList(body, asked);
  rememberNextStart(resource, params, answer.meta.nextCursor);
  return { ...answer, data: answer.data.map((row) => asRead(resource, row)) };
};

const getOne = async <R extends RaRecord>(
  resource: string,
  { id, meta, signal }: { id: Identifier; meta?: unknown; signal?: AbortSignal | undefined },
) => {
  const call = callOf(resource, 'one');
  const answer = await perform(call, {
    params: pathParams(call, metaOf(meta).params ?? {}, id),
    signal,
  });
  return { data: asRead(resource, readOne(answer as R)) };
};

/** Finds referenced records of a resource that has only a short list. */
const findInList = async <R extends RaRecord>(
  resource: string,
  ids: Identifier[],
  meta: unknown,
  signal: AbortSignal | undefined,
) => {
  const { data } = await getList<R>(resource, {
    pagination: { page: 1, perPage: 100 },
    meta,
    ...(signal && { signal }),
  });
  return data.filter(({ id }) => ids.includes(id));
};

/** Deletes a record. Some calls have its id in their query (specification, chapter 7: DELETE with a background param). */
const remove = (resource: string, id: Identifier, meta: unknown) => {
  const call = callOf(resource, 'remove');
  const [name] = queryOf(call);
  return perform(call, {
    params: pathParams(call, metaOf(meta).params ?? {}, id),
    ...(name && { query: { [name]: id } }),
  });
};

const act = (
  resource: string,
  action: string,
  { id, params = {}, body }: ActionCall = {},
): Promise<unknown> => {
  const call = callOf(resource, resourceNamed(resource).actions?.[action]?.call ?? action);
  const sent =
    body &&
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, value === '$id' ? id : value]),
    );
  return perform(call, {
    params: pathParams(call, params, id),
    ...(call.method === 'GET' ? { query: sent } : { body: sent }),
  });
};

/**
 * React-admin's data provider for all declared resources: the calls of the signed-in role, and the declarations' actions. Every method throws
 * ApiError.
 */
export const declaredProvider = withRest({
  supportAbortSignal: true,
  getList,
  getOne,
  getMany: async <R extends RaRecord>(
    resource: string,
    { ids, meta, signal }: GetManyParams<R> & QueryFunctionContext,
  ) => {
    if (!hasCall(resource, 'one'))
      return { data: await findInList<R>(resource, ids, meta, signal) };
    const records = await Promise.all(ids.map((id) => getOne<R>(resource, { id, meta, signal })));
    return { data: records.map(({ data }) => data) };
  },
  getManyReference: <R extends RaRecord>(
    resource: string,
    { target, id, filter, ...params }: GetManyReferenceParams,
  ) => getList<R>(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async <R extends RaRecord>(
    resource: string,
    { data, meta }: { data: object; meta?: unknown },
  ) => ({
    data: asRead(
      resource,
      await (await saving()).createRecord<R>(resource, metaOf(meta).params ?? {}, { ...data }),
    ),
  }),
  update: async <R extends RaRecord>(
    resource: string,
    {
      id,
      data,
      previousData,
      meta,
    }: { id: Identifier; data: object; previousData?: object; meta?: unknown },
  ) => ({
    data: asRead(
      resource,
      await (await saving()).saveRecord<R>(
        resource,
        metaOf(meta).params ?? {},
        id,
        { ...data },
        previousData && { ...previousData },
      ),
    ),
  }),
  updateMany: async (resource, { ids, data, meta }) => ({
    data: await forEachId(ids, async (id) =>
      (await saving()).saveRecord(resource, metaOf(meta).params ?? {}, id, { ...data }),
    ),
  }),
  delete: async <R extends RaRecord>(
    resource: string,
    { id, previousData, meta }: DeleteParams<R>,
  ) => {
    await remove(resource, id, meta);
    return { data: previousData ?? ({ id } as R) };
  },
  deleteMany: async (resource, { ids, meta }) => ({
    data: await forEachId(ids, (id) => remove(resource, id, meta)),
  }),
  act,
  hasCall,
} satisfies DataProvider);

/** Reads a list whole, page after page, as `meta.whole` asks. */
export const readWhole: DataProvider['getList'] = (resource, params) =>
  readWholeList(declaredProvider.getList, resource, params, metaOf(params.meta).onPage);

/** Returns whether a list is to be read whole. */
export const isWhole = ({ meta }: Pick<GetListParams, 'meta'>): boolean =>
  metaOf(meta).whole === true;
