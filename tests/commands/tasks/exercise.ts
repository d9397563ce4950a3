import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_RESOURCES } from '../../../src/resources/rest.ts';
import type { Client } from '../../api/setup/client.ts';
import { openTestServer, type TestServer } from '../../api/setup/testServer.ts';

// Runs in a copy of the project that has the resources of ../tasks.test.ts.

let testServer: TestServer;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  chief = await testServer.as('chief');
  employee = await testServer.as('employee');
});
afterAll(() => testServer.close());

/** Returns a call of a declared resource; of several records as `close.many`. */
const callOf = (resource: string, name: string): Call => {
  const declared = REST_RESOURCES.find((one) => one.resource === resource);
  const call = declared && restCalls(declared)[name];
  if (!call) throw new Error(`There is no call ${resource}.${name}.`);
  return call;
};

test('the server validates defects, cleans their text and keeps those of others', async () => {
  const [create, save] = [callOf('defects', 'create'), callOf('defects', 'save')];
  const refused = await chief.call(create, { body: { title: 'Scratch', severity: 'banana' } });
  expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['severity']]);
  const body = { title: 'Scratch', severity: 'low', description: '<p>Door<script>x</script></p>' };
  const made = (await chief.must(create, { body })) as { id: number };
  expect(made).toMatchObject({ description: '<p>Door</p>' });
  const change = { params: { id: made.id }, body: { severity: 'high' } };
  expect((await employee.call(save, change)).status).toBe(403);
  expect((await chief.call(save, change)).ok).toMatchObject({ severity: 'high' });
});

test('one lead is closed, then several at once; an offer of nothing is refused', async () => {
  const create = callOf('leads', 'create');
  const free = await chief.call(create, { body: { name: 'Ute', offer: 0 } });
  expect([free.status, Object.keys(free.failure.errors ?? {})]).toEqual([422, ['offer']]);
  const ids: number[] = [];
  for (const name of ['Ada', 'Eve', 'Kim'])
    ids.push(((await employee.must(create, { body: { name } })) as { id: number }).id);
  const [first = 0, ...others] = ids;
  const closed = await employee.must(callOf('leads', 'close'), { params: { id: first } });
  expect(closed).toMatchObject({ state: 'closed' });
  const query = { filter: JSON.stringify({ id: ids }) };
  expect(await employee.must(callOf('leads', 'close.many'), { query })).toMatchObject({
    done: others,
    failed: [{ id: first, status: 403 }],
  });
});
