import { resourceNamed } from '../framework/registry.ts';

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

/** Hands what concerns a resource without calls of its own to the provider of their dialect, which is fetched with the first of them. */
export const withRest = <P extends Readonly<Record<MethodName, Method>>>(provider: P): P => {
  const dispatched = METHODS.map((name) => {
    const own: Method = provider[name];
    const method: Method = async (resource, ...rest) => {
      if (!resourceNamed(resource).rest) return own(resource, ...rest);
      const { restProvider } = await import('./rest.ts');
      const foreign = restProvider[name] as Method; // each takes what its namesake takes
      return foreign(resource, ...rest);
    };
    return [name, method] as const;
  });
  return { ...provider, ...Object.fromEntries(dispatched) };
};
