import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { Client } from '../api/setup/client.ts';
import { newCar, send, untilProcessed } from '../api/setup/dealer.ts';
import { picture } from '../api/setup/pictures.ts';
import { ServerProcess } from '../serverProcess.ts';
import { photograph } from './photograph.ts';
import { makeSampleFolder } from './sampleFolder.ts';

let folder: string;
const others: string[] = [];
const servers: ServerProcess[] = [];
beforeAll(() => {
  folder = makeSampleFolder();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  for (const gone of [folder, ...others]) await rm(gone, { recursive: true, force: true });
});

async function open(): Promise<{
  running: ServerProcess;
  chief: Client;
  views: { id: number; code: string }[];
}> {
  await servers.at(-1)?.stop();
  const server = await ServerProcess.start({ DATA_DIR: folder, SEED: 'true' });
  servers.push(server);
  const { access_token } = await new Client(server.baseUrl).must(session.login, {
    body: { email: 'chief@nord.test', password: 'turntable-demo' },
  });
  const chief = new Client(server.baseUrl, access_token);
  const views = (await chief.must(account.presets)).data[0]?.items ?? [];
  return { running: server, chief, views };
}

/** Sends the first half of an upload; `finish` sends the rest and returns the response's status. */
async function halfAnUpload(
  chief: Client,
  car: number,
  view: number,
): Promise<{ finish: () => Promise<number | undefined> }> {
  const form = new FormData();
  form.append('preset_item', String(view));
  form.append('photo', new Blob([await picture(1200, 900)], { type: 'image/jpeg' }), 'slow.jpg');
  const whole = new Response(form);
  const headers = {
    authorization: `Bearer ${chief.token}`,
    'content-type': whole.headers.get('content-type') ?? '',
  };
  const bytes = Buffer.from(await whole.arrayBuffer());
  const upload = request(`${chief.baseUrl}/api/cars/${car}/photo/upload`, {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.length },
  });
  const status = new Promise<number | undefined>((done, failed) => {
    upload.on('error', failed);
    upload.on('response', (response) => {
      response.resume();
      done(response.statusCode);
    });
  });
  const half = Math.floor(bytes.length / 2);
  await new Promise<void>((done, failed) =>
    upload.write(bytes.subarray(0, half), (error) => (error ? failed(error) : done())),
  );
  // What was written may still be in the system's buffers. A connection whose head the server has not read counts as idle, and ends with the
  // signal. Once a later request is answered, the head has been read.
  await fetch(`${chief.baseUrl}/healthz`, { headers: { connection: 'close' } });
  return {
    finish: () => {
      upload.end(bytes.subarray(half));
      return status;
    },
  };
}

test('SIGTERM lets a running upload finish, hands running jobs back and ends in order; the next start does the rest', async () => {
  const { running, chief, views } = await open();
  const car = await newCar(chief, { vehicle_name: 'Drain' });
  const [first = { id: 0, code: '' }, second = { id: 0, code: '' }] = views;
  const sent = await send(chief, car.id, first.id, {
    name: 'a.jpg',
    bytes: await photograph('front', 1),
  });
  await chief.must(companyCars.process, { params: { car: car.id }, body: { photo: sent.id } });
  const slow = await halfAnUpload(chief, car.id, second.id);

  const stopped = running.stop();
  // Between the signal and its handler a request may still be answered.
  const knock = () => new Client(running.baseUrl).call(session.me).then(() => 'answered', String);
  await expect.poll(knock, { timeout: 10_000 }).toContain('fetch failed');
  expect(await slow.finish()).toBe(200);
  expect(await stopped).toBe(0);
  expect(running.output).not.toContain('turntable-demo"');
  expect(running.output).not.toContain(chief.token);

  const { chief: again } = await open();
  const { data } = await again.must(cars.one, { params: { id: car.id } });
  expect(data.photos.map(({ angle_id }) => angle_id).sort()).toEqual([first.id, second.id].sort());
  const done = await untilProcessed(again, car.id);
  expect(done.photos.find(({ id }) => id === sent.id)).toMatchObject({ status: 4, in_process: 0 });
});

test('a port in use and an invalid setting are each reported in one line', async () => {
  const { running } = await open();
  const port = new URL(running.baseUrl).port;
  const other = makeSampleFolder();
  others.push(other);
  await expect(
    ServerProcess.start({ DATA_DIR: other, SEED: 'true' }, Number(port)),
  ).rejects.toThrow(`Port ${port} is in use`);
  await expect(ServerProcess.start({ DATA_DIR: other, UPLOAD_LIMIT_MB: 'many' })).rejects.toThrow(
    'UPLOAD_LIMIT_MB is not a whole number',
  );
  await expect(ServerProcess.start({ DATA_DIR: other, NODE_ENV: 'production' })).rejects.toThrow(
    'SECRET_KEY is required',
  );
});
