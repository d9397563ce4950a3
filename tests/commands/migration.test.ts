import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../scripts/lib/migrationFiles.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import type { Database } from '../../server/db/client.ts';
import { migrationNames } from '../../server/db/migrate.ts';
import { openEmptyDatabase } from '../api/setup/testDatabase.ts';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';

// `npm run migration`, in a copy of the project with the resource of docs/extending.md: one file, one command.

const DECLARATION = 'src/resources/leads/leads.resource.ts';

let copy: ProjectCopy;
let db: Database;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  copy = await copyProject();
  ({ db, close: closeDatabase } = await openEmptyDatabase());
});
afterAll(async () => {
  await closeDatabase();
  await copy[Symbol.asyncDispose]();
});

const read = (file: string) => readFile(join(copy.folder, file), 'utf8');
const write = (file: string, text: string) => writeFile(join(copy.folder, file), text);
const change = async (file: string, from: string, to: string) => {
  const text = await read(file);
  expect(text).toContain(from);
  await write(file, text.replace(from, to));
};
const propose = (name: string) => copy.run(process.execPath, 'scripts/migration.ts', name);
const migrations = () => migrationNames(join(copy.folder, MIGRATIONS));
const proposed = async () => read(join(MIGRATIONS, (await migrations()).at(-1) ?? ''));
const rows = async (text: string) => (await db.systemQuery(text)).rows;

/** Runs the migrations up to a file, as at a start. */
const run = async (names: readonly string[]) => {
  for (const name of names) await db.systemScript(await read(join(MIGRATIONS, name)));
};

test('schema, declarations and migrations of the product agree', async () => {
  const before = await migrations();
  expect(await propose('nothing')).toContain('there is nothing to write');
  expect(await migrations()).toEqual(before);
});

test('a declared resource gets its table, and the records that it had before', async () => {
  const docs = await readFile(`${PROJECT}docs/extending.md`, 'utf8');
  const [, declaration = ''] = /```ts\n([\s\S]*?)```/.exec(docs) ?? [];
  await mkdir(join(copy.folder, 'src/resources/leads'));
  await write(DECLARATION, declaration);
  await change('src/resources/rest.ts', '= [];', '= [leads];');
  await change(
    'src/resources/rest.ts',
    'import',
    "import { leads } from './leads/leads.resource.ts';\nimport",
  );
  const check = () => copy.run(process.execPath, 'scripts/checkDeclarations.ts');
  await expect(check()).rejects.toThrow('leads: there is no table yet');
  const earlier = await migrations();
  await run(earlier);
  await db.systemScript(`
    insert into presets (name) values ('Views');
    insert into companies (title, preset_id) select 'Nord', id from presets;
    insert into rest_records (id, company_id, resource, version, data) select 7, id, 'leads', 3, '${JSON.stringify(
      { name: 'Ute', mail: 'a@b.test', offer: 10.5, source: 'banana', due: '2026-05-06', car: 1 },
    )}' from companies;
    insert into rest_records (id, company_id, resource, data) select 8, id, 'leads', '{"mail":"a@b.test","name":"Again"}' from companies;
    insert into rest_records (id, company_id, resource, data) select 9, id, 'leads', '{"offer":"much"}' from companies;
    insert into rest_records (id, company_id, resource, data) select 10, id, 'visits', '{"name":"Other"}' from companies`);

  expect(await propose('leads')).toContain('_leads.sql');
  await check();
  const [added = ''] = (await migrations()).filter((name) => !earlier.includes(name));
  await run([added]);
  expect(
    await rows('select id, version, name, offer::text, source, due::text, car from leads'),
  ).toEqual([
    { id: 7, version: 3, name: 'Ute', offer: '10.50', source: null, due: '2026-05-06', car: null },
  ]);
  // what does not fit stays in the old table
  expect(await rows('select id from rest_records order by id')).toEqual([
    { id: 8 },
    { id: 9 },
    { id: 10 },
  ]);
  await db.systemScript("insert into leads (company_id, name) select id, 'Next' from companies");
  expect(await rows("select id from leads where name = 'Next'")).toEqual([{ id: 8 }]);
  expect(await rows("select relrowsecurity from pg_class where relname = 'leads'")).toEqual([
    { relrowsecurity: true },
  ]);
  await db.as({ companyIds: [] }, async (tx) => {
    expect((await tx.execute('select id from leads')).rows).toEqual([]);
  });
});

test('another field is another column', async () => {
  expect(await propose('nothing')).toContain('there is nothing to write');
  await change(
    DECLARATION,
    '    due: date(',
    "    colour: text({ en: 'Colour', de: 'Farbe' }),\n    due: date(",
  );
  await propose('lead_colour');
  expect((await proposed()).trim()).toBe('ALTER TABLE "leads" ADD COLUMN "colour" text;');
});

test('deleted records are taken out of a field with several references, until it is removed', async () => {
  const partners = `    partners: references({ en: 'Partners', de: 'Partner' }, 'companies'),\n`;
  await change(DECLARATION, '    due: date(', `${partners}    due: date(`);
  await change(DECLARATION, '  text,\n', '  references,\n  text,\n');
  await propose('lead_partners');
  await run((await migrations()).slice(-2));
  const addCompany = () =>
    rows("insert into companies (title, preset_id) select 'Partner', id from presets returning id");
  const [[gone], [stays]] = [await addCompany(), await addCompany()];
  await rows(`update leads set partners = array[${gone?.id}, ${stays?.id}]`);
  await rows(`delete from companies where id = ${gone?.id}`);
  expect(await rows('select distinct partners from leads')).toEqual([{ partners: [stays?.id] }]);

  await change(DECLARATION, partners, '');
  await propose('no_partners');
  await run((await migrations()).slice(-1));
  await rows(`delete from companies where id = ${stays?.id}`);
  expect(await rows('select distinct name from leads')).not.toEqual([]);
});

test('a name that no migration can have is refused', async () => {
  await expect(propose('../x')).rejects.toThrow('npm run migration -- NAME');
});
