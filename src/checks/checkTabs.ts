import type { Resource } from '../framework/define/resource.ts';
import { listCall, listingRoles, namesInPath, rolesOf } from './grants.ts';

/** A list within a record: for each role that sees the tab, the other resource's calls get what their paths need. */
export const tabProblems = (declared: Resource, resources: readonly Resource[]): string[] =>
  (declared.form ?? []).flatMap((tab) => {
    if (!('list' in tab)) return [];
    const target = resources.find(({ resource }) => resource === tab.list);
    if (!target) return [`tab ${tab.key}: there is no resource "${tab.list}"`];
    const roles = tab.roles ?? rolesOf(declared);
    const given = Object.keys(tab.params);
    const paths = roles.flatMap((role) => Object.values(target.api[role] ?? {}).flatMap(({ path }) => namesInPath(path)));
    return [
      ...roles.filter((role) => !listingRoles(target).includes(role)).map((role) => `tab ${tab.key}: ${role} may not list ${tab.list}`),
      ...roles.flatMap((role) =>
        namesInPath(listCall(target, role)?.path ?? '')
          .filter((name) => !given.includes(name))
          .map((name) => `tab ${tab.key}: ${listCall(target, role)?.path} needs "${name}"`),
      ),
      ...given.filter((name) => !paths.includes(name)).map((name) => `tab ${tab.key}: no call of ${tab.list} has a parameter "${name}"`),
      ...Object.values(tab.params)
        .filter((name) => name !== 'id' && !declared.fields[name])
        .map((name) => `tab ${tab.key}: there is no field "${name}"`),
    ];
  });
