import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../scripts/lib/run.ts';
import { createOffice, LAYER, type Office } from './office.ts';

// `npm create @turntable office`, from the packed packages, in an empty folder. The packages of others are this project's instead of
// downloaded ones, so the versions that the template asks for must be this project's, too.

let office: Office;
beforeAll(async () => {
  office = await createOffice();
});
afterAll(() => office[Symbol.asyncDispose]());

/** Returns the address of the script that the office's page starts with. */
const scriptOf = async (url: string): Promise<string | undefined> => {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  return /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
};

test('the template asks for the versions that this project has', async () => {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const [own, template] = [
    await read(`${PROJECT}package.json`),
    await read(`${office.folder}/package.json`),
  ];
  const layer = await read(`${office.folder}/node_modules/@turntable/declare/package.json`);
  const { '@turntable/declare': archive, ...others } = template.dependencies;
  expect(archive).toBe(`file:${join(office.outside, LAYER)}`);
  expect(template.name).toBe('my-office');
  expect(template.overrides).toEqual(own.overrides);
  const installed = { ...own.dependencies, ...own.devDependencies, [layer.name]: layer.version };
  const asked = await read(`${PROJECT}packages/create/template/package.json`);
  expect(installed).toMatchObject({ ...others, ...asked.dependencies, ...asked.devDependencies });
});

test('types of the packed layer reach the office: a column without a field is an error', async () => {
  await office.compile();
  const file = join(office.folder, 'resources.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace("columns: ['title'", "columns: ['titel'"));
  await expect(office.compile()).rejects.toMatchObject({
    stdout: expect.stringContaining('"titel"'),
  });
  await writeFile(file, source);
});

test('the office builds, starts, and keeps the rules of its declarations', async () => {
  await office.run(`${PROJECT}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn');
  const { url, ask, signIn, stop } = await office.start('data');
  onTestFinished(async () => {
    await stop();
  });
  const code = await fetch(`${url}${await scriptOf(url)}`);
  expect(await code.text()).toContain('Contacts');
  const token = await signIn('owner');
  expect(await ask(token, 'POST', 'rest/contacts', { name: '' })).toMatchObject({ status: 422 });
  expect(await ask(token, 'POST', 'rest/contacts', { name: 'Ada' })).toMatchObject({
    status: 200,
    body: { name: 'Ada' },
  });
  expect(await stop()).toBe(0);
});

test('the server ends although a client does not read its answers', async () => {
  const { url, stop } = await office.start('data');
  onTestFinished(async () => {
    await stop();
  });
  const script = await scriptOf(url);
  const client = connect(Number(new URL(url).port), 'localhost');
  onTestFinished(() => void client.destroy());
  client.on('error', () => {}); // the server ends the connection
  client.write(`GET ${script} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(100));
  await once(client, 'readable'); // the answers have begun, and none is read
  expect(await stop()).toBe(1);
});

test('a new field gets its migration', async () => {
  const file = join(office.folder, 'resources.ts');
  const source = await readFile(file, 'utf8');
  const phone = "phone: field.phone({ en: 'Phone' }),";
  await writeFile(file, source.replace(phone, `${phone}\n    city: field.text({ en: 'City' }),`));
  await office.run('server.ts', 'migration', 'city');
  expect(await readFile(join(office.folder, 'migrations/0001_city.sql'), 'utf8')).toContain(
    'ADD COLUMN "city" text',
  );
});

test('a folder that is not empty stays as it is, and no name says what to do', async () => {
  const full = join(office.outside, 'full');
  await mkdir(full);
  await appendFile(join(full, 'notes.txt'), 'mine');
  const saying = (words: string) => ({ stderr: expect.stringContaining(words) });
  await expect(office.create('full')).rejects.toMatchObject(saying('not empty'));
  expect(await readdir(full)).toEqual(['notes.txt']);
  await expect(office.create()).rejects.toMatchObject(saying('npm create @turntable my-office'));
});
