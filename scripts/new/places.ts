import { readFileSync } from 'node:fs';
import { PROJECT } from '../lib/run.ts';
import { type Changes, quoted } from './changes.ts';
import type { Command } from './command.ts';

/** The login that tests use for each role. */
export const TEST_LOGINS = { admin: 'operator', chief: 'chief', employee: 'employee' } as const;
export type UserRole = keyof typeof TEST_LOGINS;

const isUserRole = (name: string): name is UserRole => Object.hasOwn(TEST_LOGINS, name);

/** Returns the command's roles. @throws for an unknown role */
export async function rolesIn(command: Command): Promise<UserRole[]> {
  const names = await command.list('roles', 'Roles (chief, employee, admin)', 'chief,employee');
  const unknown = names.find((name) => !isUserRole(name));
  if (unknown)
    throw new Error(
      `"${unknown}" is no role. The roles are ${Object.keys(TEST_LOGINS).join(', ')}.`,
    );
  return names.filter(isUserRole);
}

/** The parts of a declared resource that are read here; its full type belongs to the web. */
interface Declared {
  readonly resource: string;
  readonly path: string | Readonly<Record<string, string>>;
  /** Another server that keeps its records. */
  readonly source?: object;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly list?: { readonly filters?: readonly unknown[] };
  readonly menu?: { readonly order: number };
}

/** Returns the product's resources. */
export async function resources(): Promise<readonly Declared[]> {
  const module: { RESOURCES: readonly Declared[] } = await import(
    `${PROJECT}src/resources/index.ts`
  );
  return module.RESOURCES;
}

export const PAGES = 'src/customRoutes/pages.ts';

/** Checks that a name is free. @throws if a resource has this name or address */
export async function assertFree(name: string): Promise<void> {
  const taken = (await resources()).flatMap(({ resource, path }) =>
    typeof path === 'string' ? [resource, path] : [resource, ...Object.values(path)],
  );
  if (taken.includes(name))
    throw new Error(`There is a resource ${name} already. Choose another name.`);
}

/** Returns the name of the menu's icon. @throws if there is no such icon */
export async function iconIn(command: Command): Promise<string> {
  const icon = await command.text('icon', 'Icon in the menu (src/theme/icons.ts)', 'check');
  const icons = readFileSync(`${PROJECT}src/theme/icons.ts`, 'utf8').matchAll(/^ {2}(\w+): /gm);
  const known = [...icons].map(([, name]) => name);
  if (!known.includes(icon))
    throw new Error(`There is no picture ${icon}; there are ${known.join(', ')}.`);
  return icon;
}

/** Returns the order of one more menu entry, after all others. */
export const nextOrder = async (): Promise<number> => {
  const pages = readFileSync(PROJECT + PAGES, 'utf8').matchAll(/\border: (\d+)/g);
  const orders = [
    ...[...pages].map(([, order]) => Number(order)),
    ...(await resources()).map(({ menu }) => menu?.order ?? 0),
  ];
  return Math.max(...orders) + 5;
};

/** Checks that texts are translated. @throws if German and English are equal, unless they are listed as the same */
export async function assertTranslated(
  en: readonly string[],
  de: readonly string[],
): Promise<void> {
  const { SAME_IN_BOTH_LANGUAGES }: { SAME_IN_BOTH_LANGUAGES: readonly string[] } = await import(
    `${PROJECT}src/resources/sameInBothLanguages.ts`
  );
  const same = en.find(
    (text, place) => text === de[place] && !SAME_IN_BOTH_LANGUAGES.includes(text),
  );
  if (same)
    throw new Error(
      `"${same}" is the same in English and German. Translate it, or name it in src/resources/sameInBothLanguages.ts first.`,
    );
}

/** Adds an entry to the menus that tests expect. */
export function expectInMenus(
  changes: Changes,
  name: string,
  [en, de]: readonly [en: string, de: string],
  roles: readonly UserRole[],
): void {
  const menus = 'tests/screens/menus.ts';
  const access = 'tests/component/access.test.tsx';
  changes.put(menus, `  ${name}: entry('/${name}', ${quoted(en)}, ${quoted(de)}),\n`, {
    before: /\} as const;\nexport type EntryName/,
  });
  for (const role of roles) {
    const person = TEST_LOGINS[role];
    changes.put(menus, `${quoted(name)}, `, {
      after: new RegExp(`const MENUS[\\s\\S]*?\\n {2}${person}: \\[`),
    });
    for (const one of role === 'chief' ? ['chief', 'westChief'] : [person])
      changes.put(access, `${quoted(name)}, `, {
        after: new RegExp(`const MENUS[\\s\\S]*?'${one}',\\s*\\[`),
      });
  }
}
