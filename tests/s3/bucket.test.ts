import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FileMissing,
  type Storage,
  StorageUnreachable,
} from '@turntable/declare/server/files/storage.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket } from '../../server/storage/bucket.ts';
import { emptyBucket } from './realStore.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-s3-'));
  storage = openBucket(await emptyBucket('files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const MB = 1024 * 1024;
test.each([0, 1, 5000, 5 * MB, 16 * MB, 16 * MB + 1, 40 * MB])(
  'a file of %i bytes is read back unchanged',
  async (bytes) => {
    const content = randomBytes(bytes);
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const key = `original-${bytes}-file.jpg`;
    await storage.put(key, { path }, 'image/jpeg');
    expect(await storage.exists(key)).toBe(true);
    expect(sha256(await storage.read(key))).toBe(sha256(content));
    const opened = await storage.open(key);
    expect(opened.bytes).toBe(bytes);
    expect(sha256(Buffer.concat(await opened.stream.toArray()))).toBe(sha256(content));

    await storage.put(key, content.subarray(0, 100), 'image/jpeg');
    expect((await storage.read(key)).byteLength).toBe(Math.min(100, bytes));
  },
);

test('deletes files, also twice, reports missing ones, and lists the rest', async () => {
  const keys = ['preview-0001.jpg', 'preview-0002.jpg'] as const;
  for (const key of keys) await storage.put(key, Buffer.from(key), 'image/jpeg');
  await storage.delete(keys[0]);
  await storage.delete(keys[0]);
  expect(await storage.exists(keys[0])).toBe(false);
  await expect(storage.read(keys[0])).rejects.toThrow(FileMissing);
  await expect(storage.open(keys[0])).rejects.toThrow(FileMissing);
  expect(
    (await Array.fromAsync(storage.keys())).filter((key) => key.startsWith('preview-')),
  ).toEqual([keys[1]]);
});

test('lists more files than fit a page of the store’s list', async () => {
  const paged = openBucket(await emptyBucket('many'));
  const keys = Array.from(
    { length: 25 },
    (_, number) => `preview-${String(number).padStart(6, '0')}.jpg`,
  );
  for (const key of keys) await paged.put(key, Buffer.from('x'), 'image/jpeg');
  expect((await Array.fromAsync(paged.keys())).toSorted()).toEqual(keys);
});

test('an existing bucket can be used; a missing one, or one with a wrong secret, cannot', async () => {
  const settings = await emptyBucket('checked');
  await openBucket(settings).check();
  await expect(openBucket({ ...settings, bucket: 'nowhere' }).check()).rejects.toThrow(
    StorageUnreachable,
  );
  await expect(
    openBucket({ ...settings, bucket: 'nowhere' }).put(
      'original-1.jpg',
      Buffer.from('x'),
      'image/jpeg',
    ),
  ).rejects.toThrow(StorageUnreachable);
  await expect(openBucket({ ...settings, secretKey: 'wrong' }).check()).rejects.toThrow(
    StorageUnreachable,
  );
});
