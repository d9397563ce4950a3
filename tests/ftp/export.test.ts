import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { FtpSecurity } from '../../contract/ftpExport/settings.ts';
import type { Proftpd } from '../../scripts/lib/proftpd.ts';
import { uploadFiles } from '../../server/ftp/upload.ts';
import type { Delivered, OutgoingFile, Receipt } from '../../server/ftp/uploadFile.ts';
import { HOST, openRealServer } from './realServer.ts';

const COUNT = 200;
const LARGEST = 100_000;

let server: Proftpd | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/**
 * Files in folders, with names as dealers write them, from one byte to the largest size. None is empty, as no picture is: Node ends an
 * encrypted connection without data before the server has agreed to it.
 */
const files = Array.from({ length: COUNT }, (_, index) => ({
  name: `${['', 'originals/', 'clean/'][index % 3]}Bild ${index} – Kühlergrill (é).jpg`,
  content: randomBytes(1 + Math.round((LARGEST * index) / (COUNT - 1))),
}));
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const outgoing = (former: ReadonlyMap<string, Delivered>): OutgoingFile[] =>
  files.map(({ name, content }) => ({
    name,
    madeOf: name,
    former: former.get(name),
    content: async () => content,
  }));

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each<FtpSecurity>(['none', 'explicit', 'implicit'])(
  'on a real server (%s)',
  (security) => {
    test(`${COUNT} files arrive byte for byte, and are not sent again`, async () => {
      server = await openRealServer(security);
      const { port, user, password, home } = server;
      const access = { host: HOST, port, security, user, password, allowPrivate: true };
      const folder = '/Bestand/WVWZZZ1JZXW000001';
      const receipts = new Map<string, Receipt>();
      const upload = async (former = new Map<string, Delivered>()) => {
        receipts.clear();
        await uploadFiles(access, folder, outgoing(former), {
          signal: new AbortController().signal,
          timeoutMs: 10_000,
          onFile: async ({ name }, outcome) => {
            if (outcome.state !== 'failed') receipts.set(name, outcome);
          },
        });
      };
      await upload();
      expect([...receipts.values()].map(({ state }) => state)).toEqual(files.map(() => 'sent'));
      expect(below(home).toSorted()).toEqual(
        files.map(({ name }) => join(home, folder, name)).toSorted(),
      );
      for (const { name, content } of files) {
        expect(readFileSync(join(home, folder, name)).equals(content), name).toBe(true);
        expect(receipts.get(name)).toMatchObject({
          bytes: content.length,
          sha256: sha256(content),
        });
      }

      await upload(
        new Map(
          [...receipts].map(([name, { bytes, sha256 }]) => [name, { bytes, sha256, madeOf: name }]),
        ),
      );
      expect([...receipts.values()].map(({ state }) => state)).toEqual(files.map(() => 'skipped'));
      await upload();
      expect(
        [...receipts.values()].map(({ state }) => state),
        'sent over what is there',
      ).toEqual(files.map(() => 'sent'));
      expect(below(home)).toHaveLength(COUNT);
    });
  },
);
