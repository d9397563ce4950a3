import { sourceProblems } from '@turntable/declare/contract/rest/sourceProblems.ts';
import { Changes, quoted } from './changes.ts';
import type { Command } from './command.ts';
import {
  assertFree,
  assertTranslated,
  expectInMenus,
  iconIn,
  nextOrder,
  rolesIn,
  type UserRole,
} from './places.ts';

const EVERYTHING = "['list', 'show', 'create', 'edit', 'delete', 'export']";
const READING = "['list', 'show']";
/** The roles' rights in a new declaration. */
const RIGHTS: Readonly<Record<UserRole, string>> = {
  admin: READING,
  chief: EVERYTHING,
  employee: "['list', 'show', 'create', 'edit']",
};
/** Their rights to records of the platform. */
const PLATFORM_RIGHTS: Readonly<Record<UserRole, string>> = {
  admin: EVERYTHING,
  chief: READING,
  employee: READING,
};

/** Another server that keeps the records. */
interface Source {
  dialect: 'simpleRest' | 'jsonServer';
  url: string;
  /** The environment variable of its credential. */
  auth: string | undefined;
}

interface NewResource {
  name: string;
  source: Source | undefined;
  /** The operator alone changes the records, which are no company's. */
  isOfPlatform: boolean;
  en: readonly [one: string, several: string, create: string];
  de: readonly [one: string, several: string, create: string];
  icon: string;
  order: number;
  roles: readonly UserRole[];
}

const sourceLine = ({ dialect, url, auth }: Source): string =>
  `  source: ${dialect}(${quoted(url)}${auth ? `, { auth: ${quoted(auth)} }` : ''}),\n`;

const declaration = ({
  name,
  source,
  isOfPlatform,
  en,
  de,
  icon,
  order,
  roles,
}: NewResource): string => `
import { text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
${source ? `import { ${source.dialect} } from '@turntable/declare/rest/sources.ts';\n` : ''}
export const ${name} = defineRestResource('${name}', {
  path: '${name}',
  label: { en: [${en.map(quoted)}], de: [${de.map(quoted)}] },
  icon: '${icon}',
${source ? sourceLine(source) : ''}${isOfPlatform ? "  belongsTo: 'platform',\n" : ''}  access: {
${roles.map((role) => `    ${role}: ${(isOfPlatform ? PLATFORM_RIGHTS : RIGHTS)[role]},`).join('\n')}
  },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, maxLength: 80 }),
  },
  list: { search: { en: 'Search name …', de: 'Name suchen …' } },
  menu: { order: ${order} },
});
`;

const hooks = (one: string): string => `
import type { Hooks } from '@turntable/declare/server/rest/hooks.ts';

/** Runs before a change of a ${one} is stored: returns fields to set, or throws \`invalidField\` to refuse the change. */
export const before: Hooks['before'] = () => undefined;
`;

const callsOf = (
  name: string,
): string => `const calls: Readonly<Record<string, Call>> = restCalls(${name});
const callOf = (name: string): Call => {
  const call = calls[name];
  if (!call) throw new Error(\`${name} have no call \${name}\`);
  return call;
};
`;

const tests = (name: string, one: string, by: string): string => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { ${name} } from '../../../src/resources/${name}/${name}.resource.ts';
import type { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// The resource's own rules. The matrix tests roles, companies and hostile requests, as for every declared resource.

${callsOf(name)}
let testServer: TestServer;
let user: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  user = await testServer.as('${by}');
});
afterAll(() => testServer.close());

test('a new ${one} is stored', async () => {
  const created = await user.must(callOf('create'), { body: { name: 'First' } });
  expect(created).toMatchObject({ name: 'First', version: 1 });
  expect(await user.must(callOf('list'))).toEqual([created]);
});

test('a ${one} without a name is refused', async () => {
  const answer = await user.call(callOf('create'), { body: {} });
  expect(answer.status).toBe(422);
  expect(answer.failure.errors).toHaveProperty('name');
});
`;

const sourceTests = (name: string, one: string, { dialect, auth }: Source, by: string): string => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { ${name} } from '../../../src/resources/${name}/${name}.resource.ts';
import type { Client } from '../setup/client.ts';
import { type SourceServer, startSource } from '../setup/sourceServer.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Our server passes the calls on to the one that keeps the records; here to one in memory that speaks its dialect.

${callsOf(name)}
let source: SourceServer;
let testServer: TestServer;
let user: Client;
beforeAll(async () => {
  source = await startSource('${dialect}', '${name}', [{ id: 1, name: 'First' }]);
  testServer = await openTestServer({
    jobs: false,
    rest: [{ ...${name}, source: { ...${name}.source, url: source.url } as typeof ${name}.source }],${
      auth ? `\n    env: { ${auth}: 'Bearer kept-by-the-server' },` : ''
    }
  });
  user = await testServer.as('${by}');
});
afterAll(async () => {
  await testServer.close();
  await source.close();
});

test('the ${one} of the other server is listed${auth ? ', with the credential that ours keeps' : ''}', async () => {
  expect(await user.must(callOf('list'))).toEqual([{ id: 1, name: 'First' }]);
  expect(source.received[0]?.headers.authorization).toBe(${auth ? "'Bearer kept-by-the-server'" : 'undefined'});
});

test('a new ${one} is stored there', async () => {
  const created = (await user.must(callOf('create'), { body: { name: 'Second' } })) as { id: number };
  expect(source.stored(created.id)).toMatchObject({ name: 'Second' });
});
`;

/** Returns the server that `--source` names. @throws if it cannot be one */
const sourceIn = async (command: Command, name: string): Promise<Source | undefined> => {
  const url = command.given('source');
  if (url === undefined) return undefined;
  for (const flag of ['hooks', 'platform'] as const)
    if (command.has(flag)) throw new Error(`--${flag} is for records on our own server.`);
  const dialect = await command.text('dialect', 'Dialect: simpleRest or jsonServer', 'simpleRest');
  if (dialect !== 'simpleRest' && dialect !== 'jsonServer')
    throw new Error(`"${dialect}" is no dialect; there are simpleRest and jsonServer.`);
  const auth = command.given('auth');
  const source = { url, ...(auth && { auth }), provider: () => ({}) };
  const [problem] = sourceProblems({ resource: name, source, access: {}, fields: {} });
  if (problem) throw new Error(problem);
  return { dialect, url, auth };
};

const nouns = (words: readonly string[], flag: string): NewResource['en'] => {
  const [one, several, create] = words;
  if (!one || !several || !create)
    throw new Error(
      `--${flag} needs three texts, the singular, the plural and the title of the form: "Lead, Leads, New lead".`,
    );
  return [one, several, create];
};

/**
 * Adds a resource without calls of its own: declaration, table or source, tests, menu entry, and hooks if wanted. @throws if the name is
 * taken
 */
export async function addResource(command: Command): Promise<string> {
  const name = command.word(0, /^[a-z][a-zA-Z0-9]{1,30}$/, 'The name');
  await assertFree(name);
  const en = nouns(
    await command.list('en', 'English: singular, plural, title of the form for a new one'),
    'en',
  );
  const de = nouns(
    await command.list('de', 'German: singular, plural, title of the form for a new one'),
    'de',
  );
  await assertTranslated(en, de);
  const source = await sourceIn(command, name);
  const icon = await iconIn(command);
  const roles = await rolesIn(command);
  const [ofCompany] = roles.filter((role) => role !== 'admin');
  const isOfPlatform = !source && (command.has('platform') || !ofCompany);
  if (isOfPlatform && !roles.includes('admin'))
    throw new Error('Only the operator changes records of the platform: add admin to --roles.');
  const by = isOfPlatform || !ofCompany ? 'operator' : ofCompany;

  const changes = new Changes();
  const order = await nextOrder();
  changes.add(
    `src/resources/${name}/${name}.resource.ts`,
    declaration({ name, source, isOfPlatform, en, de, icon, order, roles }),
  );
  changes.put(
    'src/resources/rest.ts',
    `import { ${name} } from './${name}/${name}.resource.ts';\n`,
    { after: /(import .*\n)+/ },
  );
  changes.put('src/resources/rest.ts', `${name}, `, { after: /REST_RESOURCES.* = \[/ });
  const one = en[0].toLowerCase();
  if (command.has('hooks')) changes.add(`server/hooks/${name}.ts`, hooks(one));
  changes.add(
    `tests/api/${name}/${name}.test.ts`,
    source ? sourceTests(name, one, source, by) : tests(name, one, by),
  );
  expectInMenus(changes, name, [en[1], de[1]], roles);
  const written = await changes.write(source ? undefined : name.toLowerCase());
  return `Written; review and change:\n${written}\nAdd fields: npm run new -- field ${name} …`;
}
