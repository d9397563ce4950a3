import DataLoader from 'dataloader';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetListResult,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { ApiError, apiErrorFrom } from '../api/apiError.ts';
import { limitsOf } from '../api/callLimits.ts';
import { queryOf, sortsOf } from '../api/callQueries.ts';
import { exchange, perform } from '../api/httpClient.ts';
import { roleOfSession } from '../api/session.ts';
import type { Method } from '../contract/call.ts';
import type { ManyOutcome } from '../contract/rest/calls.ts';
import {
  type HttpClient,
  MOST_RECORDS,
  manyOf,
  type RestSource,
  TOTAL_IS_MINIMUM,
} from '../contract/rest/declaration.ts';
import { readFilterName } from '../contract/rest/filters.ts';
import type { KindName } from '../define/field.ts';
import { withoutName } from '../list/nameOf.ts';
import { readableFields, resourceNamed } from '../registry.ts';
import { forEachId } from './forEachId.ts';
import type { ActionCall } from './resourceCalls.ts';
import { asRead, callOf, hasCall } from './resourceCalls.ts';

type Values = Record<string, unknown>;

/** Makes the requests of the dialect's package in our session, with our errors and refreshed tokens. */
const inSession = async (
  path: string,
  { method = 'GET', body, signal }: Parameters<HttpClient>[1] = {},
): ReturnType<HttpClient> => {
  // the dialects have no other methods; a colon would be a parameter
  const route = { method: method as Method, path: path.replaceAll(':', '%3A'), roles: [] };
  const answer = await exchange(route, {
    ...(typeof body === 'string' && { body: JSON.parse(body) }),
    ...(signal && { signal }),
  });
  return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
};

const own = simpleRestProvider('rest', inSession);

/** Reads a page of a list of our own server. Of many records it says only that there are more than some (contract/rest/declaration.ts). */
const ownList = async <R extends RaRecord>(
  resource: string,
  params: GetListParams,
): Promise<GetListResult<R>> => {
  let isMinimum = false;
  const provider = simpleRestProvider('rest', async (...asked) => {
    const answer = await inSession(...asked);
    isMinimum = answer.headers.has(TOTAL_IS_MINIMUM);
    return answer;
  });
  const { data, total = 0 } = await provider.getList<R>(resource, params);
  if (!isMinimum) return { data, total };
  const { page = 1, perPage = data.length } = params.pagination ?? {};
  const pageInfo = { hasNextPage: page * perPage < total, hasPreviousPage: page > 1 };
  return { data, pageInfo, meta: { nextCursor: null, atLeast: total - 1 } };
};

const foreign = new Map<RestSource, Promise<DataProvider>>();

/** Returns the provider of the resource's dialect, with our own server's address: it passes the calls of a source on. */
const dialectOf = async (resource: string): Promise<DataProvider> => {
  const { source } = resourceNamed(resource);
  if (!source) return own;
  const known = foreign.get(source);
  if (known) return known;
  // the declaration names one of react-admin's
  const made = Promise.resolve(source.provider('sources', inSession)) as Promise<DataProvider>;
  foreign.set(source, made);
  return made;
};

/** Uploads a chosen picture or file. @returns its address @throws ApiError with a message for the field */
const uploaded = async (resource: string, field: string, file: File): Promise<string> => {
  const route = { method: 'POST', path: `rest/${resource}/files`, roles: [] } as const;
  try {
    const { url } = (await perform(route, { form: { fields: { field }, files: { file } } })) as {
      url: string;
    }; // packages/declare/contract/rest/calls.ts
    return url;
  } catch (error) {
    if (error instanceof ApiError && error.errors.file)
      throw new ApiError(error.code, error.title, { [field]: error.errors.file });
    throw error;
  }
};

/** Returns what is sent of a record: its declared fields. Uploads new pictures first, and puts their addresses in their place. */
const bodyOf = async (
  resource: string,
  purpose: 'create' | 'save',
  record: Values,
): Promise<Values> => {
  const body: Values = {};
  for (const name of Object.keys(limitsOf(callOf(resource, purpose)))) {
    const value = record[name];
    const send = (one: unknown) => (one instanceof File ? uploaded(resource, name, one) : one);
    if (Array.isArray(value)) body[name] = await Promise.all(value.map(send));
    else if (value !== undefined) body[name] = await send(value);
  }
  return body;
};

/** Reads a record as it is stored, also fields that the role does not read. */
const readWhole = async (resource: string, id: Identifier): Promise<Values> =>
  (await (await dialectOf(resource)).getOne<RaRecord>(resource, { id })).data;

/** Returns whether what a page has read is the whole record: the role sees every field, and no list of another server has shown only a part of it. */
const readsAll = (resource: string): boolean => {
  const declared = resourceNamed(resource);
  if (declared.source) return false;
  return readableFields(declared, roleOfSession()).length === Object.keys(declared.fields).length;
};

/**
 * Saves a record as a whole: the dialect's PUT replaces what is stored, so a field that is left out would be lost. `before` is what the
 * page has read; without it, or where the role does not read all of it, the record is read first.
 */
const replace = async <R extends RaRecord>(
  resource: string,
  id: Identifier,
  change: Values,
  before?: Values,
) => {
  const whole = before && readsAll(resource) ? before : await readWhole(resource, id);
  const version = before?.version ?? change.version ?? whole.version;
  const data = { ...withoutName(whole), ...change, ...(version === undefined ? {} : { version }) };
  const saved = await (await dialectOf(resource)).update<R>(resource, {
    id,
    data: data as unknown as Partial<R>,
    previousData: whole as R,
  });
  // a source may answer nothing; the id of the page's address is a text
  return { data: asRead(resource, { ...data, ...saved.data } as R) };
};

/** The kinds whose values are stored as numbers; an address holds text. */
const NUMBERS: readonly KindName[] = [
  'flag',
  'integer',
  'decimal',
  'money',
  'reference',
  'references',
];
const asStored = (value: unknown, kind: KindName | undefined): unknown =>
  typeof value === 'string' && kind && NUMBERS.includes(kind) && Number.isFinite(Number(value))
    ? Number(value)
    : value; // the id of a record of a source may be a text

/** Returns the filters that the declaration has. Drops others, which an older address may contain. Flags of a source are true and false. */
const knownFilters = (resource: string, filter: Values = {}): Values => {
  const names = queryOf(callOf(resource, 'list'));
  const { fields, source } = resourceNamed(resource);
  const known = Object.entries(filter).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    known.map(([name, value]) => {
      const kind = fields[readFilterName(fields, name).field]?.kind;
      const stored = asStored(value, kind);
      return [name, source && kind === 'flag' ? Boolean(stored) : stored];
    }),
  );
};

/** Reads a page of a list. `always` are filters that the screen sets, not the user. */
const getList = async <R extends RaRecord>(
  resource: string,
  params: GetListParams,
  always: Values = {},
): Promise<GetListResult<R>> => {
  const { sort, filter } = params;
  const isSortable = sort && sortsOf(callOf(resource, 'list')).includes(sort.field);
  const asked = {
    ...params,
    sort: isSortable ? sort : undefined,
    filter: { ...knownFilters(resource, filter), ...always },
  };
  const { data, ...rest } = resourceNamed(resource).source
    ? await (await dialectOf(resource)).getList<R>(resource, asked)
    : await ownList<R>(resource, asked);
  return { ...rest, data: data.map((row) => asRead(resource, row)) };
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Returns what to save of a record: of a source's, only what the user has changed, because another user may have changed the rest meanwhile. */
const changesOf = (resource: string, body: Values, seen: Values | undefined): Values =>
  resourceNamed(resource).source && seen
    ? Object.fromEntries(Object.entries(body).filter(([name, value]) => !isSame(value, seen[name])))
    : body;

/** Makes a change to several records with one request. @returns an ApiError for each that failed */
const changeMany = async (
  resource: string,
  call: string,
  ids: readonly Identifier[],
  body: Values | undefined,
): Promise<unknown[]> => {
  const { method, path, roles } = callOf(resource, manyOf(call));
  const { failed } = (await perform(
    { method, path, roles },
    {
      query: { filter: JSON.stringify({ id: ids }) },
      ...(body && { body }),
    },
  )) as ManyOutcome;
  const failures = new Map(failed.map(({ id, status, ...why }) => [id, apiErrorFrom(status, why)]));
  return ids.map((id) => failures.get(Number(id)) ?? { id });
};

/** Returns how many records are changed at the same moment; undefined if another server keeps them, which takes them one by one. */
const atATime = (resource: string, call: string): number | undefined =>
  hasCall(resource, manyOf(call)) ? MOST_RECORDS : undefined;

/** The changes that wait for others like them. */
const batches = new Map<string, DataLoader<Identifier, unknown>>();

/**
 * Makes a change to a record that our server keeps. The same change to several, requested at the same moment by a bulk action, is one request;
 * each has an outcome of its own. `alone` makes the change to this record only.
 */
const change = (
  resource: string,
  call: string,
  id: Identifier,
  body: Values | undefined,
  alone: () => Promise<unknown>,
): Promise<unknown> => {
  if (!atATime(resource, call)) return alone();
  const asked = JSON.stringify([resource, call, body]);
  const start = () =>
    new DataLoader<Identifier, unknown>(
      async (ids) => {
        batches.delete(asked);
        return ids.length > 1 ? changeMany(resource, call, ids, body) : [await alone()];
      },
      { cache: false, maxBatchSize: MOST_RECORDS },
    );
  const batch = batches.get(asked) ?? start();
  batches.set(asked, batch);
  return batch.load(id);
};

const update = async <R extends RaRecord>(
  resource: string,
  { id, data, previousData }: Omit<UpdateParams, 'previousData'> & { previousData?: Values },
) => {
  const body = changesOf(resource, await bodyOf(resource, 'save', { ...data }), previousData);
  return replace<R>(
    resource,
    id,
    { ...body, ...('version' in data && { version: data.version }) },
    previousData,
  );
};

const remove = async <R extends RaRecord>(resource: string, params: DeleteParams<R>) => {
  callOf(resource, 'remove');
  const alone = async () => (await (await dialectOf(resource)).delete<R>(resource, params)).data;
  const data = (await change(resource, 'remove', params.id, undefined, alone)) as Partial<R>;
  return { data: { ...params.previousData, ...data, id: params.id } as R }; // a source may answer nothing
};

/**
 * Where resources without calls of their own read and write: the dialect of ra-data-simple-rest at `rest/<resource>`, or a source's at
 * `sources/<resource>`. What the declaration does not grant the role is refused here as the server would. Every method throws ApiError.
 */
export const restProvider = {
  getOne: async (resource, { id, signal }) => {
    callOf(resource, 'one');
    const { data } = await (await dialectOf(resource)).getOne(resource, {
      id,
      ...(signal && { signal }),
    });
    return { data: asRead(resource, data) };
  },
  getMany: async (resource, { ids, signal }) => {
    const { data } = await (await dialectOf(resource)).getMany(resource, {
      ids,
      ...(signal && { signal }),
    });
    return { data: data.map((record) => asRead(resource, record)) };
  },
  getList: (resource, params) => getList(resource, params),
  getManyReference: (resource, { target, id, ...params }) =>
    getList(resource, params, {
      [target]: asStored(id, resourceNamed(resource).fields[target]?.kind),
    }),
  create: async <R extends Omit<RaRecord, 'id'>>(resource: string, { data }: CreateParams<R>) => {
    const made = await (await dialectOf(resource)).create(resource, {
      data: await bodyOf(resource, 'create', { ...data }),
    });
    return { data: asRead(resource, made.data) };
  },
  update,
  updateMany: async (resource, { ids, data }) => {
    const body = await bodyOf(resource, 'save', { ...data });
    const save = (id: Identifier) =>
      change(
        resource,
        'save',
        id,
        body,
        async () => (await update(resource, { id, data: body })).data,
      );
    return { data: await forEachId(ids, save, atATime(resource, 'save')) };
  },
  delete: remove,
  deleteMany: async (resource, { ids }) => ({
    data: await forEachId(ids, (id) => remove(resource, { id }), atATime(resource, 'remove')),
  }),
  /** Runs an action. Sends only the user's input: the server knows what the action sets. */
  act: async (
    resource: string,
    action: string,
    { id = '', body = {} }: ActionCall = {},
  ): Promise<unknown> => {
    const { input = {} } = resourceNamed(resource).actions?.[action] ?? {};
    const asked = Object.fromEntries(Object.entries(body).filter(([name]) => name in input));
    const alone = () => perform(callOf(resource, action), { params: { id }, body: asked });
    return change(resource, action, id, asked, alone);
  },
} satisfies DataProvider;
