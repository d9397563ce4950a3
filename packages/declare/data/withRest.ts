import type { RaRecord } from 'react-admin';
import { resourceNamed } from '../registry.ts';
import type { ReadMany } from './referenceNames.ts';

type Method = (resource: string, ...rest: never[]) => Promise<unknown>;

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'act',
] as const;
type MethodName = (typeof METHODS)[number];

/** What answers records. */
const READERS: readonly MethodName[] = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
];

/** Returns an answer whose records are named by the records that they refer to, if the declaration says so. */
const withNames = async (
  resource: string,
  answer: { data: RaRecord | RaRecord[] },
  readMany: ReadMany,
) => {
  const { fields, name } = resourceNamed(resource);
  if (!fields[name]?.reference) return answer;
  const { withReferenceNames } = await import('./referenceNames.ts');
  const rows = await withReferenceNames(resource, [answer.data].flat(), readMany);
  return { ...answer, data: Array.isArray(answer.data) ? rows : rows[0] };
};

/** Hands what concerns a resource without calls of its own to the provider of their dialect, which is fetched with the first of them. */
export const withRest = <P extends Readonly<Record<MethodName, Method>>>(provider: P): P => {
  const dispatched = METHODS.map((name) => {
    const own: Method = provider[name];
    const answered: Method = async (resource, ...rest) => {
      if (!resourceNamed(resource).rest) return own(resource, ...rest);
      const { restProvider } = await import('./rest.ts');
      const foreign = restProvider[name] as Method; // each takes what its namesake takes
      return foreign(resource, ...rest);
    };
    const method: Method = async (resource, ...rest) => {
      const answer = await answered(resource, ...rest);
      if (!READERS.includes(name)) return answer;
      return withNames(
        resource,
        answer as { data: RaRecord | RaRecord[] },
        methods.getMany as ReadMany,
      ); // what these methods answer
    };
    return [name, method] as const;
  });
  const methods = Object.fromEntries(dispatched) as Record<MethodName, unknown>;
  return { ...provider, ...methods };
};
