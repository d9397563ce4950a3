import { request as httpRequest } from 'node:http';
import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { simpleRest } from '@turntable/declare/rest/sources.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourceResources } from '../../../server/restResources.ts';
import type { Client } from '../setup/client.ts';
import { CREDENTIALS, type SourcesOfTests, startSources } from '../setup/sourcesOfTests.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { callOf } from './callOf.ts';
import { contacts } from './contacts.resource.ts';
import { parts } from './parts.resource.ts';

// Resources whose records another server keeps: ours passes their calls on, with the credential and nothing else of the caller's.

let sources: SourcesOfTests;
let testServer: TestServer;
let chief: Client;
let employee: Client;
let log = '';
beforeAll(async () => {
  sources = await startSources();
  testServer = await openTestServer({
    jobs: false,
    rest: sources.at([contacts, parts]),
    env: { ...CREDENTIALS, SOURCE_TIMEOUT: '60', LOG_LEVEL: 'warn' },
    log: {
      write: (line: string) => {
        log += line;
      },
    },
  });
  chief = await testServer.as('chief');
  employee = await testServer.as('employee');
});
afterAll(async () => {
  await testServer.close();
  await sources.close();
});
beforeEach(() => {
  sources.contacts.received.length = 0;
  sources.parts.received.length = 0;
  log = '';
});
afterEach(() => {
  sources.contacts.answerWith(undefined);
});

const json = JSON.stringify;

describe('what arrives at the other server', () => {
  test('is the call with the kept credential, and nothing else of the caller’s request', async () => {
    const answer = await chief.call(callOf(contacts, 'list'), {
      query: { sort: json(['name', 'DESC']), range: '[0,1]', filter: json({ kind: 'buyer' }) },
      headers: { cookie: 'access_token=abc', 'x-own': 'mine', 'accept-language': 'de' },
    });
    expect((answer.ok as { name: string }[]).map(({ name }) => name)).toEqual([
      'Cy Orr',
      'Ada Lind',
    ]);
    const [{ method, url, headers } = {} as never] = sources.contacts.received;
    expect([method, url.split('?')[0]]).toEqual(['GET', '/api/people']);
    expect(headers.authorization).toBe(CREDENTIALS.CRM_TOKEN);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-own');
    expect(headers['accept-language']).not.toContain('de');
    expect(json(headers)).not.toContain(chief.token);
  });

  test('has the credential in the header that the declaration names', async () => {
    await chief.must(callOf(parts, 'list'));
    const [{ headers } = {} as never] = sources.parts.received;
    expect(headers['x-api-key']).toBe(CREDENTIALS.PARTS_KEY);
    expect(headers).not.toHaveProperty('authorization');
  });

  test('has repeated parameters, and none that the dialect does not know', async () => {
    const url = `${testServer.baseUrl}/api/sources/parts?id=1&id=3`;
    const headers = { authorization: `Bearer ${chief.token}` };
    const found = await (await fetch(url, { headers })).json();
    expect((found as { id: number }[]).map(({ id }) => id)).toEqual([1, 3]);
    expect(sources.parts.received[0]?.url).toBe('/api/parts?id=1&id=3');
    const refused = await chief.call(callOf(parts, 'list'), { query: { _embed: 'orders' } });
    expect([refused.status, refused.failure.errors]).toEqual([422, { _embed: ['Unknown field'] }]);
    expect(sources.parts.received).toHaveLength(1);
  });

  test('is created, changed and deleted there', async () => {
    const created = (await chief.must(callOf(contacts, 'create'), {
      body: { name: 'Di Fox', hobby: 'chess' },
    })) as { id: number };
    const params = { id: created.id };
    await chief.must(callOf(contacts, 'save'), { params, body: { name: 'Di Wolf' } });
    expect(sources.contacts.stored(created.id)).toEqual({ id: created.id, name: 'Di Wolf' });
    await chief.must(callOf(contacts, 'change'), { params, body: { kind: 'buyer' } });
    expect(sources.contacts.stored(created.id)).toMatchObject({ name: 'Di Wolf', kind: 'buyer' });
    await chief.must(callOf(contacts, 'remove'), { params });
    expect(sources.contacts.stored(created.id)).toBeUndefined();
    expect((await chief.call(callOf(contacts, 'one'), { params })).status).toBe(404);
  });
});

/** Returns JSON of an object of so many levels. */
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test('a body nested deeper than 100 levels is refused at its field, and not passed on', async () => {
  const send = (body: string) =>
    fetch(`${testServer.baseUrl}/api/sources/contacts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chief.token}`, 'content-type': 'application/json' },
      body,
    });
  for (const levels of [101, 9_000]) {
    const refused = await send(nested(levels));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { a: ['Not a valid value'] } });
  }
  expect(sources.contacts.received).toEqual([]);
  const accepted = await send(nested(100));
  expect(accepted.status).toBe(200);
  const { id } = (await accepted.json()) as { id: number };
  await chief.must(callOf(contacts, 'remove'), { params: { id } });
});

describe('what arrives in the browser', () => {
  test('is the answer with its total, without cookies and credential', async () => {
    const list = await chief.call(callOf(contacts, 'list'), { query: { range: '[0,1]' } });
    expect(list.headers.get('content-range')).toBe('people 0-1/3');
    const counted = await chief.call(callOf(parts, 'list'), { query: { _start: 0, _end: 2 } });
    expect(counted.headers.get('x-total-count')).toBe('3');
    for (const { text, headers } of [list, counted]) {
      const all = text + json([...headers]);
      expect(headers.get('set-cookie')).toBeNull();
      for (const secret of Object.values(CREDENTIALS)) expect(all).not.toContain(secret);
    }
  });
});

describe('rights', () => {
  test('a role’s calls that were not granted, or that the source cannot do, are not passed on', async () => {
    const params = { id: 1 };
    const body = { name: 'x' };
    for (const refused of [
      await employee.call(callOf(contacts, 'create'), { body }),
      await employee.call(callOf(contacts, 'save'), { params, body }),
      await employee.call(callOf(contacts, 'change'), { params, body }),
      await employee.call(callOf(contacts, 'remove'), { params }),
      await employee.call(callOf(parts, 'list')),
      await (await testServer.as('operator')).call(callOf(contacts, 'list')),
      await (await testServer.as('operator')).call(callOf(parts, 'create'), { body }),
    ])
      expect(refused.status).toBe(403);
    expect(restCalls(parts)).not.toHaveProperty('remove');
    const cannot = await chief.call({ ...callOf(parts, 'one'), method: 'DELETE' }, { params });
    expect(cannot.status).toBe(404);
    expect([...sources.contacts.received, ...sources.parts.received]).toEqual([]);
    expect((await employee.call(callOf(contacts, 'one'), { params })).status).toBe(200);
  });
});

describe('a path that leads out of the address', () => {
  const rawStatus = (path: string): Promise<number | undefined> =>
    new Promise((answered, failed) => {
      const headers = { authorization: `Bearer ${chief.token}` };
      const { hostname, port } = new URL(testServer.baseUrl);
      httpRequest({ hostname, port, path, headers }, (response) => {
        response.resume();
        answered(response.statusCode);
      })
        .on('error', failed)
        .end();
    });

  test.each([
    '/api/sources/contacts/..',
    '/api/sources/contacts/../secrets',
    '/api/sources/contacts/../../admin',
    '/api/sources/contacts/%2e%2e',
    '/api/sources/contacts/.%2e',
    '/api/sources/contacts/..%2fsecrets',
    '/api/sources/contacts/%2e%2e%2fsecrets',
    '/api/sources/contacts/..%5csecrets',
    '/api/sources/contacts/%252e%252e%252fsecrets',
    '/api/sources/contacts//evil.example/x',
    '/api/sources/contacts/%2f%2fevil.example',
    '/api/sources/contacts/https:%2f%2fevil.example',
    '/api/sources/contacts/http://evil.example/',
    '/api/sources/contacts/1/notes',
    '/api/sources/contacts/1%3Fadmin=1',
    '/api/sources/contacts/1%23x',
    '/api/sources/secrets',
    '/api/sources//contacts',
  ])('is refused: %s', async (path) => {
    const status = await rawStatus(path);
    expect([404, 422]).toContain(status);
    expect(sources.contacts.received).toEqual([]);
  });

  test('an id that is a text is passed on', async () => {
    const one = await chief.must(callOf(contacts, 'one'), { params: { id: 'c-3' } });
    expect(one).toMatchObject({ name: 'Cy Orr' });
  });
});

describe('an answer that is no success', () => {
  const list = (headers = {}) => chief.call(callOf(contacts, 'list'), { headers });
  const create = () => chief.call(callOf(contacts, 'create'), { body: { name: 'x' } });
  const answerWith = (status: number, body: string, headers = {}) =>
    sources.contacts.answerWith((reply) => reply.writeHead(status, headers).end(body));

  test('of invalid input is shown in the source’s words, at its fields', async () => {
    answerWith(422, json({ message: 'Not like this', errors: { name: 'Taken', mail: ['a', 1] } }));
    const { status, failure } = await create();
    expect([status, failure]).toEqual([
      422,
      {
        message: 'The other system says: Not like this',
        errors: { name: ['The other system says: Taken'], mail: ['The other system says: a'] },
      },
    ]);
    answerWith(400, 'no JSON');
    const refused = await create();
    expect([refused.status, refused.failure.message]).toEqual([
      422,
      'The other system that keeps these records does not accept this.',
    ]);
    answerWith(409, '{}');
    expect((await create()).status).toBe(409);
  });

  test.each([
    [401, '{}', {}, 502, 'which refuses access', '"status":401'],
    [404, '{}', {}, 502, 'cannot be read', '"status":404'],
    [500, 'at Database.query', {}, 502, 'cannot be read', '"status":500'],
    [302, '', { location: 'http://169.254.169.254/' }, 502, 'cannot be read', '"status":302'],
    [429, '', {}, 503, 'busy', '"status":429'],
    [200, '<html>', {}, 502, 'cannot be read', 'no JSON'],
    [200, '', {}, 502, 'cannot be read', 'no JSON'],
    [200, '{"rows":[]}', {}, 502, 'cannot be read', 'not of the dialect'],
    [200, '[{"name":"no id"}]', {}, 502, 'cannot be read', 'not of the dialect'],
  ])(
    'is explained, and its cause is logged: %s %s',
    async (status, body, headers, ours, text, cause) => {
      answerWith(status, body, headers);
      const answer = await list();
      expect([answer.status, answer.failure.message]).toEqual([
        ours,
        expect.stringContaining(text),
      ]);
      expect(log).toContain('"resource":"contacts","method":"GET"');
      expect(log).toContain(cause);
      expect(answer.text + log).not.toContain('Database.query');
      expect(answer.text + log).not.toContain(CREDENTIALS.CRM_TOKEN);
      expect(sources.contacts.received).toHaveLength(1);
    },
  );

  test('is explained in the user’s language', async () => {
    answerWith(500, '');
    const { failure } = await list({ 'accept-language': 'de' });
    expect(failure.message).toMatch(/^Diese Einträge verwaltet ein anderes System/);
  });

  test('is cut off if it is too large', async () => {
    answerWith(200, `${' '.repeat(9_000_000)}[]`);
    expect((await list()).status).toBe(502);
    expect(log).toContain('more than 8388608 bytes');
  });

  test('is not read if it is nested too deeply', async () => {
    sources.contacts.answerWith((reply) => reply.end(`[${nested(20_000)}]`));
    const { status } = await chief.call(callOf(contacts, 'list'));
    expect(status).toBe(502);
    expect(log).toContain('nested too deeply');
  });

  test('is not awaited for longer than the setting, not even for its last part', async () => {
    const impatient = await openTestServer({
      jobs: false,
      rest: sources.at([contacts]),
      env: { ...CREDENTIALS, SOURCE_TIMEOUT: '1', LOG_LEVEL: 'warn' },
      log: {
        write: (line: string) => {
          log += line;
        },
      },
    });
    const client = await impatient.as('chief');
    sources.contacts.answerWith(() => undefined);
    const silent = await client.call(callOf(contacts, 'list'));
    expect([silent.status, silent.failure.message]).toEqual([
      504,
      expect.stringContaining('did not answer in time'),
    ]);
    sources.contacts.answerWith((reply) => reply.writeHead(200).write('['));
    expect((await client.call(callOf(contacts, 'list'))).status).toBe(504);
    const change = await client.call(callOf(contacts, 'create'), { body: { name: 'x' } });
    expect(change.failure.message).toContain('look whether your change is there');
    expect(log).toContain('"cause":"timeout"');
    await impatient.close();
  });

  test('may be empty after a change', async () => {
    answerWith(204, '');
    const removed = await chief.call(callOf(contacts, 'remove'), { params: { id: 1 } });
    expect([removed.status, removed.text]).toEqual([200, '{}']);
  });
});

describe('a source with a provider of its own', () => {
  test('takes any parameter and answers any JSON, below its address', async () => {
    const { url } = sources.contacts;
    const source = { url, path: 'people', auth: 'CRM_TOKEN', provider: () => ({}) };
    const rest = { ...contacts, source };
    const server = await openTestServer({ jobs: false, rest: [rest], env: CREDENTIALS });
    sources.contacts.answerWith((reply) => reply.end('{"rows":[],"count":0}'));
    const client = await server.as('chief');
    const list = restCalls(rest).list as Call; // managers may list
    expect(await client.must(list, { query: { page: '2', view: 'full' } })).toEqual({
      rows: [],
      count: 0,
    });
    await server.close();
    expect(sources.contacts.received.map((request) => request.url)).toEqual([
      '/api/people?page=2&view=full',
    ]);
  });
});

describe('a source that cannot be used', () => {
  const open = async (rest: typeof contacts, env: Record<string, string> = {}) => {
    const server = await openTestServer({
      jobs: false,
      rest: [rest],
      env: { LOG_LEVEL: 'silent', ...env },
    });
    const answer = await (await server.as('chief')).call(callOf(contacts, 'list'));
    await server.close();
    return { status: answer.status, message: answer.failure.message };
  };
  const at = (url: string) => ({ ...contacts, source: simpleRest(url, { auth: 'CRM_TOKEN' }) });

  test('because it cannot be reached says so', async () => {
    const gone = await startSources();
    await gone.close();
    expect(await open(at(gone.contacts.url), CREDENTIALS)).toEqual({
      status: 502,
      message: expect.stringContaining('cannot be reached'),
    });
  });

  test.each<Record<string, string>>([{}, { CRM_TOKEN: 'line\nbreak' }])(
    'because its credential is missing or unusable says so, and nothing is sent: %s',
    async (env) => {
      expect(await open(at(sources.contacts.url), env)).toEqual({
        status: 503,
        message: expect.stringContaining('not set up yet'),
      });
      expect(sources.contacts.received).toEqual([]);
    },
  );

  test.each([
    ['SECRET_KEY', 'SECRET_KEY is a setting of this server'],
    ['Bearer abc', 'auth must be the name of an environment variable'],
  ])('because its credential is another secret does not start: %s', async (auth, problem) => {
    const declared = { ...contacts, source: simpleRest('https://crm.example', { auth }) };
    await expect(sourceResources([declared])).rejects.toThrow(`contacts: source: ${problem}`);
  });
});
