import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  fetchUtils,
  GetListParams,
  GetListResult,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { type Method, ROLES } from '../../contract/call.ts';
import { ApiError } from '../api/apiError.ts';
import { limitsOf } from '../api/callLimits.ts';
import { queryOf } from '../api/callQueries.ts';
import { exchange, perform } from '../api/httpClient.ts';
import { roleOfSession } from '../api/session.ts';
import type { KindName } from '../framework/define/field.ts';
import { withoutName } from '../framework/list/nameOf.ts';
import { readableFields, resourceNamed } from '../framework/registry.ts';
import { forEachId } from './forEachId.ts';
import type { ActionCall } from './resourceCalls.ts';
import { asRead, callOf } from './resourceCalls.ts';

type Values = Record<string, unknown>;

/** The package's HTTP client in our session, with our errors and refreshed tokens. */
const inSession = async (
  path: string,
  { method = 'GET', body, signal }: fetchUtils.Options = {},
) => {
  const route = { method: method as Method, path, roles: ROLES }; // the dialect has no others
  const answer = await exchange(route, {
    ...(typeof body === 'string' && { body: JSON.parse(body) }),
    ...(signal && { signal }),
  });
  return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
};

const dialect = simpleRestProvider('rest', inSession);

/** Uploads a chosen picture. @returns its address @throws ApiError with a message for the field */
const uploaded = async (resource: string, field: string, file: File): Promise<string> => {
  const route = { method: 'POST', path: `rest/${resource}/files`, roles: ROLES } as const;
  try {
    const { url } = (await perform(route, { form: { fields: {}, files: { file } } })) as {
      url: string;
    }; // contract/rest/calls.ts
    return url;
  } catch (error) {
    if (error instanceof ApiError && error.errors.file)
      throw new ApiError(error.code, error.title, { [field]: error.errors.file });
    throw error;
  }
};

/** What is sent of a record: its declared fields; new pictures first, then their addresses in their place. */
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

/** The record as it is stored, fields that the role does not read among them. */
const readWhole = async (resource: string, id: Identifier): Promise<Values> =>
  (await dialect.getOne<RaRecord>(resource, { id })).data;

/** Whether the role sees every field of a record: then what a page has read is the whole of it. */
const readsAll = (resource: string): boolean => {
  const declared = resourceNamed(resource);
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
  const saved = await dialect.update<R>(resource, {
    id,
    data: data as unknown as Partial<R>,
    previousData: { id } as R,
  }); // the dialect sends `data` alone
  return { data: asRead(resource, saved.data) };
};

/** What is stored as a number; an address holds text. */
const NUMBERS: readonly KindName[] = ['flag', 'integer', 'decimal', 'reference', 'references'];
const asStored = (value: unknown, kind: KindName | undefined): unknown =>
  typeof value === 'string' && kind !== undefined && NUMBERS.includes(kind) ? Number(value) : value;

/** Only filters that the declaration has; what is left over of an older address is dropped. */
const knownFilters = (resource: string, filter: Values = {}): Values => {
  const names = queryOf(callOf(resource, 'list'));
  const { fields } = resourceNamed(resource);
  const known = Object.entries(filter).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, asStored(value, fields[name]?.kind)]),
  );
};

const getList = async <R extends RaRecord>(
  resource: string,
  params: GetListParams,
): Promise<GetListResult<R>> => {
  const { data, ...rest } = await dialect.getList<R>(resource, {
    ...params,
    filter: knownFilters(resource, params.filter),
  });
  return { ...rest, data: data.map((row) => asRead(resource, row)) };
};

const update = async <R extends RaRecord>(
  resource: string,
  { id, data, previousData }: Omit<UpdateParams, 'previousData'> & { previousData?: Values },
) => {
  const body = await bodyOf(resource, 'save', { ...data });
  return replace<R>(
    resource,
    id,
    { ...body, ...('version' in data && { version: data.version }) },
    previousData,
  );
};

const remove = async <R extends RaRecord>(resource: string, params: DeleteParams<R>) => {
  callOf(resource, 'remove');
  return dialect.delete<R>(resource, params);
};

/**
 * Where resources without calls of their own read and write: the dialect of ra-data-simple-rest at `rest/<resource>`. What the
 * declaration does not grant the role is refused here as the server would. Every method throws ApiError.
 */
export const restProvider = {
  getList,
  getOne: async (resource, { id, signal }) => {
    callOf(resource, 'one');
    const { data } = await dialect.getOne(resource, { id, ...(signal && { signal }) });
    return { data: asRead(resource, data) };
  },
  getMany: async (resource, { ids, signal }) => {
    const { data } = await dialect.getMany(resource, { ids, ...(signal && { signal }) });
    return { data: data.map((record) => asRead(resource, record)) };
  },
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async <R extends Omit<RaRecord, 'id'>>(resource: string, { data }: CreateParams<R>) => {
    const made = await dialect.create(resource, {
      data: await bodyOf(resource, 'create', { ...data }),
    });
    return { data: asRead(resource, made.data) };
  },
  update,
  updateMany: async (resource, { ids, data }) => ({
    data: await forEachId(ids, (id) => update(resource, { id, data })),
  }),
  delete: remove,
  deleteMany: async (resource, { ids }) => ({
    data: await forEachId(ids, (id) => remove(resource, { id })),
  }),
  /** The server knows what an action sets; only the user's input is sent. */
  act: async (
    resource: string,
    action: string,
    { id = '', body = {} }: ActionCall = {},
  ): Promise<unknown> => {
    const { call = action, input = {} } = resourceNamed(resource).actions?.[action] ?? {};
    const asked = Object.entries(body).filter(([name]) => name in input);
    return perform(callOf(resource, call), { params: { id }, body: Object.fromEntries(asked) });
  },
} satisfies DataProvider;
