import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../scripts/lib/migrationFiles.ts';
import { migrationNames } from '../../server/db/migrate.ts';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';

// A new field of the vehicles, in a copy of the project: carField/mileage.patch holds all of it, three files. If the patch no longer
// applies, make it again: run the command of the first test, then `git diff`.

const PATCH = 'tests/commands/carField/mileage.patch';
const DECLARATION = 'contract/vehicles/carFields.ts';
const SNAPSHOT = `${MIGRATIONS}/snapshot.json`;
const MILEAGE = ['mileage', 'integer', '--en', 'Mileage', '--de', 'Laufleistung'];

/** A field of each kind; carField/exercise.tsx has their values. */
const KINDS = `
  k_text: { kind: 'text', label: { en: 'Text', de: 'Wort' }, sorted: true },
  k_lines: { kind: 'lines', label: { en: 'Lines', de: 'Typ' }, maxLength: 200 },
  k_email: { kind: 'email', label: { en: 'E-mail', de: 'E-Post' } },
  k_phone: { kind: 'phone', label: { en: 'Phone', de: 'Telefon' } },
  k_url: { kind: 'url', label: { en: 'Link', de: 'Verweis' } },
  k_integer: { kind: 'integer', label: { en: 'Count', de: 'Anzahl' }, sorted: true },
  k_decimal: { kind: 'decimal', label: { en: 'Size', de: 'Maß' }, max: 10 },
  k_money: { kind: 'money', label: { en: 'Price', de: 'Preis' }, min: 0, sorted: true },
  k_flag: { kind: 'flag', label: { en: 'Accident', de: 'Unfall' }, filtered: true },
  k_choice: {
    kind: 'choice',
    label: { en: 'Gears', de: 'Getriebe' },
    choices: { auto: { en: 'Automatic', de: 'Automatik' }, manual: { en: 'Manual', de: 'Schaltung' } },
    filtered: true,
  },
  k_date: { kind: 'date', label: { en: 'Registered', de: 'Zulassung' }, sorted: true },
  k_time: { kind: 'time', label: { en: 'Time', de: 'Uhrzeit' } },
  k_moment: { kind: 'dateTime', label: { en: 'Moment', de: 'Zeitpunkt' } },
  k_colour: { kind: 'colour', label: { en: 'Paint', de: 'Lack' } },
} as const satisfies DataFields;`;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy[Symbol.asyncDispose]());

const read = (file: string) => readFile(join(copy.folder, file), 'utf8');
const write = (file: string, text: string) => writeFile(join(copy.folder, file), text);
const script = (name: string, ...args: string[]) =>
  copy.run(process.execPath, `scripts/${name}.ts`, ...args);
const add = (...args: string[]) => script('new', 'field', 'cars', ...args);
const migrations = () => migrationNames(join(copy.folder, MIGRATIONS));

test('the commands write exactly the patch: a line, its migration and the snapshot', async () => {
  const before = [await read(DECLARATION), await read(SNAPSHOT), await migrations()];
  await add(...MILEAGE, '--min', '0', '--max', '1000000');
  const [added = ''] = (await migrations()).filter((name) => !before[2]?.includes(name));
  const patch = await read(PATCH);
  expect(patch.match(/^diff --git/gm)).toHaveLength(3);
  await write(PATCH, patch.replaceAll(/\d{4}_cars_mileage\.sql/g, added));
  await copy.run('git', 'apply', '--reverse', PATCH);
  expect([await read(DECLARATION), await read(SNAPSHOT), await migrations()]).toEqual(before);
  await copy.run('git', 'apply', PATCH);
  expect(await script('migration', 'nothing')).toContain('there is nothing to write');
});

test('contract, database, lists, form and export follow, for a field of each kind', async () => {
  const [end = ''] = KINDS.split('\n').slice(-1);
  await write(DECLARATION, (await read(DECLARATION)).replace(end, KINDS.trimStart()));
  await script('migration', 'cars_kinds');
  const exercise = 'tests/component/carField/carField.test.tsx';
  await mkdir(join(copy.folder, 'tests/component/carField'));
  await cp(join(copy.folder, 'tests/commands/carField/exercise.tsx'), join(copy.folder, exercise));
  const [tested] = await Promise.all([
    script('test', exercise, '--maxWorkers=1'),
    copy.compile('tests/tsconfig.json'),
    script('checkDeclarations'),
  ]);
  expect(tested).toContain('8 passed, 0 failed');
}, 300_000);

test.each([
  [['margin', 'integer'], 'The cars have a field or a column margin already'],
  [['size', 'text', '--required'], '--required is not possible for cars'],
  [['size', 'lines', '--sorted'], '--sorted is for fields of the kinds text, integer'],
  [['size', 'text', '--max', '5'], '--max is for fields of the kinds integer, decimal, money'],
  [['size', 'integer', '--max', 'many'], '--max needs a number, not "many"'],
])('%j is refused with the reason, and nothing is written', async (args, why) => {
  const before = await read(DECLARATION);
  await expect(add(...args, '--en', 'Size', '--de', 'Größe')).rejects.toThrow(why);
  expect(await read(DECLARATION)).toBe(before);
});
