import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../scripts/lib/run.ts';
import { linkInstalled } from '../linkPackages.ts';

// `npm create @turntable office`, from the packed packages, in an empty folder. The packages of others are this project's instead of
// downloaded ones, so the versions that the template asks for must be this project's, too.

const execute = promisify(execFile);
const env = { ...process.env, NODE_ENV: undefined };
const LAYER = 'turntable-declare-0.1.0.tgz';

let folder: string;
let office: string;
const create = (...args: string[]) =>
  execute(process.execPath, ['create/create.mjs', ...args, '--no-install', '--layer', LAYER], {
    cwd: folder,
  });
const inOffice = (...args: string[]) => execute(process.execPath, args, { cwd: office, env });
const unpack = async (archive: string, to: string) => {
  await execute('tar', ['xzf', archive], { cwd: folder });
  await rename(join(folder, 'package'), to);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-create-'));
  office = join(folder, 'My office');
  await execute(process.execPath, ['scripts/pack.ts', folder], { cwd: PROJECT });
  await unpack('turntable-create-0.1.0.tgz', join(folder, 'create'));
  await create('My office');
  linkInstalled(office);
  await unpack(LAYER, join(office, 'node_modules/@turntable/declare'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the office at a free port. @returns its address, and a function that stops it and returns its exit code */
const start = async () => {
  const server = spawn(process.execPath, ['server.ts'], {
    cwd: office,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = / is ready at (\S+)/.exec(line) ?? [];
    if (!url) continue;
    const stop = () => {
      server.kill();
      return ended.then(([code]) => code);
    };
    return { url, stop };
  }
  throw new Error('The office ended before it was ready.');
};

test('the template asks for the versions that this project has', async () => {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const [own, template] = [
    await read(`${PROJECT}package.json`),
    await read(`${office}/package.json`),
  ];
  const layer = await read(`${office}/node_modules/@turntable/declare/package.json`);
  const { '@turntable/declare': archive, ...others } = template.dependencies;
  expect(archive).toBe(`file:${join(folder, LAYER)}`);
  expect(template.name).toBe('my-office');
  expect(template.overrides).toEqual(own.overrides);
  const installed = { ...own.dependencies, ...own.devDependencies, [layer.name]: layer.version };
  const asked = await read(`${PROJECT}packages/create/template/package.json`);
  expect(installed).toMatchObject({ ...others, ...asked.dependencies, ...asked.devDependencies });
});

test('types of the packed layer reach the office: a column without a field is an error', async () => {
  const compile = () => inOffice(`${PROJECT}node_modules/.bin/tsc`);
  await compile();
  const file = join(office, 'resources.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace("columns: ['title'", "columns: ['titel'"));
  await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining('"titel"') });
  await writeFile(file, source);
});

test('the office builds, starts, and keeps the rules of its declarations', async () => {
  await inOffice(`${PROJECT}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn');
  const { url, stop } = await start();
  onTestFinished(stop);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const code = await fetch(`${url}${script}`);
  expect(await code.text()).toContain('Contacts');
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const signedIn = await ask('session', { email: 'owner@office.test', password: 'change-me-soon' });
  const token = signedIn.body.access_token;
  expect(await ask('rest/contacts', { name: '' }, token)).toMatchObject({ status: 422 });
  expect(await ask('rest/contacts', { name: 'Ada' }, token)).toMatchObject({
    status: 200,
    body: { name: 'Ada' },
  });
  expect(await stop()).toBe(0);
});

test('a new field gets its migration', async () => {
  const file = join(office, 'resources.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(
      "phone: field.phone({ en: 'Phone' }),",
      "$&\n    city: field.text({ en: 'City' }),",
    ),
  );
  await inOffice('server.ts', 'migration', 'city');
  expect(await readFile(join(office, 'migrations/0001_city.sql'), 'utf8')).toContain(
    'ADD COLUMN "city" text',
  );
});

test('a folder that is not empty stays as it is, and no name says what to do', async () => {
  await mkdir(join(folder, 'full'));
  await appendFile(join(folder, 'full/notes.txt'), 'mine');
  await expect(create('full')).rejects.toMatchObject({
    stderr: expect.stringContaining('not empty'),
  });
  expect(await readdir(join(folder, 'full'))).toEqual(['notes.txt']);
  await expect(create()).rejects.toMatchObject({
    stderr: expect.stringContaining('npm create @turntable my-office'),
  });
});
