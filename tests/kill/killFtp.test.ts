import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { ftp as ftpCalls } from '../../contract/ftpExport/calls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { Client } from '../api/setup/client.ts';
import { until } from '../api/setup/dealer.ts';
import { type FtpServer, openFtpServer } from '../api/setup/ftpServer.ts';
import { ServerProcess } from '../serverProcess.ts';
import { makeSampleFolder } from './sampleFolder.ts';

const ROUNDS = Number(process.env.FTP_KILL_ROUNDS ?? 1);
/** How long the server lives after a picture has begun to arrive, spread evenly. */
const LIFE_MS = { shortest: 50, longest: 1500 };
const SPREAD = 0.618034;
/** At this rate a picture of the sample data takes about half a second, so that most kills interrupt one. */
const BYTES_PER_SECOND = 80_000;

let folder: string;
let ftp: FtpServer;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = makeSampleFolder();
  ftp = await openFtpServer('dealer', 'geheim');
});
afterEach(async () => {
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

const deliveries = async (chief: Client, id: number) =>
  (await chief.must(cars.ftpDeliveries, { params: { id } })).data;

/** The same vehicles, sent into a new directory each time. */
class Consignment {
  readonly ids: readonly number[];
  #times = 0;

  constructor(ids: readonly number[]) {
    this.ids = ids;
  }

  async ask(chief: Client): Promise<void> {
    this.#times += 1;
    const place = {
      ftp_host: '127.0.0.1',
      ftp_port: ftp.port,
      ftp_dir: `/${this.#times}`,
      dir_name: '{id}',
    };
    await chief.must(ftpCalls.save, { body: { ...place, ftp_user: 'dealer', ftp_pass: 'geheim' } });
    for (const car of this.ids) await chief.must(companyCars.ftpUpload, { params: { car } });
  }

  async hasArrived(chief: Client): Promise<boolean> {
    const all = await Promise.all(this.ids.map((id) => deliveries(chief, id)));
    return all.flat().every(({ finished_at }) => finished_at !== null);
  }

  /** Expects that each vehicle was sent once: its pictures are there byte for byte, and nothing else. */
  async expectWhole(chief: Client): Promise<void> {
    for (const id of this.ids) {
      const [latest, ...former] = await deliveries(chief, id);
      expect(latest).toMatchObject({ state: 'succeed', folder: `/${this.#times}/${id}` });
      expect(former).toHaveLength(this.#times - 1);
      const { data: car } = await chief.must(cars.one, { params: { id } });
      expect(car.ftp_upload_state).toBe('succeed');
      const lying = [...ftp.files].filter(([path]) => path.startsWith(`${latest?.folder}/`));
      expect(lying.map(([path]) => path).toSorted()).toEqual(
        latest?.files.map(({ name }) => `${latest.folder}/${name}`).toSorted(),
      );
      const finished = [...car.photos, ...car.extra_photos].flatMap(({ processed_url }) =>
        processed_url === null ? [] : [processed_url],
      );
      const contents = await Promise.all(
        finished.map(async (url) => (await fetch(new URL(url, chief.baseUrl))).bytes()),
      );
      const inHex = (content: Uint8Array) => Buffer.from(content).toString('hex');
      expect(lying.map(([, content]) => inHex(content)).toSorted()).toEqual(
        contents.map(inHex).toSorted(),
      );
    }
  }
}

test(`killed ${ROUNDS} times while pictures are sent, the server sends each vehicle whole, and once`, {
  timeout: ROUNDS * 60_000 + 300_000,
}, async () => {
  let chief = await start();
  const { data } = await chief.must(companyCars.list, {
    query: { per_page: 100, state: 'processed' },
  });
  const own = data.filter(({ company_id }) => company_id === data[0]?.company_id);
  expect(own.length, 'finished vehicles of one company').toBeGreaterThan(0);
  const consignment = new Consignment(own.map(({ id }) => id));
  ftp.fault = (command) => (command === 'stor' ? { data: BYTES_PER_SECOND } : undefined);
  await consignment.ask(chief);

  for (let round = 1; round <= ROUNDS; round++) {
    const before = ftp.written.length;
    const isOneOnItsWay = async () => {
      if (ftp.written.length > before) return true;
      if (await consignment.hasArrived(chief)) {
        await consignment.expectWhole(chief);
        await consignment.ask(chief);
      }
      return false;
    };
    await until(isOneOnItsWay, (isOne) => isOne);
    await pause(LIFE_MS.shortest + ((round * SPREAD) % 1) * (LIFE_MS.longest - LIFE_MS.shortest));
    await server?.kill();
    chief = await start();
  }

  ftp.fault = () => undefined;
  await until(
    () => consignment.hasArrived(chief),
    (hasArrived) => hasArrived,
  );
  await consignment.expectWhole(chief);
  // What was being sent at a kill is sent again, everything else once.
  const repeated = ftp.written.length - ftp.files.size;
  expect(repeated).toBeLessThanOrEqual(ROUNDS);
  expect(await server?.stop()).toBe(0);
  console.log(
    `${ROUNDS} kills: ${ftp.files.size} pictures of ${own.length} vehicles sent whole, ${repeated} of them begun again.`,
  );
});
