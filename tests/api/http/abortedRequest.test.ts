import { Transform } from 'node:stream';
import zlib, { type BrotliCompress } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { instructions } from '../../../contract/help/calls.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Responses that are compressed as a stream and end before the client has received a byte of them.

const INFO = 30;
const ERROR = 50;
const ROUTE = `/api/${instructions.create.path}`;

let testServer: TestServer;
let log: { level: number }[] = [];
beforeAll(async () => {
  const write = (line: string) => {
    log.push(JSON.parse(line));
  };
  testServer = await openTestServer({ jobs: false, env: { LOG_LEVEL: 'info' }, log: { write } });
});
afterAll(() => testServer.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Saves a help article, whose response is too long to be compressed in one piece. Calls `meanwhile` instead of compressing it. @returns the log */
const save = async (meanwhile: (leave: () => void, compression: Transform) => void) => {
  const { token } = await testServer.as('operator');
  const leaving = new AbortController();
  vi.spyOn(zlib, 'createBrotliCompress').mockImplementation(() => {
    const compression = new Transform({
      transform: () => meanwhile(() => leaving.abort(), compression),
    });
    return compression as BrotliCompress;
  });
  const article = { title_en: 'Long', body_en: 'Text '.repeat(30_000), title_de: '', body_de: '' };
  log = [];
  const answer = fetch(testServer.baseUrl + ROUTE, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'br',
    },
    body: JSON.stringify({ ...article, position: 0, published: 1 }),
    signal: leaving.signal,
  });
  answer.catch(() => {}); // the client that left
  await vi.waitFor(() => expect(log).not.toEqual([]));
  return log;
};

test('a client that leaves while its answer is compressed is no error', async () => {
  expect(await save((leave) => leave())).toMatchObject([
    { level: INFO, msg: 'the client left before its answer', method: 'POST', route: ROUTE },
  ]);
});

test('an answer that ends early while its client waits is an error', async () => {
  const early = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(await save((_leave, compression) => compression.destroy(early))).toMatchObject([
    { level: ERROR, msg: 'a request failed', err: { code: early.code } },
    { level: ERROR, msg: 'request failed', status: 500 },
  ]);
});
