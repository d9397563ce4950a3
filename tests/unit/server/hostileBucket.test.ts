import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Storage,
  StorageFull,
  StorageUnreachable,
} from '@turntable/declare/server/files/storage.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBucket } from '../../../server/storage/bucket.ts';

// A store that misbehaves in the way of each test. It uses a real socket, so that the real client meetsRequirements the fault.

const KEY = 'original-0001.jpg';
const SILENCE_MS = 300;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
let server: Server;
let storage: Storage;
let folder: string;

const open = (port: number): Storage =>
  openBucket({
    bucket: 'pictures',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKey: 'access',
    secretKey: 'secret',
    timeoutMs: SILENCE_MS,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-hostile-bucket-'));
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storage = open((server.address() as AddressInfo).port);
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Reads a request to its end, then answers it. */
const after = (request: IncomingMessage, then: () => void) => request.resume().on('end', then);
const failure = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

const photo = async (bytes: number): Promise<{ path: string }> => {
  const path = join(folder, `photo-${bytes}`);
  await writeFile(path, Buffer.alloc(bytes, 'x'));
  return { path };
};

test.each<[string, () => Promise<unknown>]>([
  ['put from memory', () => storage.put(KEY, Buffer.from('x'), 'image/jpeg')],
  ['put of a file', async () => storage.put(KEY, await photo(2_000_000), 'image/jpeg')],
  [
    'put of a file in parts',
    async () => storage.put(KEY, await photo(17 * 1024 * 1024), 'image/jpeg'),
  ],
  ['read', () => storage.read(KEY)],
  ['open', () => storage.open(KEY)],
  ['look', () => storage.exists(KEY)],
  ['delete', () => storage.delete(KEY)],
  ['list', () => Array.fromAsync(storage.keys())],
  ['check', () => storage.check()],
])('a %s ends although the store accepts everything and never answers', async (_, call) => {
  answer = (request) => request.resume();
  await expect(call()).rejects.toThrow(StorageUnreachable);
  expect(asked.length).toBeGreaterThan(0);
});

test('a put ends although the store reads nothing of it', async () => {
  answer = (request) => request.pause();
  await expect(storage.put(KEY, Buffer.alloc(12_000_000), 'image/jpeg')).rejects.toThrow(
    StorageUnreachable,
  );
});

test('a store on a closed port is unreachable', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  await expect(open(port).put(KEY, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    StorageUnreachable,
  );
});

test('a put succeeds if the store is overloaded twice, and if it breaks off the connection', async () => {
  const stored: number[] = [];
  answer = (request, response) => {
    if (asked.length === 1) return request.once('data', () => request.socket.destroy());
    if (asked.length === 2) return after(request, () => failure(response, 503, 'SlowDown'));
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    return after(request, () => {
      stored.push(bytes);
      response.setHeader('etag', '"x"').end();
    });
  };
  await storage.put(KEY, await photo(1_500_000), 'image/jpeg');
  expect([asked.length, stored]).toEqual([3, [1_500_000]]);
});

test('a read that breaks off in the middle is repeated once', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    if (asked.length > 1) return response.end('0123456789');
    return response.write('01234', () => response.destroy());
  };
  expect(Buffer.from(await storage.read(KEY)).toString()).toBe('0123456789');
  expect(asked).toHaveLength(2);
});

test('an opened file that stops in the middle ends with an error, never as if it were complete', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('01234');
  };
  const { stream, bytes } = await storage.open(KEY);
  expect(bytes).toBe(10);
  await expect(stream.toArray()).rejects.toThrow(StorageUnreachable);
});

test('a put sends its length and no checksum after the body, which Ceph answers with 411', async () => {
  const heads: IncomingMessage['headers'][] = [];
  answer = (request, response) => {
    heads.push(request.headers);
    const streamed =
      request.headers['transfer-encoding'] === 'chunked' ||
      request.headers['x-amz-trailer'] !== undefined;
    after(request, () =>
      streamed
        ? failure(response, 411, 'MissingContentLength')
        : response.setHeader('etag', '"x"').end(),
    );
  };
  await storage.put(KEY, await photo(1_000_000), 'image/jpeg');
  await storage.put(KEY, Buffer.from('photo'), 'image/jpeg');
  expect(heads.map((head) => head['content-length'])).toEqual(['1000000', '5']);
});

test.each([
  [507, 'InsufficientStorage', StorageFull],
  [403, 'QuotaExceeded', StorageFull],
  [403, 'InvalidAccessKeyId', StorageUnreachable],
  [404, 'NoSuchBucket', StorageUnreachable],
])('a store that answers %i %s is reported correctly', async (status, code, kind) => {
  answer = (request, response) => after(request, () => failure(response, status, code));
  await expect(storage.put(KEY, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(kind);
});
