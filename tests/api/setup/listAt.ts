import type { Call, Role } from '@turntable/declare/contract/call.ts';
import { browserPath } from '@turntable/declare/registry.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

/** Returns the list at a path: a resource's own, or one in a tab of another record. */
const shownAt = (pathname: string, role: Role) => {
  const [, name, id, key] = pathname.split('/');
  const found = RESOURCES.find((one) =>
    [one.resource, browserPath(one, role)].includes(name ?? ''),
  );
  if (id === undefined) return { shown: found, params: {} };
  const tab = found?.form?.find((one) => one.key === key);
  if (!tab || !('list' in tab)) return { shown: undefined, params: {} };
  const params = Object.fromEntries(Object.keys(tab.params ?? {}).map((param) => [param, id]));
  return { shown: RESOURCES.find(({ resource }) => resource === tab.list), params };
};

/** Returns the list that an address of the interface or the address bar shows, as its page requests it. */
export const listAt = (
  address: string,
  role: Role,
): { call: Call; params: Record<string, string>; query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const { shown, params } = shownAt(pathname, role);
  const call = shown?.api[role]?.list;
  if (!call) throw new Error(`${role} has no list at ${pathname}`);
  const { filter = '{}', ...order } = Object.fromEntries(searchParams);
  return { call, params, query: { ...(JSON.parse(filter) as Record<string, string>), ...order } };
};
