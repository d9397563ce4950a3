import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMissing, type Storage } from '@turntable/declare/server/files/storage.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket } from '../../../server/storage/bucket.ts';

// Implements as much of S3's protocol as the product uses, so that the real client is tested.

const objects = new Map<string, Buffer>();
let server: Server;
let storage: Storage;
let folder: string;

const listing = (): string =>
  `<?xml version="1.0"?><ListBucketResult><Name>pictures</Name><IsTruncated>false</IsTruncated><KeyCount>${objects.size}</KeyCount>${[
    ...objects,
  ]
    .map(
      ([key, body]) =>
        `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag></Contents>`,
    )
    .join('')}</ListBucketResult>`;

/** Decodes bodies in signed chunks: size;signature, bytes, empty line. */
const unchunked = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!size) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-bucket-'));
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const key = decodeURIComponent(pathname.replace(/^\/pictures\/?/, ''));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=access/'))
      return response.writeHead(403).end();
    if (key === '') return response.setHeader('content-type', 'application/xml').end(listing());
    if (request.method === 'PUT') {
      const body = Buffer.concat(chunks);
      objects.set(
        key,
        request.headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body,
      );
      return response.setHeader('etag', '"x"').end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const body = objects.get(key);
    const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
    if (!body)
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? '' : missing);
    response.writeHead(200, {
      'content-length': body.length,
      etag: '"x"',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    });
    return response.end(request.method === 'HEAD' ? '' : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  storage = openBucket({
    bucket: 'pictures',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKey: 'access',
    secretKey: 'secret',
    timeoutMs: 5000,
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

test('a bucket returns what was put, from memory and from a file', async () => {
  await storage.put('original-0001.jpg', Buffer.from('photo'), 'image/jpeg');
  expect(Buffer.from(await storage.read('original-0001.jpg')).toString()).toBe('photo');
  const path = join(folder, 'upload');
  await writeFile(path, 'from a file');
  await storage.put('original-0002.jpg', { path }, 'image/jpeg');
  const { stream, bytes } = await storage.open('original-0002.jpg');
  expect([Buffer.concat(await stream.toArray()).toString(), bytes]).toEqual(['from a file', 11]);
  expect((await Array.fromAsync(storage.keys())).toSorted()).toEqual([
    'original-0001.jpg',
    'original-0002.jpg',
  ]);
});

test('a bucket deletes files, also twice, and reports missing ones', async () => {
  await storage.put('original-0003.jpg', Buffer.from('x'), 'image/jpeg');
  expect(await storage.exists('original-0003.jpg')).toBe(true);
  await storage.delete('original-0003.jpg');
  await storage.delete('original-0003.jpg');
  expect(await storage.exists('original-0003.jpg')).toBe(false);
  await expect(storage.read('original-0003.jpg')).rejects.toThrow(FileMissing);
  await expect(storage.open('original-0003.jpg')).rejects.toThrow(FileMissing);
});
