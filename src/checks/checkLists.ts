import type { Role } from '@turntable/declare/contract/call.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { filterNames, listCall, listingRoles, listNames, listSorts } from './grants.ts';

/** Reports parameters of a list that its call does not know. */
export const listProblems = (declared: Resource): string[] => {
  const { list, fields, always = {} } = declared;
  const roles = listingRoles(declared);
  const asked = (has: (role: Role) => boolean): boolean => roles.some(has);
  const parameters = [...filterNames(declared), ...Object.keys(always)];
  const sorts = Object.entries(fields).flatMap(([name, { sort }]) =>
    typeof sort === 'string' ? [[name, sort] as const] : [],
  );
  return [
    ...(list && roles.length === 0 ? ['has a list that no role may open'] : []),
    ...parameters
      .filter((name) => !asked((role) => listNames(declared, role).includes(name)))
      .map((name) => `no list call can be filtered by "${name}"`),
    ...(list?.search && !asked((role) => listNames(declared, role).includes('q'))
      ? ['has a search, but no list call takes "q"']
      : []),
    ...roles
      .filter(
        (role) =>
          list &&
          listSorts(declared, role).length > 0 &&
          !listSorts(declared, role).includes(list.sort[0]),
      )
      .map((role) => `${listCall(declared, role)?.path} cannot be sorted by "${list?.sort[0]}"`),
    ...sorts
      .filter(([, sort]) => !asked((role) => listSorts(declared, role).includes(sort)))
      .map(([name, sort]) => `field ${name}: no list can be sorted by "${sort}"`),
  ];
};
