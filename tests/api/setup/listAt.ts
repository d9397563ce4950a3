import type { Call, Role } from '../../../contract/call.ts';
import { browserPath } from '../../../src/framework/registry.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

/** Returns the list that an address of the interface or the address bar shows, as its page requests it. */
export const listAt = (
  address: string,
  role: Role,
): { call: Call; query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const shown = RESOURCES.find((declared) =>
    [`/${declared.resource}`, `/${browserPath(declared, role)}`].includes(pathname),
  );
  const call = shown?.api[role]?.list;
  if (!call) throw new Error(`${role} has no list at ${pathname}`);
  const { filter = '{}', ...order } = Object.fromEntries(searchParams);
  return { call, query: { ...(JSON.parse(filter) as Record<string, string>), ...order } };
};
