import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import {
  openRestartableServer,
  type RestartableServer,
  type ServerRun,
} from '../setup/restartableServer.ts';
import { type SentPhoto, sampleOf } from '../setup/samplePhotos.ts';

/** How long the dead worker has been silent when the next server starts; a worker that may still be alive keeps its job. */
const SILENT_SECONDS = 15;

let restartable: RestartableServer;
beforeAll(async () => {
  restartable = await openRestartableServer();
});
afterAll(() => restartable.close());

const queueExterior = async (run: ServerRun) =>
  queue(run, run.testData.views[0] ?? 0, await sampleOf('front'));
const queueInterior = async (run: ServerRun) => queue(run, run.testData.interior);

const queue = async (
  { chief }: ServerRun,
  view: number,
  sent?: SentPhoto,
): Promise<{ car: number; photo: number }> => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, view, sent);
  await chief.must(companyCars.process, { params: { car: id }, body: {} });
  return { car: id, photo: photo.id };
};
const charges = async ({ server }: ServerRun, car: number) =>
  (
    await server.context.db.systemQuery('select amount from ledger_entries where car_id = $1', [
      car,
    ])
  ).rows.length;

test('work survives a restart: waiting photos, photos of a dead worker and photos without a job are each processed once', {
  timeout: 180_000,
}, async () => {
  const first = await restartable.start({ jobs: false });
  const { db } = first.server.context;
  const waiting = await queueInterior(first);
  const held = await queueInterior(first);
  const stranded = await queueInterior(first);
  await db.systemQuery('update photos set status = 2 where id = $1', [held.photo]);
  await db.systemQuery(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - make_interval(secs => $2)
     where (data->>'photo')::int = $1 and name = 'process-photo'`,
    [held.photo, SILENT_SECONDS],
  );
  await db.systemQuery(
    `delete from jobs.job where (data->>'photo')::int = $1 and name = 'process-photo'`,
    [stranded.photo],
  );
  await first.server.close();

  const second = await restartable.start({ jobs: true });
  // The dead worker's job is taken again well within a minute of the start; how long the picture then takes depends on the machine.
  const began = Date.now();
  await until(
    async () =>
      (
        await second.server.context.db.systemQuery(
          `select 1 from jobs.job where (data->>'photo')::int = $1 and name = 'process-photo' and (retry_count > 0 or state = 'retry')`,
          [held.photo],
        )
      ).rows.length,
    (found) => found === 1,
  );
  expect(Date.now() - began).toBeLessThan(45_000 - SILENT_SECONDS * 1000);
  for (const { car } of [waiting, held, stranded]) {
    const { photos } = await untilProcessed(second.chief, car);
    expect(photos[0]).toMatchObject({ status: 4, in_process: 0, defect_state: 'ok' });
    expect(await charges(second, car)).toBe(1);
  }
  await second.server.close();
});

test('a server that is asked to stop hands its work back: the next one finishes it', {
  timeout: 180_000,
}, async () => {
  const first = await restartable.start({ jobs: true });
  // The first takes long enough to be seen at work.
  const vehicles = [
    await queueExterior(first),
    await queueInterior(first),
    await queueInterior(first),
  ];
  await until(
    async () => (await read(first.chief, vehicles[0]?.car ?? 0)).photos[0]?.status,
    (status) => status === 2,
    50,
  );
  await first.server.close();

  const second = await restartable.start({ jobs: true });
  for (const { car } of vehicles) {
    expect((await untilProcessed(second.chief, car)).photos[0]).toMatchObject({
      status: 4,
      defect_state: 'ok',
    });
    expect(await charges(second, car)).toBe(1);
  }
});
