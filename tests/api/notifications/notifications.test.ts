import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminNotifications } from '../../../contract/notifications/adminCalls.ts';
import { notifications } from '../../../contract/notifications/calls.ts';
import type { Client } from '../setup/client.ts';
import type { CompanyName, TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let chief: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  [operator, chief] = [await testServer.as('operator'), await testServer.as('chief')];
});
afterAll(() => testServer.close());
beforeEach(() => testServer.db.systemQuery('delete from notifications'));

const send = async (text: string, ...to: CompanyName[]) => {
  const company_ids = to.map((name) => testServer.testData.companies[name]);
  return (
    await operator.must(adminNotifications.create, {
      body: { text, ...(to.length > 0 && { company_ids }) },
    })
  ).data;
};
const texts = ({ data }: { data: { text: string }[] }) => data.map(({ text }) => text);
const unreadOf = async (person: TestUserName) =>
  texts(await (await testServer.as(person)).must(notifications.unread));

describe('a notification is sent', () => {
  test('to all companies if none is named', async () => {
    expect(await send('Maintenance on Sunday')).toMatchObject({
      to_all: 1,
      company_ids: [],
      reads_count: 0,
    });
    const none = await operator.must(adminNotifications.create, {
      body: { text: 'Chosen: none', company_ids: [] },
    });
    expect(none.data).toMatchObject({ to_all: 1, company_ids: [] });
    await operator.must(adminNotifications.remove, { params: { id: none.data.id } });
    for (const person of ['chief', 'employee', 'westEmployee', 'suedChief'] as const)
      expect(await unreadOf(person)).toEqual(['Maintenance on Sunday']);
  });

  test('only to the named companies, not even to the manager of a named sub-company’s parent', async () => {
    const { id, company_ids } = await send('Only West', 'west');
    expect(company_ids).toEqual([testServer.testData.companies.west]);
    expect(await unreadOf('westEmployee')).toEqual(['Only West']);
    for (const person of ['chief', 'employee', 'suedChief'] as const)
      expect(await unreadOf(person)).toEqual([]);
    for (const call of [notifications.one, notifications.read])
      expect((await chief.call(call, { params: { id } })).status).toBe(404);
    expect((await chief.must(notifications.list)).data).toEqual([]);
  });

  test('to no missing company, and only once to one named twice', async () => {
    const { nord } = testServer.testData.companies;
    const lost = await operator.call(adminNotifications.create, {
      body: { text: 'Hello', company_ids: [nord, 999_999] },
    });
    expect({ status: lost.status, fields: Object.keys(lost.failure.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['company_ids'],
    });
    const twice = await operator.must(adminNotifications.create, {
      body: { text: 'Hello', company_ids: [nord, nord] },
    });
    expect(twice.data.company_ids).toEqual([nord]);
    expect((await operator.must(adminNotifications.list)).total).toBe(1);
  });
});

test('a notification is read in the reader’s language, in English if it is not translated', async () => {
  const { data } = await operator.must(adminNotifications.create, {
    body: { text: 'New views', text_de: 'Neue Ansichten' },
  });
  expect(data).toMatchObject({ text: 'New views', text_de: 'Neue Ansichten' });
  await send('Maintenance');
  const german = { headers: { 'accept-language': 'de' } };
  for (const call of [notifications.list, notifications.unread]) {
    expect(texts(await chief.must(call, german))).toEqual(['Maintenance', 'Neue Ansichten']);
    expect(texts(await chief.must(call))).toEqual(['Maintenance', 'New views']);
  }
  const params = { id: data.id };
  const one = await chief.must(notifications.one, { params, ...german });
  expect(one.data.text).toBe('Neue Ansichten');
  const sent = await operator.must(adminNotifications.list, {
    query: { q: 'ansichten' },
    ...german,
  });
  expect(sent.data).toEqual([data]);
});

test('a notification that one user has read stays unread for others, and stays in the list', async () => {
  await send('First');
  const { id } = await send('Second', 'nord');
  expect(await unreadOf('chief')).toEqual(['Second', 'First']);
  for (let times = 0; times < 2; times++)
    expect(await chief.must(notifications.read, { params: { id } })).toEqual({ success: true });
  expect(await unreadOf('chief')).toEqual(['First']);
  expect(await unreadOf('employee')).toEqual(['Second', 'First']);
  const all = await chief.must(notifications.list);
  expect(all.data.map(({ text, read }) => [text, read])).toEqual([
    ['Second', true],
    ['First', false],
  ]);
  expect((await chief.must(notifications.one, { params: { id } })).data).toMatchObject({
    text: 'Second',
    read: true,
  });
  expect((await operator.must(adminNotifications.one, { params: { id } })).data.reads_count).toBe(
    1,
  );
});

test('the list has pages', async () => {
  for (let n = 1; n <= 5; n++) await send(`Notice ${n}`);
  const first = await chief.must(notifications.list, { query: { per_page: 2 } });
  expect([texts(first), first.total, first.last_page]).toEqual([['Notice 5', 'Notice 4'], 5, 3]);
  const third = await chief.must(notifications.list, { query: { per_page: 2, page: 3 } });
  expect(texts(third)).toEqual(['Notice 1']);
});

test('the operator finds notifications by text and by company, and deletes one for everyone', async () => {
  await send('Maintenance on Sunday');
  const { id } = await send('Welcome, West', 'west');
  await send('Welcome, Süd', 'sued');
  const list = async (query: Record<string, string | number>) =>
    texts(await operator.must(adminNotifications.list, { query }));
  expect(await list({ q: 'welcome' })).toEqual(['Welcome, Süd', 'Welcome, West']);
  expect(await list({ company_id: testServer.testData.companies.west })).toEqual([
    'Welcome, West',
    'Maintenance on Sunday',
  ]);
  expect(await unreadOf('westChief')).toEqual(['Welcome, West', 'Maintenance on Sunday']);
  await operator.must(adminNotifications.remove, { params: { id } });
  expect(await unreadOf('westChief')).toEqual(['Maintenance on Sunday']);
  expect((await operator.call(adminNotifications.remove, { params: { id } })).status).toBe(404);
});

test.each([
  ['no text', { text: '' }, 'text'],
  ['blanks', { text: '   ' }, 'text'],
  ['a text of 2,001 characters', { text: 'x'.repeat(2001) }, 'text'],
  ['HTML', { text: '<script>alert(1)</script>' }, 'text'],
  ['HTML in German', { text: 'Hello', text_de: '<b>Hallo</b>' }, 'text_de'],
  ['an id that is a text', { text: 'Hello', company_ids: ['1'] }, 'company_ids.0'],
  ['an unknown field', { text: 'Hello', to_all: 1 }, 'to_all'],
])('%s is refused at its field', async (_, body, field) => {
  const answer = await operator.call(adminNotifications.create, { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
});
