import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, sendFinished } from '../setup/dealer.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// The company has premoderation, and its vehicles are sent automatically.

let testServer: TestServer;
let ftp: FtpServer;
let chief: Client;
let operator: Client;
let view: number;
beforeAll(async () => {
  ftp = await openFtpServer('dealer', 'secret');
  testServer = await openTestServer({ env: { FTP_ALLOW_PRIVATE: 'true' } });
  [chief, operator] = await Promise.all([testServer.as('chief'), testServer.as('operator')]);
  view = testServer.testData.views[0] ?? 0;
  await testServer.db.systemQuery(
    'update companies set cars_need_premoderation = 1 where id = $1',
    [testServer.testData.companies.nord],
  );
  const server = { ftp_host: '127.0.0.1', ftp_port: ftp.port, ftp_user: 'dealer' };
  await chief.must(ftpCalls.save, { body: { ...server, ftp_pass: 'secret', send_photos: 1 } });
});
beforeEach(() => ftp.files.clear());
afterAll(async () => {
  await testServer.close();
  await ftp.close();
});

/** Creates a vehicle with a finished picture that awaits quality check. */
const waiting = async (): Promise<number> => {
  const { id } = await newCar(chief);
  await send(chief, id, view);
  await sendFinished(operator, id, view);
  return id;
};
const approve = (id: number) => operator.must(adminCars.approve, { params: { id } });
const sendBack = (id: number, comment = 'Too dark') =>
  operator.must(adminCars.toFix, { params: { id }, body: { comment } });
const undo = (id: number, moderation: 'approved' | 'to_fix') =>
  operator.call(adminCars.undoDecision, { params: { id }, body: { moderation } });
/** Makes the decision some seconds older. */
const earlier = (id: number, seconds: number) =>
  testServer.db.systemQuery(
    'update cars set decided_at = decided_at - make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
const waitingJobs = async (id: number) =>
  (
    await testServer.db.systemQuery(
      `select extract(epoch from start_after - created_on)::integer as seconds from jobs.job
       where name = 'export-to-ftp' and data->>'car' = $1 and state = 'created'`,
      [String(id)],
    )
  ).rows.map(({ seconds }) => Number(seconds));
/** Runs the waiting deliveries of a vehicle now, and waits for their end. */
const deliver = async (id: number) => {
  await testServer.db.systemQuery(
    `update jobs.job set start_after = now() where name = 'export-to-ftp' and data->>'car' = $1`,
    [String(id)],
  );
  await jobsDone(testServer, 'export-to-ftp');
};
const deliveries = async (id: number) =>
  (await chief.must(cars.ftpDeliveries, { params: { id } })).data.length;

test('an approved vehicle is sent once its approval can no longer be undone', async () => {
  const id = await waiting();
  await approve(id);
  expect(await waitingJobs(id)).toEqual([12]);
  await deliver(id); // too early, as with a fast clock: nothing is sent
  expect([await deliveries(id), ftp.files.size]).toEqual([0, 0]);
  expect(await waitingJobs(id)).toEqual([expect.any(Number)]);
  await earlier(id, 13);
  await deliver(id);
  expect([await deliveries(id), ftp.files.size]).toEqual([1, 1]);
});

test('an approval that is undone in time sends nothing, and the vehicle keeps its place in the queue', async () => {
  const id = await waiting();
  const before = await read(chief, id);
  await approve(id);
  await approve(id); // pressed twice
  const undone = await undo(id, 'approved');
  expect(undone.status).toBe(200);
  expect(await read(chief, id)).toMatchObject({
    moderation: 'quality_check',
    updated_at: before.updated_at,
  });
  await deliver(id);
  expect([await deliveries(id), ftp.files.size]).toEqual([0, 0]);
});

test('a vehicle that is approved again after an undo is sent once', async () => {
  const id = await waiting();
  await approve(id);
  await undo(id, 'approved');
  await approve(id);
  expect(await waitingJobs(id)).toHaveLength(2);
  await deliver(id); // the first delivery gives way to the later approval, the second keeps waiting
  expect(await waitingJobs(id)).toHaveLength(1);
  await earlier(id, 13);
  await deliver(id);
  expect(await deliveries(id)).toBe(1);
});

test('a vehicle that is sent back is not delivered, unless that is undone', async () => {
  const id = await waiting();
  await approve(id);
  await sendBack(id);
  await deliver(id);
  expect(await waitingJobs(id)).toHaveLength(1);
  expect((await undo(id, 'to_fix')).status).toBe(200);
  expect(await read(chief, id)).toMatchObject({ moderation: 'approved', to_fix_comment: null });
  await earlier(id, 13);
  await deliver(id);
  expect(await deliveries(id)).toBe(1);

  const other = await waiting();
  await approve(other);
  await sendBack(other);
  await earlier(other, 13);
  await deliver(other);
  expect([await waitingJobs(other), await deliveries(other)]).toEqual([[], 0]);
});

test('an undone approval restores what was to be fixed before', async () => {
  const id = await waiting();
  const { data } = await operator.must(adminCars.one, { params: { id } });
  const places = [{ photo: data.photos[0]?.id ?? 0, picture: 'finished' as const, x: 0.5, y: 0.5 }];
  await operator.must(adminCars.toFix, { params: { id }, body: { reasons: ['plate'], places } });
  await approve(id);
  expect(await read(chief, id)).toMatchObject({ to_fix_reasons: [], to_fix_places: [] });
  await undo(id, 'approved');
  expect(await read(chief, id)).toMatchObject({
    moderation: 'to_fix',
    to_fix_reasons: ['plate'],
    to_fix_places: places,
  });
});

test('after its time, twice, or after another decision, an undo is refused with the reason', async () => {
  const id = await waiting();
  await approve(id);
  await earlier(id, 13);
  const late = await undo(id, 'approved');
  expect([late.status, late.failure.message]).toEqual([
    409,
    'More than ten seconds have passed: the decision stays. You can decide again.',
  ]);
  await sendBack(id);
  const changed = [409, 'This decision does not hold any more, so it cannot be undone.'];
  const other = await undo(id, 'approved');
  expect([other.status, other.failure.message]).toEqual(changed);
  expect((await undo(id, 'to_fix')).status).toBe(200);
  const twice = await undo(id, 'approved');
  expect([twice.status, twice.failure.message]).toEqual(changed);
});

test('an undo does not revert the company’s answer to “to fix”', async () => {
  const id = await waiting();
  await sendBack(id);
  await chief.must(cars.save, { params: { id }, body: { hp: 90 } });
  expect((await undo(id, 'to_fix')).status).toBe(409);
  expect((await read(chief, id)).moderation).toBe('quality_check');
});
