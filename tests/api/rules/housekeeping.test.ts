import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { contract } from '../../../contract/index.ts';
import { DECLARED, DECLARED_CALLS } from '../matrix/declared.ts';
import { callOf } from '../matrix/row.ts';
import { rows } from '../matrix/rows.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, rest: DECLARED, env: { RATE_LIMIT: '30' } });
});
afterAll(() => testServer.close());

const get = (path: string, init?: RequestInit) => fetch(`${testServer.baseUrl}${path}`, init);

test('the calls of the contract and of declared resources all have a row in the role matrix, and the OpenAPI document describes each, and no other', async () => {
  const ids = Object.entries(contract).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  );
  ids.push(...Object.keys(DECLARED_CALLS));
  expect(Object.keys(rows).sort()).toEqual(ids.sort());

  const { paths } = (await (await get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  const called = ids.map((id) => {
    const { method, path } = callOf(id);
    return `${id} ${method} /api/${path.replace(/:(\w+)/g, '{$1}')}`;
  });
  expect(described.sort()).toEqual(called.sort());
});

test('the product serves the API’s page itself', async () => {
  const page = await get('/api/docs');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('health is public, and its requests do not count towards the limit', async () => {
  for (let count = 0; count < 40; count++) {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  }
});

test('responses have a request id, name no software and must not be framed, sniffed or cached', async () => {
  const { headers } = await get('/api/auth/me');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('server')).toBe(false);
});

test('an unknown address is answered like every failure', async () => {
  const answer = await get('/api/no/such/call');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) });
});

test('requests beyond the limit get the time of the next try', async () => {
  let answer = await get('/api/auth/me');
  for (let count = 0; count < 40 && answer.status !== 429; count++)
    answer = await get('/api/auth/me');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\d+ seconds/) });
  const body = JSON.stringify({ email: 'a@b.test', password: 'x' });
  const german = { 'accept-language': 'de', 'content-type': 'application/json' };
  const login = await get(`/api/${session.login.path}`, { method: 'POST', headers: german, body });
  expect(await login.json()).toEqual({ message: expect.stringMatching(/Sekunden/) });
});
