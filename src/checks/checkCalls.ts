import type { Call, Role } from '@turntable/declare/contract/call.ts';
import type { Calls, Resource } from '@turntable/declare/define/resource.ts';
import { callsOf, NEEDED, rolesOf, verbsOf } from './grants.ts';

/** Returns the names of the calls that a role's rights need, also `one` for roles with the list, which references read, and the calls of pictures. */
const wantedCalls = (declared: Resource, role: Role): string[] => {
  const verbs = verbsOf(declared, role);
  const wanted = verbs.flatMap((verb) => NEEDED[verb] ?? declared.actions?.[verb]?.call ?? []);
  const files = Object.entries(declared.fields).flatMap(([name, { kind }]) =>
    kind === 'image' ? [name, `${name}.remove`] : [],
  );
  return [
    ...wanted,
    ...(verbs.includes('list') ? ['one'] : []),
    ...(wanted.includes('create') || wanted.includes('save') ? files : []),
  ];
};

/** Returns the calls that some role of the resource makes. */
const usedCalls = (declared: Resource): Call[] =>
  rolesOf(declared).flatMap((role) =>
    wantedCalls(declared, role).flatMap((name) => callsOf(declared, role)[name] ?? []),
  );

/** Returns how otherCalls.ts names all calls of a group. */
const wholeGroup = (group: string) => `${group}.*`;

/** Reports calls of the contract that nothing makes, and calls listed in otherCalls.ts that a declaration makes. */
export const callProblems = (
  resources: readonly Resource[],
  contract: Readonly<Record<string, Calls>>,
  others: Readonly<Record<string, string | undefined>>,
): string[] => {
  const used = new Set(resources.flatMap(usedCalls));
  const calls = Object.entries(contract).flatMap(([group, table]) =>
    Object.entries(table).map(([name, call]) => [`${group}.${name}`, call] as const),
  );
  const known: string[] = [...calls.map(([id]) => id), ...Object.keys(contract).map(wholeGroup)];
  const isOther = (id: string) => id in others || wholeGroup(id.split('.')[0] ?? '') in others;
  return [
    ...calls
      .filter(([id, call]) => !used.has(call) && !isOther(id))
      .map(([id]) => `${id} is made by no declaration; name what makes it in otherCalls.ts`),
    ...calls
      .filter(([id, call]) => used.has(call) && isOther(id))
      .map(([id]) => `${id} is made by a declaration; remove it from otherCalls.ts`),
    ...Object.keys(others)
      .filter((id) => !known.includes(id))
      .map((id) => `otherCalls.ts names ${id}, but the contract has no such call; remove it`),
  ];
};
