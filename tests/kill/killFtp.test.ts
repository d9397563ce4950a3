import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cars } from '../../contract/calls/cars.ts';
import { companyCars } from '../../contract/calls/companyCars.ts';
import { ftp as ftpCalls } from '../../contract/calls/ftp.ts';
import { session } from '../../contract/calls/session.ts';
import { Client } from '../api/house/client.ts';
import { until } from '../api/house/dealer.ts';
import { type FtpServer, openFtpServer } from '../api/house/ftpServer.ts';
import { ServerProcess } from '../serverProcess.ts';

const ROUNDS = Number(process.env.FTP_KILL_ROUNDS ?? 1);
/** After the first picture has begun to arrive the server lives this long, spread evenly. */
const LIFE_MS = { shortest: 50, longest: 1500 };
const SPREAD = 0.618034;
/** A vehicle's pictures take seconds, so that every kill hits one on its way. */
const BYTES_PER_SECOND = 400_000;

let folder: string;
let ftp: FtpServer;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-kill-ftp-'));
  ftp = await openFtpServer('dealer', 'geheim');
});
afterAll(async () => {
  await server?.kill();
  await ftp.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server on the same data, and signs in. */
async function start(): Promise<Client> {
  server = await ServerProcess.start({ DATA_DIR: folder, SEED: 'true', FTP_ALLOW_PRIVATE: 'true' });
  const credentials = { body: { email: 'chief@nord.test', password: 'turntable-demo' } };
  const { access_token } = await new Client(server.baseUrl).must(session.login, credentials);
  return new Client(server.baseUrl, access_token);
}

const deliveries = async (chief: Client, id: number) => (await chief.must(cars.ftpDeliveries, { params: { id } })).data;

test(`killed ${ROUNDS} times while pictures are sent, the server sends each vehicle whole, and once`, {
  timeout: ROUNDS * 60_000 + 300_000,
}, async () => {
  let chief = await start();
  const body = { ftp_host: '127.0.0.1', ftp_port: ftp.port, ftp_user: 'dealer', ftp_pass: 'geheim', ftp_dir: '', dir_name: '{id}' };
  await chief.must(ftpCalls.save, { body });
  const { data: own } = await chief.must(companyCars.list, { query: { per_page: 100, state: 'processed' } });
  const sent = own.filter(({ company_id }) => company_id === own[0]?.company_id).map(({ id }) => id);
  expect(sent.length, 'finished vehicles of one company').toBeGreaterThan(0);
  ftp.fault = (command) => (command === 'stor' ? { data: BYTES_PER_SECOND } : undefined);
  for (const car of sent) await chief.must(companyCars.ftpUpload, { params: { car } });

  for (let round = 1; round <= ROUNDS; round++) {
    const before = ftp.written.length;
    await until(
      async () => ftp.written.length,
      (count) => count > before,
    );
    await pause(LIFE_MS.shortest + ((round * SPREAD) % 1) * (LIFE_MS.longest - LIFE_MS.shortest));
    await server?.kill();
    chief = await start();
  }

  ftp.fault = () => undefined;
  for (const id of sent) {
    await until(
      () => deliveries(chief, id),
      (rows) => rows.every(({ finished_at }) => finished_at !== null),
    );
    const [delivery, ...more] = await deliveries(chief, id);
    expect(delivery).toMatchObject({ state: 'succeed', folder: String(id) });
    expect(more).toEqual([]);
    const { data: car } = await chief.must(cars.one, { params: { id } });
    expect(car.ftp_upload_state).toBe('succeed');
    const finished = [...car.photos, ...car.extra_photos].flatMap(({ processed_url }) => (processed_url === null ? [] : [processed_url]));
    const lying = [...ftp.files.keys()].filter((name) => name.startsWith(`/${id}/`));
    expect(lying.toSorted()).toEqual(delivery?.files.map(({ name }) => `/${id}/${name}`).toSorted());
    const contents = await Promise.all(
      finished.map(async (url) => Buffer.from(await (await fetch(new URL(url, chief.baseUrl))).arrayBuffer()).toString('base64')),
    );
    expect(lying.map((name) => ftp.files.get(name)?.toString('base64')).toSorted()).toEqual(contents.toSorted());
  }
  // What was under way at a kill is sent anew, everything else once.
  const files = [...ftp.files.keys()].length;
  expect(ftp.written.length).toBeLessThanOrEqual(files + ROUNDS);
  expect(await server?.stop()).toBe(0);
  console.log(
    `${ROUNDS} kills: ${sent.length} vehicles with ${files} pictures sent whole, ${ftp.written.length - files} pictures begun anew.`,
  );
});
