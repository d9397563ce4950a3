import type { Role } from './contract/call.ts';
import { isReadBy } from './contract/rest/declaration.ts';
import type { Resource } from './define/resource.ts';

let declared: ReadonlyMap<string, Resource> = new Map();

/** Registers the resources, instead of earlier ones, before anything is rendered. */
export const registerResources = (resources: readonly Resource[]): void => {
  declared = new Map(resources.map((resource) => [resource.resource, resource]));
};

export const allResources = (): readonly Resource[] => [...declared.values()];

/** Returns a declaration by its name. @throws if there is none: a programming error, which `checkResources` finds in declarations. */
export const resourceNamed = (name: string): Resource => {
  const resource = declared.get(name);
  if (!resource) throw new Error(`No resource ${name} is declared`);
  return resource;
};

/** Returns the fields that a role reads, in their order. */
export const readableFields = ({ fields }: Resource, role: Role | undefined): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isReadBy(field, role) ? [name] : []));

/** Returns the first part of the path of a resource's screens for a role, without slashes. */
export const browserPath = (
  { path, resource }: Pick<Resource, 'path' | 'resource'>,
  role: Role | undefined,
): string => (typeof path === 'string' ? path : ((role ? path[role] : undefined) ?? resource));

/** Returns whether a role reads single records of a resource, by a call or from the list. */
export const canRead = (resource: string, role: Role | undefined): boolean => {
  const calls = role ? resourceNamed(resource).api[role] : undefined;
  return calls !== undefined && (calls.one ?? calls.list) !== undefined;
};
