import { namesInPath } from '@turntable/declare/api/url.ts';
import type { Role } from '@turntable/declare/contract/call.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { browserPath } from '@turntable/declare/registry.ts';
import { listCall, rolesOf } from './grants.ts';

/** Returns the names that occur more than once. */
export const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

const menuRoles = (declared: Resource): readonly Role[] =>
  declared.menu?.roles ?? (declared.menu ? rolesOf(declared) : []);

/** Reports lists in the menu that only work inside a record. */
const innerListProblems = (declared: Resource): string[] =>
  menuRoles(declared)
    .filter((role) => namesInPath(listCall(declared, role)?.path ?? '').length > 0)
    .map(
      (role) =>
        `${declared.resource}: is in the menu of ${role}, but its list works only inside a record; set menu.roles`,
    );

/** Reports names, addresses and menu places that are used twice. */
export const placeProblems = (resources: readonly Resource[]): string[] => {
  const placed = resources.flatMap((declared) =>
    rolesOf(declared).map((role) => `${role}: /${browserPath(declared, role)}`),
  );
  const orders = resources.flatMap((declared) =>
    menuRoles(declared).map((role) => `${role}: ${declared.menu?.order}`),
  );
  return [
    ...twice(resources.map(({ resource }) => resource)).map(
      (name) => `two resources are called ${name}`,
    ),
    ...twice(placed).map((path) => `two resources have the same path for ${path}`),
    ...twice(orders).map((order) => `two resources have the same menu order for ${order}`),
    ...resources.flatMap(innerListProblems),
  ];
};
