import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import { type MailServer, openMailServer } from '../setup/mailServer.ts';
import { wall } from '../setup/samplePhotos.ts';
import { emailOf } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A vehicle is sent ten seconds after its last picture.
vi.setConfig({ testTimeout: 120_000 });

let testServer: TestServer;
let mail: MailServer;
let ftp: FtpServer;
let chief: Client;
beforeAll(async () => {
  mail = await openMailServer();
  ftp = await openFtpServer('dealer', 'secret');
  testServer = await openTestServer({ env: { FTP_ALLOW_PRIVATE: 'true', SMTP_URL: mail.url } });
  chief = await testServer.as('chief');
  const server = { ftp_host: '127.0.0.1', ftp_port: ftp.port, ftp_user: 'dealer' };
  await chief.must(ftpCalls.save, { body: { ...server, ftp_pass: 'secret' } });
});
afterAll(async () => {
  await testServer.close();
  await ftp.close();
  await mail.close();
});

/** Creates a vehicle with a finished front on which no plate is found, although plates are blurred. */
const carWithPlate = async (vehicle_name: string): Promise<Car> => {
  const settings = { background_type: 'original', plate_blur: 1 } as const;
  const { id } = await newCar(chief, { vehicle_name, settings });
  const { rows } = await testServer.db.systemQuery(
    "select id from preset_items where code = 'front'",
  );
  await send(chief, id, Number(rows[0]?.id), await wall()); // in the noise of other pictures a plate may be seen
  await chief.must(companyCars.process, { params: { car: id }, body: {} });
  return untilProcessed(chief, id);
};
const sendByFtp = (car: number, body?: object, headers = {}) =>
  chief.call(companyCars.ftpUpload, { params: { car }, body: body as never, headers });

test('a vehicle with a readable plate is not sent automatically: it is held back, reported by e-mail once, and sent when the user says that there is no plate', async () => {
  await chief.must(ftpCalls.save, { body: { send_photos: 1 } });
  const { id, photos, ...car } = await carWithPlate('Polo 1.0');
  expect(car).toMatchObject({ state: 'needs_attention', unchanged_plates: 1, ftp_held_at: null });
  expect(photos[0]).toMatchObject({ plate_state: 'missing', unchanged_plate: 'missing' });

  const written = await mail.next();
  expect(written).toContain(`To: ${emailOf('chief')}`);
  expect(written).toContain('Subject: Not sent: Polo 1.0');
  expect(written).toContain('Front');
  expect(written).toContain(`/vehicles/${id}`);
  const held = await read(chief, id);
  expect(held.ftp_held_at).not.toBeNull();
  expect((await chief.must(cars.ftpDeliveries, { params: { id } })).data).toEqual([]);
  expect(ftp.files.size).toBe(0);

  const photo = photos[0]?.id ?? 0;
  await chief.must(companyCars.process, { params: { car: id }, body: { photo, plate: null } });
  expect((await read(chief, id)).photos[0]).toMatchObject({ unchanged_plate: null });
  const sent = await until(
    () => read(chief, id),
    ({ ftp_upload_date }) => ftp_upload_date !== null,
  );
  expect(sent).toMatchObject({ ftp_upload_state: 'succeed', ftp_held_at: null });
  expect(ftp.files.size).toBe(1);
  expect(mail.received()).toBe(1);
  await chief.must(ftpCalls.save, { body: { send_photos: 0 } });
});

test('a vehicle with a readable plate is sent manually only with a confirmation that names its pictures', async () => {
  const { id, photos } = await carWithPlate('Polo 1.2');
  const refused = await sendByFtp(id);
  expect(refused.status).toBe(422);
  expect(refused.failure.errors?.confirmed_plates?.[0]).toMatch(/can be read on: Front\./);
  expect(
    (await sendByFtp(id, {}, { 'accept-language': 'de' })).failure.errors?.confirmed_plates?.[0],
  ).toMatch(/Kennzeichen zu lesen: Front/);
  expect((await sendByFtp(id, { confirmed_plates: [photos[0]?.id ?? 0] })).status).toBe(200);
  const sent = await until(
    () => read(chief, id),
    ({ ftp_upload_date }) => ftp_upload_date !== null,
  );
  expect(sent).toMatchObject({ ftp_upload_state: 'succeed', unchanged_plates: 1 });
});
