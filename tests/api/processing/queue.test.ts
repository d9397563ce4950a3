import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { type JobQueue, openQueue } from '../../../server/jobs/queue.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const JOBS = 5;

let server: TestServer;
let queue: JobQueue;
/** Called when a job has run, and when the worker has found none. */
let ended = (_keys: string[]): void => {};
let idle = (): void => {};
beforeAll(async () => {
  server = await openTestServer({ jobs: false });
  const watched: Database = {
    ...server.db,
    systemQuery: async (text, values) => {
      const found = await server.db.systemQuery(text, values);
      if (/skip locked/i.test(text) && text.includes("'remove-files'") && !found.rows.length)
        idle();
      return found;
    },
  };
  queue = await openQueue(watched, pino({ level: 'error' }));
  const waiting = hasNoJob();
  await queue.work('remove-files', 1, async ({ data }) => ended(data.keys));
  await waiting;
});
afterAll(async () => {
  await queue.stop(0);
  await server.close();
});

const hasNoJob = (): Promise<void> =>
  new Promise((resolve) => {
    idle = resolve;
  });
const add = (jobs: readonly string[][]): Promise<void> =>
  server.db.asSystem((tx) =>
    queue.add(
      tx,
      'remove-files',
      jobs.map((keys) => ({ data: { keys } })),
    ),
  );
const keysOf = (job: number): string[] => [`gone-${job}.jpg`];

test('a job begins when its transaction commits, or, on PostgreSQL, within a second of it', async () => {
  let took = 0;
  for (let job = 0; job < JOBS; job++) {
    const end = new Promise<string[]>((resolve) => {
      ended = resolve;
    });
    const waiting = hasNoJob();
    const began = Date.now();
    await add([keysOf(job)]);
    expect(await end).toEqual(keysOf(job));
    took += Date.now() - began;
    await waiting;
  }
  expect(took / JOBS).toBeLessThan(server.db.kind === 'pglite' ? 500 : 1500);
});

test('of several short jobs, each begins as soon as the one before it has ended', async () => {
  const jobs = Array.from({ length: JOBS }, (_, job) => keysOf(job));
  const done: string[][] = [];
  const all = new Promise<void>((resolve) => {
    ended = (keys) => {
      done.push(keys);
      if (done.length === JOBS) resolve();
    };
  });
  await add(jobs);
  const began = Date.now();
  await all;
  expect(done.sort()).toEqual(jobs);
  expect((Date.now() - began) / JOBS).toBeLessThan(500);
});
