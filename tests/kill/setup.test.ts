import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import { Client } from '../api/setup/client.ts';
import { ServerProcess } from '../serverProcess.ts';

// How a production installation gets its operators: by the link that the first start prints, and from a console.

const execute = promisify(execFile);
let folder: string;
let env: Record<string, string>;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-setup-'));
  env = {
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_URL: 'https://turntable.example',
    DATA_DIR: folder,
  };
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  const server = await ServerProcess.start(env);
  servers.push(server);
  return server;
};
/** Runs `npm run operator` without a terminal. Returns its output; rejects with it on failure. */
const operator = async (...args: string[]) =>
  (
    await execute(process.execPath, ['scripts/operator.ts', ...args], {
      cwd: PROJECT,
      env: { ...process.env, ...env },
    })
  ).stdout;
const LINK = /https:\/\/turntable\.example\/(setup|reset-password)\?token=([\w-]{43})/;
const tokenIn = (text: string) => LINK.exec(text)?.[2] ?? '';
const password = 'a production password';
const login = (server: ServerProcess, email: string) =>
  new Client(server.baseUrl).call(session.login, { body: { email, password } });
const printedOf = (server: ServerProcess) => expect.poll(() => server.output, { timeout: 30_000 });

test('a first production start prints a link that creates the operator', async () => {
  const first = await start();
  await printedOf(first).toMatch(LINK);
  const token = tokenIn(first.output);
  const body = {
    token,
    name: 'Operator',
    email: 'first@operator.test',
    password,
    password_confirmation: password,
  };
  const { user } = await new Client(first.baseUrl).must(session.setUp, { body });
  expect(user.role).toBe('admin');
  expect((await login(first, 'first@operator.test')).status).toBe(200);
  // The link is printed to standard output for the user who starts the server, and is in no line of the log.
  const logged = first.output.split('\n').filter((line) => line.startsWith('{'));
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('\n')).not.toContain(token);
  await first.stop();
});

test('a start that fails on its port leaves no setup link that was never printed', async () => {
  const own = { ...env, DATA_DIR: join(folder, 'second') };
  await using blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo; // an object: it listens on a port
  await expect(ServerProcess.start(own, port)).rejects.toThrow(`Port ${port} is in use`);

  const server = await ServerProcess.start(own);
  servers.push(server);
  await printedOf(server).toMatch(LINK);
  await server.stop();
});

test('the console lists operators, creates another one and resets a password by links that work once; no later start prints one', async () => {
  expect(await operator('list')).toContain('first@operator.test');
  const created = tokenIn(await operator('create', 'Second@operator.test'));
  const reset = tokenIn(await operator('reset-password', 'first@operator.test'));
  await expect(operator('create', 'second@operator.test')).rejects.toThrow(
    'Somebody else uses this e-mail address',
  );
  await expect(operator('reset-password', 'nobody@operator.test')).rejects.toThrow(
    'nobody@operator.test is no operator',
  );
  await expect(operator('remove', 'first@operator.test')).rejects.toThrow(
    'usage: npm run operator',
  );

  const server = await start();
  expect(server.output).not.toContain('/setup?token=');
  for (const [token, email] of [
    [created, 'second@operator.test'],
    [reset, 'first@operator.test'],
  ] as const) {
    const set = () =>
      new Client(server.baseUrl).call(session.resetPassword, {
        body: { token, password, password_confirmation: password },
      });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(422);
    expect((await login(server, email)).ok.user.role).toBe('admin');
  }
  await server.stop();
});
