import type { Role } from '@turntable/declare/contract/call.ts';
import type { Field } from '@turntable/declare/define/field.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { listCall, listingRoles, listNames, rolesOf, verbsOf } from './grants.ts';

/** Reports references to resources that do not exist, or that a role which sees the reference cannot list. */
export const referenceProblems = (declared: Resource, resources: readonly Resource[]): string[] => {
  const targetProblems = (place: string, target: string, roles: readonly Role[]): string[] => {
    const found = resources.find(({ resource }) => resource === target);
    if (!found) return [`${place}: there is no resource "${target}"`];
    return roles
      .filter((role) => !listCall(found, role))
      .map((role) => `${place}: ${role} has no list of ${target}`);
  };
  const ofFields = (
    place: string,
    fields: Readonly<Record<string, Field<never>>>,
    roles: readonly Role[],
  ) =>
    Object.entries(fields).flatMap(([name, { reference, readers = roles }]) =>
      reference ? targetProblems(`${place} ${name}`, reference, readers) : [],
    );
  /** Reports a filter whose choices no role can list. For a single role that cannot list them, the filter is left out. */
  const filterProblems = (name: string, target: string): string[] => {
    const roles = listingRoles(declared).filter((role) => listNames(declared, role).includes(name));
    const found = resources.find(({ resource }) => resource === target);
    const isUsable = found && roles.some((role) => listCall(found, role));
    return isUsable ? [] : targetProblems(`filter ${name}`, target, roles);
  };
  const granted = (verb: string) =>
    rolesOf(declared).filter((role) => verbsOf(declared, role).includes(verb));
  return [
    ...ofFields('field', declared.fields, rolesOf(declared)),
    ...Object.entries(declared.actions ?? {}).flatMap(([action, { input = {} }]) =>
      ofFields(`action ${action},`, input, granted(action)),
    ),
    ...(declared.list?.filters ?? []).flatMap((filter) =>
      typeof filter === 'object' && 'reference' in filter
        ? filterProblems(filter.name, filter.reference)
        : [],
    ),
  ];
};
