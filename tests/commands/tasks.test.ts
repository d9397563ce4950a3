import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../scripts/lib/run.ts';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';

// The tasks of docs/peers.md that no other test does, in a copy of the project, and the sizes that its table has.

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy[Symbol.asyncDispose]());

const own = (file: string) => readFile(PROJECT + file, 'utf8');
const read = (file: string) => readFile(join(copy.folder, file), 'utf8');
const write = async (file: string, text: string) => {
  await mkdir(join(copy.folder, file, '..'), { recursive: true });
  await writeFile(join(copy.folder, file), text);
};
const script = (name: string, ...args: string[]) =>
  copy.run(process.execPath, `scripts/${name}.ts`, ...args);

/** Returns the blocks of TypeScript in docs/extending.md: a declaration of leads first, their hook second. */
const documented = async (): Promise<string[]> =>
  [...(await own('docs/extending.md')).matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );
const declarationOf = (name: string) => `src/resources/${name}/${name}.resource.ts`;

/** Adds a declared resource, as docs/extending.md says. */
const declare = async (name: string, declaration: string): Promise<void> => {
  await write(declarationOf(name), declaration);
  const list = await read('src/resources/rest.ts');
  const line = `import { ${name} } from './${name}/${name}.resource.ts';\n`;
  await write('src/resources/rest.ts', line + list.replace(/ = \[/, ` = [${name}, `));
};

/** Returns what a command that must fail says. */
const complaintsOf = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test('a resource without calls of its own, and one with an action and a rule, are a declaration each, and a hook', async () => {
  const [leads = '', hook = ''] = await documented();
  await declare('defects', await own('tests/commands/tasks/defects.resource.ts'));
  await declare('leads', leads);
  await write('server/hooks/leads.ts', hook);
  await script('migration', 'tasks');
  const exercise = 'tests/api/tasks/tasks.test.ts';
  await write(exercise, await own('tests/commands/tasks/exercise.ts'));
  expect(await script('test', exercise)).toContain('2 passed, 0 failed');
  await Promise.all([script('checkDeclarations'), copy.compile('tsconfig.server.json')]);
}, 240_000);

/** Mistakes in the declaration of defects: what is replaced by what. */
const WRONG_TYPES: readonly [string, string][] = [
  ["name: 'title'", "name: 'titel'"],
  ["filters: ['severity'", "filters: ['severty'"],
  ["icon: 'report'", "icon: 'repport'"],
  ['chief: [', 'cheif: ['],
  ["'edit', 'delete'", "'edit', 'approve'"],
  ['created_by', 'created_bye'],
  ['maxLength', 'maxLenght'],
  ["{ en: 'Found on', de: 'Gefunden am' }", "{ en: 'Found on' }"],
];
/** And what `npm run check` says of those that types cannot see. */
const WRONG_TOGETHER: readonly [string, string, RegExp][] = [
  ["'$user.id'", "'$user.name'", /names \$user\.name, but users only have \$user\.id/],
  ["'cars'", "'carz'", /no resource "carz"/],
  ["'severity', 'car'", "'severity_gte', 'car'", /severity_gte/],
  ["path: 'wrong3'", "path: 'defects'", /same path for chief: \/defects/],
  ['order: 48', 'order: 10', /same menu order for chief: 10/],
  ["de: 'Beschreibung'", "de: 'Description'", /"Description"/],
];

test('14 of 14 mistakes in a declaration are found before anything runs', async () => {
  const source = await own('tests/commands/tasks/defects.resource.ts');
  const wrong = (name: string, from: string, to: string, order: number) => {
    const renamed = source
      .replaceAll('defects', name)
      .replace('order: 48', `order: ${order}`)
      .replace("en: ['Defect'", `en: ['${name}'`);
    const mistake = renamed.replace(from.replace('48', String(order)), to);
    expect(mistake, from).not.toBe(renamed);
    return mistake;
  };
  for (const [index, [from, to]] of WRONG_TYPES.entries())
    await write(declarationOf(`typed${index}`), wrong(`typed${index}`, from, to, 90 + index));
  const complaints = await complaintsOf(copy.compile('tsconfig.web.json'));
  for (const [index, [from]] of WRONG_TYPES.entries())
    expect(complaints, from).toContain(`typed${index}.resource.ts`);

  for (const [index, [from, to]] of WRONG_TOGETHER.entries())
    await declare(`wrong${index}`, wrong(`wrong${index}`, from, to, 70 + index));
  const problems = await complaintsOf(script('checkDeclarations'));
  for (const [from, , said] of WRONG_TOGETHER) expect(problems, from).toMatch(said);
  expect(WRONG_TYPES.length + WRONG_TOGETHER.length).toBe(14);
}, 120_000);

/** Returns the number of lines that are neither empty nor a comment. */
const linesOf = (code: string): number =>
  code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;

test('docs/peers.md has the sizes of what the tasks take', async () => {
  const page = await own('docs/peers.md');
  const sizeOf = async (file: string) => linesOf(await own(file));
  const [leads = '', hook = ''] = await documented();
  const patch = await own('tests/commands/carField/mileage.patch');
  const [, declared = ''] = /carFields\.ts\n([\s\S]*?)^diff/m.exec(patch) ?? [];
  const rows = [
    `1 file, ${await sizeOf('tests/commands/tasks/defects.resource.ts')} lines`,
    `1 file, ${await sizeOf('docs/peers/defects.payload.txt')} lines`,
    `2 files, ${linesOf(leads) + linesOf(hook)} lines`,
    `4 files, ${await sizeOf('docs/peers/leads.filament.txt')} lines`,
    `1 file, ${declared.match(/^\+ /gm)?.length} line`,
  ];
  for (const row of rows) expect(page).toContain(row);
  const tutorials = ['keystoneBlog', 'filamentClinic', 'reactAdminPosts', 'payloadAccess'];
  for (const tutorial of tutorials) {
    const [row = ''] = page.split('\n').filter((line) => line.includes(`${tutorial}.ts`));
    expect(row).toContain(`| ${await sizeOf(`packages/create/tutorials/${tutorial}.ts`)}`);
  }
});
