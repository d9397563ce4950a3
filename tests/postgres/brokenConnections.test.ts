import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from '@turntable/declare/server/db/unavailable.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { processPhoto } from '../../server/jobs/processPhoto.ts';
import { createLog } from '../../server/log.ts';
import { type RunningServer, startServer } from '../../server/start.ts';
import { Client } from '../api/setup/client.ts';
import { newCar, send } from '../api/setup/dealer.ts';
import { sampleOf } from '../api/setup/samplePhotos.ts';
import { testConfig } from '../api/setup/testConfig.ts';
import {
  emailOf,
  insertTestData,
  PASSWORD,
  type TestData,
  type TestUserName,
} from '../api/setup/testData.ts';
import { type CuttingProxy, openCuttingProxy } from './cuttingProxy.ts';
import { createDatabase } from './database.ts';

let cluster: Cluster;
let proxy: CuttingProxy;
let folder: string;
let server: RunningServer;
let testData: TestData;
let chief: Client;
let stranger: Client;
beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  proxy = await openCuttingProxy(await createDatabase(cluster.url, 'broken'));
  folder = await mkdtemp(join(tmpdir(), 'turntable-broken-'));
  const config = testConfig(folder, proxy.url, { LOG_LEVEL: 'fatal' });
  server = await startServer(config, createLog(config), {
    jobs: false,
    webFolder: join(folder, 'no-web'),
  });
  testData = await insertTestData(server.context.db);
  chief = await signIn('chief');
  stranger = await signIn('suedChief');
});
afterAll(async () => {
  await server?.close();
  await proxy.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(person: TestUserName): Promise<Client> {
  const { access_token } = await new Client(server.url).must(session.login, {
    body: { email: emailOf(person), password: PASSWORD },
  });
  return new Client(server.url, access_token);
}

const named = async (name: string): Promise<number> =>
  (await server.context.db.systemQuery('select 1 from cars where vehicle_name = $1', [name])).rows
    .length;

const create = (name: string, language: string) =>
  chief.call(cars.create, {
    body: { vehicle_name: name },
    headers: { 'accept-language': language },
  });

test('a save whose connection breaks is answered with 503 in the user’s language, and saves nothing', async () => {
  const broken = proxy.cutAt('insert into "cars"', 'before');
  const answer = await create('Verlorener Wagen', 'de');
  await broken;
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.failure.message).toBe(
    'Die Datenbank wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  );
  expect(await named('Verlorener Wagen')).toBe(0);
});

test('a save that was committed without an answer is reported as uncertain and is not repeated', async () => {
  const broken = proxy.cutAt('commit', 'after');
  const answer = await create('Ungewisser Wagen', 'en');
  await broken;
  expect(answer.status).toBe(503);
  expect(answer.failure.message).toBe(
    'The connection to the database broke while this was being saved. Please look whether it is there before you try again.',
  );
  expect(await named('Ungewisser Wagen')).toBe(1);
});

test('a list whose connection breaks is answered with 503, and the next one is complete', async () => {
  await create('Gelisteter Wagen', 'en');
  await stranger.must(cars.list); // puts the connection into another scope, which must be changed back
  const broken = proxy.cutAt('set_config', 'before');
  const answer = await chief.call(cars.list);
  await broken;
  expect(answer.status).toBe(503);
  expect((await chief.must(cars.list)).data.map(({ vehicle_name }) => vehicle_name)).toContain(
    'Gelisteter Wagen',
  );
});

test('a photo is not blamed for a connection that broke while it was processed', async () => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, testData.views[0] ?? 0, await sampleOf('front-left'));
  await chief.must(companyCars.process, { params: { car: id }, body: {} });
  const { db } = server.context;
  const row = async () =>
    (await db.systemQuery('select job_id, attempts, status from photos where id = $1', [photo.id]))
      .rows[0] ?? {};
  const jobId = String((await row()).job_id);
  const job = {
    id: jobId,
    data: { car: id, photo: photo.id },
    earlierStarts: 0,
    lastStart: false,
    signal: new AbortController().signal,
  };

  const broken = proxy.cutAt('charge_earned', 'before');
  await expect(processPhoto(server.context)(job)).rejects.toThrow(DatabaseUnavailable);
  await broken;
  expect(await row()).toMatchObject({ job_id: jobId, attempts: 0 });
  await processPhoto(server.context)(job);
  expect(await row()).toMatchObject({ job_id: null, attempts: 0, status: 4 });
});
