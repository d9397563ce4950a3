import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ftp } from '../../contract/ftpExport/calls.ts';
import type { FtpSecurity } from '../../contract/ftpExport/settings.ts';
import { ftpImport } from '../../contract/ftpImport/calls.ts';
import type { ImportRun } from '../../contract/ftpImport/ftpImport.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import type { Proftpd } from '../../scripts/lib/proftpd.ts';
import type { Client } from '../api/setup/client.ts';
import { read, until } from '../api/setup/dealer.ts';
import { picture } from '../api/setup/pictures.ts';
import { openTestServer, type TestServer } from '../api/setup/testServer.ts';
import { HOST, openRealServer } from './realServer.ts';

const FOLDERS = 10;
const PICTURES = 20;
const ALL = FOLDERS * PICTURES;

let testServer: TestServer;
let chief: Client;
let server: Proftpd | undefined;
beforeAll(async () => {
  testServer = await openTestServer({ env: { FTP_ALLOW_PRIVATE: 'true', FTP_IMPORT_SETTLE: '0' } });
  chief = await testServer.as('chief');
});
afterAll(() => testServer.close());
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Writes pictures into a folder per vehicle, as a dealer's own program would. @returns folder → their SHA-256 */
async function fill(home: string, vehicle: string): Promise<Map<string, string[]>> {
  const filled = new Map<string, string[]>();
  for (let number = 0; number < FOLDERS; number++) {
    const folder = `${vehicle} Ü${number}`;
    mkdirSync(join(home, 'Bestand', folder), { recursive: true });
    const contents = await Promise.all(Array.from({ length: PICTURES }, () => picture()));
    for (const [index, content] of contents.entries())
      writeFileSync(join(home, 'Bestand', folder, `Größe ${index + 1}.jpg`), content);
    filled.set(folder, contents.map(sha256));
  }
  return filled;
}

async function importNow(): Promise<ImportRun | undefined> {
  const { data } = await chief.must(ftpImport.start);
  return until(
    async () => (await chief.must(ftpImport.one)).data.runs.find(({ id }) => id === data.id),
    (run) => run?.finished_at !== null,
  );
}

describe.each<FtpSecurity>(['none', 'explicit'])('from a real server (%s)', (security) => {
  test(`${ALL} pictures are imported byte for byte, each once`, async () => {
    server = await openRealServer(security);
    const { port, user, password, home } = server;
    const there = await fill(home, security);
    const place = { ftp_host: HOST, ftp_port: port, ftp_security: security, ftp_dir: '/Bestand' };
    await chief.must(ftp.save, {
      body: { ...place, ftp_user: user, ftp_pass: password, get_cars_from_ftp: 1 },
    });
    expect(await importNow(), 'the first look').toMatchObject({
      state: 'done',
      pictures_taken: 0,
      pictures_waiting: ALL,
    });
    expect(await importNow()).toMatchObject({
      state: 'done',
      cars_new: FOLDERS,
      pictures_taken: ALL,
      refusals_count: 0,
    });
    expect(await importNow()).toMatchObject({
      state: 'done',
      cars_new: 0,
      pictures_taken: 0,
      pictures_skipped: ALL,
    });

    const { data } = await chief.must(cars.list, {
      query: { from_ftp: 1, q: security, per_page: 100 },
    });
    expect(data.map(({ car }) => car).toSorted()).toEqual([...there.keys()].toSorted());
    for (const { id, car } of data) {
      const { photos, extra_photos } = await read(chief, id);
      const taken = await Promise.all(
        [...photos, ...extra_photos].map(async ({ url }) =>
          sha256(await (await fetch(new URL(url, chief.baseUrl))).bytes()),
        ),
      );
      expect(taken.toSorted()).toEqual(there.get(car)?.toSorted());
    }
  });
});
