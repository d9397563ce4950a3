import type { Role } from '../../contract/call.ts';
import type { Field } from './define/field.ts';
import type { Resource } from './define/resource.ts';

let declared: ReadonlyMap<string, Resource> = new Map();

/** Makes resources known to the derived parts, before anything is shown, in place of those that were known. */
export const registerResources = (resources: readonly Resource[]): void => {
  declared = new Map(resources.map((resource) => [resource.resource, resource]));
};

export const allResources = (): readonly Resource[] => [...declared.values()];

/** @throws when nobody declared it: a mistake of ours, found by `checkResources` where a declaration made it. */
export const resourceNamed = (name: string): Resource => {
  const resource = declared.get(name);
  if (!resource) throw new Error(`No resource ${name} is declared`);
  return resource;
};

/** Whether a role reads a field. */
export const isReadBy = ({ readers }: Field<never>, role: Role | undefined): boolean =>
  readers === undefined || (role !== undefined && readers.includes(role));

/** The fields that a role reads, in their order. */
export const readableFields = ({ fields }: Resource, role: Role | undefined): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isReadBy(field, role) ? [name] : []));

/** The first part of the addresses of a resource's screens for a role, without slashes around it. */
export const browserPath = (
  { path, resource }: Pick<Resource, 'path' | 'resource'>,
  role: Role | undefined,
): string => (typeof path === 'string' ? path : ((role && path[role]) ?? resource));

/** Whether a role reads single records of a resource, by a call of its own or out of the list. */
export const canRead = (resource: string, role: Role | undefined): boolean => {
  const calls = role && resourceNamed(resource).api[role];
  return calls !== undefined && (calls.one ?? calls.list) !== undefined;
};
