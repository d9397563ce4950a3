import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { endAbandonedDeliveries } from '../../../server/services/ftpExport/abandonedDeliveries.ts';
import { Client } from '../house/client.ts';
import { read, until } from '../house/dealer.ts';
import { finishedCar } from '../house/finishedCar.ts';
import { type FtpServer, openFtpServer } from '../house/ftpServer.ts';
import { type Life, openPremises, type Premises } from '../house/restarts.ts';
import { emailOf, PASSWORD } from '../house/town.ts';

let premises: Premises;
let life: Life;
let hanging: FtpServer;
let fine: FtpServer;
let other: Client;
beforeAll(async () => {
  premises = await openPremises({ FTP_ALLOW_PRIVATE: 'true' });
  life = await premises.start({ jobs: true });
  [hanging, fine] = [
    await openFtpServer('dealer', 'geheim'),
    await openFtpServer('dealer', 'geheim'),
  ];
  hanging.fault = (command) => (command === 'stor' ? { data: 'hanging' } : undefined);
  const credentials = { body: { email: emailOf('suedChief'), password: PASSWORD } };
  const { access_token } = await new Client(life.server.url).must(session.login, credentials);
  other = new Client(life.server.url, access_token);
  await enter(life.chief, hanging);
  await enter(other, fine);
});
afterAll(async () => {
  await hanging.close();
  await premises.close();
  await fine.close();
});

const enter = (chief: Client, { port }: FtpServer) =>
  chief.must(ftpCalls.save, {
    body: { ftp_host: '127.0.0.1', ftp_port: port, ftp_user: 'dealer', ftp_pass: 'geheim' },
  });
const carOf = (company: 'nord' | 'sued', vin: string) =>
  finishedCar(life.server.context, {
    company: life.town.companies[company],
    views: life.town.views.slice(0, 2),
    vin,
  });
const send = (chief: Client, car: number) => chief.must(companyCars.ftpUpload, { params: { car } });
const latest = async (chief: Client, id: number) =>
  (await chief.must(cars.ftpDeliveries, { params: { id } })).data[0];

test('a server that hangs holds up its own company, one vehicle at a time, and nobody else', async () => {
  const stuck = await carOf('nord', 'WVWZZZ1JZXW000001');
  const behind = [
    await carOf('nord', 'WVWZZZ1JZXW000002'),
    await carOf('nord', 'WVWZZZ1JZXW000003'),
    await carOf('nord', 'WVWZZZ1JZXW000004'),
  ];
  const free = [await carOf('sued', 'WVWZZZ1JZXW000005'), await carOf('sued', 'WVWZZZ1JZXW000006')];
  await send(life.chief, stuck.id);
  await until(
    () => latest(life.chief, stuck.id),
    (delivery) => delivery?.state === 'sending' && hanging.written.length > 0,
  );
  for (const car of behind) await send(life.chief, car.id);
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
  expect(await latest(life.chief, stuck.id)).toMatchObject({ state: 'sending', finished_at: null });
  for (const { id } of behind)
    expect(await latest(life.chief, id)).toMatchObject({ state: 'waiting' });
});

test('who asks twice while a vehicle waits to be sent has it sent once', async () => {
  const car = await carOf('nord', 'WVWZZZ1JZXW000007');
  await send(life.chief, car.id);
  await send(life.chief, car.id);
  expect((await life.chief.must(cars.ftpDeliveries, { params: { id: car.id } })).data).toHaveLength(
    1,
  );
});

test('a delivery whose job is gone for good is told as a failure', async () => {
  const car = await carOf('nord', 'WVWZZZ1JZXW000008');
  await send(life.chief, car.id);
  const { context } = life.server;
  const { rows } = await context.db.systemQuery(
    `delete from jobs.job where data->>'car' = $1 and name = 'export-to-ftp' returning id`,
    [String(car.id)],
  );
  await endAbandonedDeliveries(
    context,
    async (ids) => new Set(ids.filter((id) => id !== rows[0]?.id)),
  );
  expect((await read(life.chief, car.id)).ftp_upload_state).toBe('failed');
  expect(await latest(life.chief, car.id)).toMatchObject({ state: 'failed', problem: 'given_up' });
});
