import type { Role } from '@turntable/declare/contract/call.ts';
import { USER_FIELDS, unknownUserFields } from '@turntable/declare/contract/condition.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { callsOf, NEEDED, rolesOf, verbsOf } from './grants.ts';

/** Reports rights without a call, calls that refuse the role, actions that no role may do, and conditions that never hold. */
export const rightsProblems = (declared: Resource): string[] => {
  const { access, actions = {} } = declared;
  const roles = rolesOf(declared);
  const granted = (Object.keys(access) as Role[]).flatMap((role) => {
    if (!roles.includes(role)) return [`grants ${role} rights, but has no calls for this role`];
    const calls = callsOf(declared, role);
    return verbsOf(declared, role).flatMap((verb) => {
      const names = NEEDED[verb] ?? (actions[verb] ? [actions[verb].call] : undefined);
      if (!names) return [`grants ${role} "${verb}", but has no such action`];
      return names.flatMap((name) => {
        const call = calls[name];
        if (!call) return [`grants ${role} "${verb}", but has no call "${name}" for this role`];
        return call.roles === 'public' || call.roles.includes(role)
          ? []
          : [`grants ${role} "${verb}", but ${call.path} refuses this role`];
      });
    });
  });
  const withoutAccess = roles
    .filter((role) => !access[role])
    .map((role) => `has calls for ${role}, but no access rule`);
  const all = roles.flatMap((role) => verbsOf(declared, role));
  const reserved = Object.keys(actions).filter((action) => action in NEEDED);
  const ungranted = Object.keys(actions).filter((action) => !all.includes(action));
  const rights = roles.flatMap((role) => access[role] ?? []);
  const conditions = [
    ...rights.map((right) => (typeof right === 'string' ? {} : right.where)),
    ...Object.values(actions).map(({ when = {} }) => when),
  ];
  return [
    ...conditions
      .flatMap(unknownUserFields)
      .map(
        (name) =>
          `a condition names ${name}, but users only have ${USER_FIELDS.map((field) => `$user.${field}`).join(', ')}`,
      ),
    ...granted,
    ...withoutAccess,
    ...reserved.map(
      (action) => `has an action called "${action}", which is the name of a built-in right`,
    ),
    ...ungranted.map((action) => `grants no role its action "${action}"`),
  ];
};
