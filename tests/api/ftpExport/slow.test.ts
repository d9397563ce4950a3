import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { endAbandonedDeliveries } from '../../../server/services/ftpExport/abandonedDeliveries.ts';
import { Client } from '../setup/client.ts';
import { read, until } from '../setup/dealer.ts';
import { finishedCar } from '../setup/finishedCar.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import {
  openRestartableServer,
  type RestartableServer,
  type ServerRun,
} from '../setup/restartableServer.ts';
import { emailOf, PASSWORD } from '../setup/testData.ts';

let restartable: RestartableServer;
let run: ServerRun;
let hanging: FtpServer;
let fine: FtpServer;
let other: Client;
beforeAll(async () => {
  restartable = await openRestartableServer({ FTP_ALLOW_PRIVATE: 'true' });
  run = await restartable.start({ jobs: true });
  [hanging, fine] = [
    await openFtpServer('dealer', 'geheim'),
    await openFtpServer('dealer', 'geheim'),
  ];
  hanging.fault = (command) => (command === 'stor' ? { data: 'hanging' } : undefined);
  const credentials = { body: { email: emailOf('suedChief'), password: PASSWORD } };
  const { access_token } = await new Client(run.server.url).must(session.login, credentials);
  other = new Client(run.server.url, access_token);
  await enter(run.chief, hanging);
  await enter(other, fine);
});
afterAll(async () => {
  await hanging.close();
  await restartable.close();
  await fine.close();
});

const enter = (chief: Client, { port }: FtpServer) =>
  chief.must(ftpCalls.save, {
    body: { ftp_host: '127.0.0.1', ftp_port: port, ftp_user: 'dealer', ftp_pass: 'geheim' },
  });
const carOf = (company: 'nord' | 'sued', vin: string) =>
  finishedCar(run.server.context, {
    company: run.testData.companies[company],
    views: run.testData.views.slice(0, 2),
    vin,
  });
const send = (chief: Client, car: number) => chief.must(companyCars.ftpUpload, { params: { car } });
const latest = async (chief: Client, id: number) =>
  (await chief.must(cars.ftpDeliveries, { params: { id } })).data[0];

test('a server that hangs only delays its own company, one vehicle at a time', async () => {
  const stuck = await carOf('nord', 'WVWZZZ1JZXW000001');
  const behind = [
    await carOf('nord', 'WVWZZZ1JZXW000002'),
    await carOf('nord', 'WVWZZZ1JZXW000003'),
    await carOf('nord', 'WVWZZZ1JZXW000004'),
  ];
  const free = [await carOf('sued', 'WVWZZZ1JZXW000005'), await carOf('sued', 'WVWZZZ1JZXW000006')];
  await send(run.chief, stuck.id);
  await until(
    () => latest(run.chief, stuck.id),
    (delivery) => delivery?.state === 'sending' && hanging.written.length > 0,
  );
  for (const car of behind) await send(run.chief, car.id);
  for (const car of free) await send(other, car.id);
  for (const { id, pictures } of free) {
    await until(
      () => read(other, id),
      (car) => car.ftp_upload_date !== null,
    );
    const delivery = await latest(other, id);
    expect(delivery).toMatchObject({ state: 'succeed', asked_by: 'Person suedChief' });
    expect(delivery?.files.map(({ bytes }) => bytes)).toEqual(pictures.map(({ length }) => length));
  }
  expect(await latest(run.chief, stuck.id)).toMatchObject({ state: 'sending', finished_at: null });
  for (const { id } of behind)
    expect(await latest(run.chief, id)).toMatchObject({ state: 'waiting' });
});

test('two requests while a vehicle waits send it once', async () => {
  const car = await carOf('nord', 'WVWZZZ1JZXW000007');
  await send(run.chief, car.id);
  await send(run.chief, car.id);
  expect((await run.chief.must(cars.ftpDeliveries, { params: { id: car.id } })).data).toHaveLength(
    1,
  );
});

test('a delivery whose job is lost is reported as a failure', async () => {
  const car = await carOf('nord', 'WVWZZZ1JZXW000008');
  await send(run.chief, car.id);
  const { context } = run.server;
  const { rows } = await context.db.systemQuery(
    `delete from jobs.job where data->>'car' = $1 and name = 'export-to-ftp' returning id`,
    [String(car.id)],
  );
  await endAbandonedDeliveries(
    context,
    async (ids) => new Set(ids.filter((id) => id !== rows[0]?.id)),
  );
  expect((await read(run.chief, car.id)).ftp_upload_state).toBe('failed');
  expect(await latest(run.chief, car.id)).toMatchObject({ state: 'failed', problem: 'given_up' });
});
