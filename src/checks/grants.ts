import { metadataOf } from '@turntable/declare/api/callMetadata.ts';
import type { Call, Role } from '@turntable/declare/contract/call.ts';
import {
  type Limits,
  limitsOfSchema,
  queryNames,
  sortNames,
} from '@turntable/declare/contract/fieldLimits.ts';
import type { Calls, Resource } from '@turntable/declare/define/resource.ts';

// What a declaration grants to each role, for the checks.

/** Returns a role's calls. */
export const callsOf = ({ api }: Resource, role: Role): Calls => api[role] ?? {};

/** The calls that each verb needs; actions name their own. */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  list: ['list'],
  export: ['list'],
  show: ['one'],
  create: ['create'],
  edit: ['one', 'save'],
  delete: ['remove'],
};

/** Returns the roles that have calls. */
export const rolesOf = ({ api }: Resource): Role[] => Object.keys(api) as Role[]; // the type has no other keys

/** Returns the verbs that a role is granted, for all records or for some. */
export const verbsOf = ({ access }: Resource, role: Role): string[] =>
  (access[role] ?? []).flatMap((right) => (typeof right === 'string' ? right : right.to));

export const listCall = (declared: Resource, role: Role): Call | undefined =>
  callsOf(declared, role).list;
/** Returns the roles that may open the list. */
export const listingRoles = (declared: Resource): Role[] =>
  rolesOf(declared).filter((role) => verbsOf(declared, role).includes('list'));
export const listSorts = (declared: Resource, role: Role): readonly string[] => {
  const call = listCall(declared, role);
  return metadataOf(call)?.sorts ?? sortNames(call ?? {});
};
export const listNames = (declared: Resource, role: Role): readonly string[] => {
  const call = listCall(declared, role);
  return metadataOf(call)?.names ?? queryNames(call ?? {});
};
/** Returns the parameters of a list's declared filters. */
export const filterNames = ({ list }: Resource): string[] =>
  (list?.filters ?? []).flatMap((filter) =>
    typeof filter === 'string' ? filter : 'days' in filter ? filter.days : filter.name,
  );
/** Returns the limits of what a call takes, by field. */
export const limitsOf = (call: Call | undefined): Limits => {
  const schema = call?.body ?? call?.form?.fields;
  return metadataOf(call)?.limits ?? (schema ? limitsOfSchema(schema) : {});
};
