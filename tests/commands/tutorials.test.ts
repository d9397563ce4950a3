import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../scripts/lib/run.ts';
import { createOffice, type Office, type RunningOffice } from './office.ts';

// The tutorials of four other tools in the layer, in an office as `npm create` writes it: what each tutorial's result does, this one does too.
// docs/peers.md has the sizes side by side.

let office: Office;
beforeAll(async () => {
  office = await createOffice();
});
afterAll(() => office[Symbol.asyncDispose]());

/** Starts the office with a tutorial's resources instead of its own. @param changed what differs in the test */
const follow = async (
  tutorial: string,
  changed = (source: string) => source,
): Promise<RunningOffice> => {
  const source = await readFile(`${PROJECT}packages/create/tutorials/${tutorial}.ts`, 'utf8');
  await writeFile(join(office.folder, 'resources.ts'), changed(source));
  await rm(join(office.folder, 'migrations'), { recursive: true, force: true });
  await office.compile();
  await office.run('server.ts', 'migration', 'tables');
  const running = await office.start(tutorial);
  onTestFinished(async () => {
    await running.stop();
  });
  return running;
};

test('Keystone’s blog: posts have an author, tags and formatted content', async () => {
  const { ask, signIn } = await follow('keystoneBlog');
  const owner = await signIn('owner');
  const add = async (path: string, body: object) =>
    (await ask(owner, 'POST', `rest/${path}`, body)).body;
  const author = await add('authors', { name: 'Ada', email: 'ada@blog.test' });
  expect(author.created_at).toMatch(/^20/);
  expect(await add('authors', { name: 'Eve', email: 'ada@blog.test' })).toHaveProperty(
    'errors.email',
  );
  expect(await add('authors', { email: 'eve@blog.test' })).toHaveProperty('errors.name');
  const tag = await add('tags', { name: 'Engines' });
  const content = '<p>On <strong>engines</strong></p>';
  const post = { title: 'One', content, author: author.id, tags: [tag.id] };
  expect(await add('posts', post)).toMatchObject(post);
  const { body } = await ask(owner, 'GET', `rest/posts?filter={"author":${author.id}}`);
  expect(body).toMatchObject([{ title: 'One' }]);
});

test('Filament’s clinic: patients of a type and an owner, with their treatments', async () => {
  const { ask, signIn } = await follow('filamentClinic');
  const member = await signIn('member');
  const add = async (path: string, body: object) =>
    (await ask(member, 'POST', `rest/${path}`, body)).body;
  const owner = await add('owners', { name: 'Ada', email: 'ada@clinic.test', phone: '+49 30 1' });
  const cat = { name: 'Tom', type: 'cat', date_of_birth: '2020-05-01', owner: owner.id };
  const patient = await add('patients', cat);
  expect(patient).toMatchObject(cat);
  expect(await add('patients', { ...cat, type: 'cow' })).toHaveProperty('errors.type');
  const treatment = { description: 'Vaccination', price: 24.9, patient: patient.id };
  expect(await add('treatments', treatment)).toMatchObject(treatment);
  const found = async (query: string) =>
    Object.keys((await ask(member, 'GET', `rest/${query}`)).body).length;
  expect(await found(`treatments?filter={"patient":${patient.id}}`)).toBe(1);
  expect(await found('patients?filter={"type":"dog"}')).toBe(0);
  expect(await found('patients?filter={"q":"tom"}')).toBe(1);
});

test('react-admin’s tutorial: posts and users of another server', async () => {
  const asked: string[] = [];
  const placeholder = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': '1' });
    response.end(JSON.stringify([{ id: 1, userId: 2, title: 'sunt aut facere', body: 'quia' }]));
  });
  await new Promise<void>((done) => placeholder.listen(0, done));
  onTestFinished(() => void placeholder.close());
  const { port } = placeholder.address() as AddressInfo; // it listens on a port
  const { ask, signIn } = await follow('reactAdminPosts', (source) =>
    source.replace('https://jsonplaceholder.typicode.com', `http://localhost:${port}`),
  );
  const owner = await signIn('owner');
  const list = 'sources/posts?_sort=title&_order=ASC&_start=0&_end=25';
  expect(await ask(owner, 'GET', list)).toMatchObject({
    status: 200,
    body: [{ title: 'sunt aut facere', userId: 2 }],
  });
  expect(asked).toEqual(['GET /posts?_sort=title&_order=ASC&_start=0&_end=25']);
  expect(await ask(owner, 'DELETE', 'sources/users/1')).toMatchObject({ status: 404 });
});

test('Payload’s collection with access control: members change their own customers only', async () => {
  const { ask, signIn } = await follow('payloadAccess');
  const [owner, member] = [await signIn('owner'), await signIn('member')];
  const add = async (name: string, token: string) =>
    (await ask(token, 'POST', 'rest/customers', { name })).body;
  const [theirs, own] = [await add('Ada', owner), await add('Eve', member)];
  const rename = (id: unknown, token: string) =>
    ask(token, 'PUT', `rest/customers/${id}`, { name: 'Renamed' });
  expect(await rename(own.id, member)).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  expect(await rename(theirs.id, member)).toMatchObject({ status: 403 });
  expect(await rename(own.id, owner)).toMatchObject({ status: 200 });
  const remove = (id: unknown) => ask(member, 'DELETE', `rest/customers/${id}`);
  expect(await remove(theirs.id)).toMatchObject({ status: 403 });
  expect(await remove(own.id)).toMatchObject({ status: 200 });
});
