import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MEMORY } from '../../scripts/lib/environment.mjs';
import { emailOf, PASSWORD, type TestUserName } from '../api/setup/testData.ts';

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own; server.ts explains the kinds. */
export const startProcess = async (
  kind: 'product' | 'declared' | 'working' | 'bare',
  dataDir: string,
  databaseUrl?: string,
): Promise<Running> => {
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind, dataDir], {
    env: { ...MEMORY, ...process.env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const failure = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The ${kind} server ended.`)),
  );
  const [url] = (await Promise.race([once(child, 'message'), failure])) as [string];
  failure.catch(() => {}); // from now on its end is intended
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** Signs in a user of the test companies. @returns the token */
export const signIn = async (url: string, person: TestUserName): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};
