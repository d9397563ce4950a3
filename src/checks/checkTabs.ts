import { namesInPath } from '@turntable/declare/api/url.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { listCall, listingRoles, rolesOf } from './grants.ts';

/** Reports tabs behind a tab that does not exist, and action screens that no page with this list has. */
const keyProblems = (declared: Resource, resources: readonly Resource[]): string[] => {
  const tabs = declared.form ?? [];
  const behind = tabs.filter(
    (tab) =>
      tab.behind !== undefined && !tabs.some(({ key, behind: far }) => key === tab.behind && !far),
  );
  const around = resources.flatMap(({ form = [] }) =>
    form.some((tab) => 'list' in tab && tab.list === declared.resource) ? form : [],
  );
  const screens = Object.entries(declared.actions ?? {}).filter(
    ([, { screen }]) => screen && !around.some(({ key }) => key === screen),
  );
  return [
    ...behind.map(
      ({ key, behind: front }) => `tab ${key}: there is no tab "${front}" that it can stand behind`,
    ),
    ...screens.map(
      ([name, { screen }]) => `action ${name}: no page that shows this list has a tab "${screen}"`,
    ),
  ];
};

/** Reports lists inside a record whose calls do not get the parameters of their paths, for each role that sees the tab. */
export const tabProblems = (declared: Resource, resources: readonly Resource[]): string[] => [
  ...keyProblems(declared, resources),
  ...(declared.form ?? []).flatMap((tab) => {
    if (!('list' in tab)) return [];
    const target = resources.find(({ resource }) => resource === tab.list);
    if (!target) return [`tab ${tab.key}: there is no resource "${tab.list}"`];
    const roles = tab.roles ?? rolesOf(declared);
    const given = Object.keys(tab.params);
    const paths = roles.flatMap((role) =>
      Object.values(target.api[role] ?? {}).flatMap(({ path }) => namesInPath(path)),
    );
    return [
      ...roles
        .filter((role) => !listingRoles(target).includes(role))
        .map((role) => `tab ${tab.key}: ${role} may not list ${tab.list}`),
      ...roles.flatMap((role) =>
        namesInPath(listCall(target, role)?.path ?? '')
          .filter((name) => !given.includes(name))
          .map((name) => `tab ${tab.key}: ${listCall(target, role)?.path} needs "${name}"`),
      ),
      ...given
        .filter((name) => !paths.includes(name))
        .map((name) => `tab ${tab.key}: no call of ${tab.list} has a parameter "${name}"`),
      ...Object.values(tab.params)
        .filter((name) => name !== 'id' && !declared.fields[name])
        .map((name) => `tab ${tab.key}: there is no field "${name}"`),
    ];
  }),
];
