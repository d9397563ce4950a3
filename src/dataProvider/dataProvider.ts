import type {
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
} from 'ra-core';
import { queryOf, sortsOf } from '../api/callQueries.ts';
import { perform } from '../api/httpClient.ts';
import type { PathParams } from '../api/url.ts';
import { resourceNamed } from '../framework/registry.ts';
import { albums } from './albums.ts';
import { withEarlyList } from './earlyList.ts';
import { forEachId } from './forEachId.ts';
import { type ListBody, readList, readOne } from './listAnswer.ts';
import { listQuery } from './listQuery.ts';
import { pageStart, rememberNextStart } from './pageStarts.ts';
import { photos } from './photos.ts';
import type { ActionCall } from './resourceCalls.ts';
import { asRead, callOf, hasCall, pathParams } from './resourceCalls.ts';
import { readWholeList } from './wholeList.ts';
import { withRest } from './withRest.ts';

/** Fetched when something is saved first; lists do without it. */
const saving = () => import('./saving.ts');

/** What screens say beside react-admin's own parameters. */
interface Meta {
  /** Parameters of the call's path that come from around the resource (ui/place). */
  params?: PathParams;
  /** All rows, as many as `pagination.perPage` allows, whatever a page holds. */
  whole?: boolean;
  /** Is told after each page of a whole list how many rows are read, and of how many where that is known. */
  onPage?: (progress: { read: number; total?: number | undefined }) => void;
}

const metaOf = (meta: unknown): Meta => (meta ?? {}) as Meta; // react-admin's `meta` is any; ours is always this

/** Only filters that the contract's call declares; what is left over of an older address is dropped. */
const knownFilters = (filter: Record<string, unknown> | undefined, names: readonly string[]) =>
  Object.fromEntries(Object.entries(filter ?? {}).filter(([name]) => names.includes(name)));

// The record types below are react-admin's callers' to name; what arrives is the contract's row of the resource.

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

/** Records of a resource that has nothing but a short list: what others name is found there. */
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

/** Some calls name what is deleted behind the question mark (specification, chapter 7: DELETE with a background param). */
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
 * Where every declared resource reads and writes: the contract's calls for the signed-in role (specification, chapters 6 and 7),
 * and beside them the declarations' actions and the photo actions. Every method throws ApiError.
 */
const provider = withRest({
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
  ...photos,
  ...albums,
} satisfies DataProvider);

const { askEarly, getList: getListOnce } = withEarlyList(provider.getList);

/** As above; a list is read whole where `meta.whole` demands it. */
export const dataProvider: typeof provider = {
  ...provider,
  getList: (resource, params) =>
    metaOf(params.meta).whole
      ? readWholeList(provider.getList, resource, params, metaOf(params.meta).onPage)
      : getListOnce(resource, params),
};

export { askEarly };

/** The data provider with its own methods, for `useDataProvider<TurntableDataProvider>()`. */
export type TurntableDataProvider = typeof dataProvider;
