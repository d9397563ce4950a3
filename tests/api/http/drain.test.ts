import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOf, PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let closed = false;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
});
afterAll(async () => {
  if (!closed) await testServer.close();
});

test('health and readiness need no token', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(testServer.baseUrl + path)).status).toBe(200);
});

test('a request in progress when the server is asked to stop is still answered; a new one is refused', async () => {
  const body = JSON.stringify({ email: emailOf('employee'), password: PASSWORD });
  const slow = request(`${testServer.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.write(body.slice(0, 10));
  const [socket] = (await once(slow, 'socket')) as [Socket];
  if (socket.connecting) await once(socket, 'connect');
  // The server has read the head once it answers a later request.
  await fetch(`${testServer.baseUrl}/healthz`, { headers: { connection: 'close' } });

  const closing = testServer.close();
  closed = true;
  await expect(
    fetch(`${testServer.baseUrl}/healthz`, { headers: { connection: 'close' } }),
  ).rejects.toThrow();
  slow.end(body.slice(10));
  const [response] = await answered;
  const text = Buffer.concat(await response.toArray()).toString();
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(text)).toHaveProperty('access_token');
  await closing;
});
