import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttemptLimit } from '@turntable/declare/server/accounts/attemptLimit.ts';
import { openFolder } from '@turntable/declare/server/files/folder.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import { FileMissing, type Storage } from '@turntable/declare/server/files/storage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSecretKey } from '../../../server/storage/secretKey.ts';
import { createSecrets } from '../../../server/storage/secrets.ts';
import { createSigning } from '../../../server/storage/signing.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-storage-'));
  storage = await openFolder(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder of files', () => {
  test('returns what was put, from memory and from a file, and leaves no drafts', async () => {
    const key = newKey('original', 'jpg');
    await storage.put(key, Buffer.from('photo'), 'image/jpeg');
    expect(Buffer.from(await storage.read(key)).toString()).toBe('photo');
    const path = join(folder, 'upload');
    await writeFile(path, 'from a file');
    await storage.put(key, { path }, 'image/jpeg');
    const { stream, bytes } = await storage.open(key);
    expect([Buffer.concat(await stream.toArray()).toString(), bytes]).toEqual(['from a file', 11]);
    expect(await readdir(join(folder, 'files', '.incoming'))).toEqual([]);
    expect(await Array.fromAsync(storage.keys())).toEqual([key]);
  });

  test('deletes files, also twice, and reports missing ones', async () => {
    const key = newKey('original', 'jpg');
    await storage.put(key, Buffer.from('x'), 'image/jpeg');
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.read(key)).rejects.toThrow(FileMissing);
    await expect(storage.open(key)).rejects.toThrow(FileMissing);
  });

  test.each(['../../etc/passwd', 'a/b/c/d/e/f', '', 'short', 'original-..-x.jpg'])(
    '%j is not a key',
    async (key) => {
      await expect(async () => storage.read(key)).rejects.toThrow(TypeError);
    },
  );
});

describe('signed addresses', () => {
  const DAY = 86_400_000;
  let now = Date.UTC(2026, 10, 21, 23, 59);
  const signing = createSigning('k'.repeat(32), () => now);
  const partsOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    return [
      pathname.split('/').at(-1) ?? '',
      searchParams.get('expires') ?? '',
      searchParams.get('signature') ?? '',
    ] as const;
  };

  test('are the same all day and valid for at least another one', () => {
    const url = signing.urlOf('preview-1234.jpg');
    expect(signing.urlOf('preview-1234.jpg')).toBe(url);
    now += DAY;
    expect(signing.isValid(...partsOf(url))).toBe(true);
    expect(signing.urlOf('preview-1234.jpg')).not.toBe(url);
    now += DAY;
    expect(signing.isValid(...partsOf(url))).toBe(false);
  });

  test('are valid only for their file, time and key', () => {
    const [key, expires, signature] = partsOf(signing.urlOf('preview-1234.jpg'));
    expect(signing.isValid('preview-9999.jpg', expires, signature)).toBe(false);
    expect(signing.isValid(key, String(Number(expires) + 86_400), signature)).toBe(false);
    expect(createSigning('other'.repeat(8), () => now).isValid(key, expires, signature)).toBe(
      false,
    );
  });
});

describe('secrets', () => {
  test('are decrypted with the same key, differ each time, and are not decrypted with another key', () => {
    const secrets = createSecrets('k'.repeat(32));
    const hidden = secrets.encrypt('pässword');
    expect(hidden).not.toContain('word');
    expect(secrets.encrypt('pässword')).not.toBe(hidden);
    expect(secrets.decrypt(hidden)).toBe('pässword');
    expect(() => createSecrets('z'.repeat(32)).decrypt(hidden)).toThrow();
  });

  test('the key is created once, also when two processes start together', async () => {
    const config = { secretKey: undefined, dataDir: join(folder, 'data') };
    const [first, second] = await Promise.all([loadSecretKey(config), loadSecretKey(config)]);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(second).toBe(first);
    expect(await loadSecretKey(config)).toBe(first);
    expect(await loadSecretKey({ ...config, secretKey: 'given' })).toBe('given');
  });
});

test('an attempt limit allows a burst, then one more at intervals, and blocks no one forever', () => {
  let now = 0;
  const limit = new AttemptLimit(3, 60, () => now);
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(60);
  expect(limit.take('b')).toBe(0);
  now += 61_000;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBeGreaterThan(0);
  limit.clear('a');
  expect(limit.take('a')).toBe(0);
});
