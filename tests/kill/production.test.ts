import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../serverProcess.ts';

const SECRET_KEY = 'vJ3mQ8sT1xY6bN0cW5kR2pZ7hL4gD9fA';
/** The script of `npm start` once everything is installed; it builds the web application if it is out of date. */
const START = 'scripts/start.ts';

let folder: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-production-'));
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>): Promise<ServerProcess> =>
  ServerProcess.start(
    { NODE_ENV: 'production', DATA_DIR: folder, SMTP_URL: '', ...env },
    undefined,
    START,
  );

test('names every setting that production lacks in one message, before anything is built', async () => {
  // With a new variable of this kind, any earlier build is out of date.
  const message = await start({ SECRET_KEY: '', PUBLIC_URL: '', VITE_NEW: 'yes' }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).toContain('The configuration cannot be used (see .env.example):');
  expect(message).toContain('SECRET_KEY is required in production');
  expect(message).toContain('PUBLIC_URL is required in production');
  expect(message).not.toContain('Building');
});

test('starts in production with a secret key and an address, does not serve the API’s description and warns that no mail is sent', async () => {
  const server = await start({ SECRET_KEY, PUBLIC_URL: 'https://turntable.example' });
  running.push(server);
  expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  const page = await fetch(`${server.baseUrl}/login`);
  expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
  });
  for (const path of ['/api/docs', '/api/docs/json', '/api/openapi.json']) {
    expect((await fetch(server.baseUrl + path)).status, path).toBe(404);
  }
  await expect
    .poll(() => server.output, { timeout: 10_000 })
    .toContain('WARNING: SMTP_URL is not set, so no mail can be sent');
});
