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
import type { Car } from '../../contract/entities/car.ts';
import { ApiError } from '../api/apiError.ts';
import { perform } from '../api/httpClient.ts';
import { roleOfSession } from '../api/session.ts';
import { createBody, saveBody } from './carBody.ts';
import { carCalls, type ResourceCalls } from './carCalls.ts';
import { CARS_LIST, carsQuery } from './carsQuery.ts';
import { type ListBody, readList, readOne } from './listAnswer.ts';
import { photos } from './photos.ts';

/** How many rows one bulk action sends at a time. */
const AT_A_TIME = 4;

/** The calls behind a resource for the signed-in role; a role without any is refused here as the server would. */
const callsOf = (resource: string): ResourceCalls => {
  if (resource !== 'cars') throw new Error(`No calls are known for the resource ${resource}`);
  const role = roleOfSession();
  const calls = role && carCalls[role];
  if (!calls) throw new ApiError(403, 'ra.message.access_denied');
  return calls;
};

/** Does `work` for every id, a few at a time. All are tried; the first failure is thrown when they are through. */
const forEach = async (ids: Identifier[], work: (id: Identifier) => Promise<unknown>): Promise<Identifier[]> => {
  const waiting = [...ids];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await work(id).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failures.length > 0) throw failures[0];
  return ids;
};

// The record types below are react-admin's callers' to name; what arrives is the contract's row of the resource.

const getList = async <R extends RaRecord>(resource: string, { pagination, sort, filter, meta, signal }: GetListParams) => {
  const asked = pagination ?? { page: 1, perPage: CARS_LIST.perPage };
  const query = carsQuery({ pagination: asked, sort, filter, after: meta?.after });
  return readList((await perform(callsOf(resource).list, { query, signal })) as ListBody<R>, asked);
};

const getOne = async <R extends RaRecord>(resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
  data: readOne((await perform(callsOf(resource).one, { params: { id }, signal })) as R),
});

const create = async <R>(resource: string, data: Parameters<typeof createBody>[0]) => ({
  data: readOne((await perform(callsOf(resource).create, { body: createBody(data) })) as R),
});

const update = async <R extends RaRecord>(resource: string, id: Identifier, data: Partial<Car>, before?: Partial<Car>) => ({
  data: readOne((await perform(callsOf(resource).save, { params: { id }, body: saveBody(data, before) })) as R),
});

const remove = (resource: string, id: Identifier) => perform(callsOf(resource).remove, { params: { id } });

/**
 * Where react-admin's resources read and write: the contract's calls for the signed-in role (specification, chapters 6 and 7),
 * and beside them the photo actions. Every method throws ApiError.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList,
  getOne,
  getMany: async <R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R> & QueryFunctionContext) => {
    const records = await Promise.all(ids.map((id) => getOne<R>(resource, { id, signal })));
    return { data: records.map(({ data }) => data) };
  },
  getManyReference: <R extends RaRecord>(resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
    getList<R>(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: (resource, { data }) => create(resource, data),
  update: (resource, { id, data, previousData }) => update(resource, id, data, previousData),
  updateMany: async (resource, { ids, data }) => ({ data: await forEach(ids, (id) => update(resource, id, data)) }),
  delete: async <R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) => {
    await remove(resource, id);
    return { data: previousData ?? ({ id } as R) };
  },
  deleteMany: async (resource, { ids }) => ({ data: await forEach(ids, (id) => remove(resource, id)) }),
  ...photos,
} satisfies DataProvider;

/** The data provider with its photo actions, for `useDataProvider<TurntableDataProvider>()`. */
export type TurntableDataProvider = typeof dataProvider;
