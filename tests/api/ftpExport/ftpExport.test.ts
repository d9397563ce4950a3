import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import type { FtpExportSave } from '../../../contract/ftpExport/settings.ts';
import { companyLogos } from '../../../contract/looks/pictureCalls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import { readZip } from '../setup/readZip.ts';
import {
  openRestartableServer,
  type RestartableServer,
  type ServerRun,
} from '../setup/restartableServer.ts';
import type { SentPhoto } from '../setup/samplePhotos.ts';

const PASSWORD = 'geheim & sicher';

let restartable: RestartableServer;
let run: ServerRun;
let ftp: FtpServer;
beforeAll(async () => {
  ftp = await openFtpServer('dealer', PASSWORD);
  restartable = await openRestartableServer({ FTP_ALLOW_PRIVATE: 'true' });
  run = await restartable.start({ jobs: true });
});
afterAll(async () => {
  await restartable.close();
  await ftp.close();
});

const enter = (body: FtpExportSave) => run.chief.must(ftpCalls.save, { body });

const carWithFinishedDetails = async (vin: string, photo?: SentPhoto): Promise<Car> => {
  const { id } = await newCar(run.chief, { vin });
  const { rows } = await run.server.context.db.systemQuery(
    `select id from preset_items where kind = 'detail' order by position limit 2`,
  );
  for (const row of rows.reverse()) await send(run.chief, id, Number(row.id), photo);
  await run.chief.must(companyCars.process, { params: { car: id }, body: {} });
  return untilProcessed(run.chief, id);
};
const sendByFtp = (car: number) => run.chief.call(companyCars.ftpUpload, { params: { car } });
const sent = (id: number) =>
  until(
    () => read(run.chief, id),
    (car) => car.ftp_upload_date !== null,
  );

const plain = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } });

/** Returns how much redder than green the reddest part of a picture is. */
const redness = async (picture: Buffer | undefined): Promise<number> => {
  const { data, info } = await sharp(picture)
    .resize(64, 48)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const differences = Array.from(
    { length: info.width * info.height },
    (_, at) => (data[at * 3] ?? 0) - (data[at * 3 + 1] ?? 0),
  );
  return Math.max(...differences);
};

test('a company without FTP settings gets 422 with the place to enter them', async () => {
  const { id } = await newCar(run.chief);
  expect((await sendByFtp(id)).failure.message).toBe(
    'Enter the FTP host and user in the settings first',
  );
});

test('finished pictures arrive complete, in the order of the views, with the names that the company chose', {
  timeout: 120_000,
}, async () => {
  await enter({
    ftp_host: '127.0.0.1',
    ftp_port: ftp.port,
    ftp_user: 'dealer',
    ftp_pass: PASSWORD,
  });
  await enter({
    ftp_dir: '/cars',
    dir_name: 'stock',
    initial_name: 'pic_',
    initial_index: 7,
    format: 'webp',
  });
  const { id, photos } = await carWithFinishedDetails('WVWZZZ1JZXW000001');
  expect(photos.map((photo) => photo.status)).toEqual([4, 4]);
  expect((await sendByFtp(id)).status).toBe(200);
  const car = await sent(id);
  expect(car).toMatchObject({
    ftp_upload_state: 'succeed',
    ftp_upload_timestamp: expect.any(Number),
  });
  expect([...ftp.files.keys()]).toEqual([
    '/cars/stock/WVWZZZ1JZXW000001/pic_0007.webp',
    '/cars/stock/WVWZZZ1JZXW000001/pic_0008.webp',
  ]);
  for (const content of ftp.files.values())
    expect((await sharp(content).metadata()).format).toBe('webp');
  expect(ftp.written.every((name) => name.endsWith('.part'))).toBe(true);
});

test('clean pictures have no logo, originals are unchanged, and an archive contains everything', {
  timeout: 120_000,
}, async () => {
  ftp.files.clear();
  const logo = await plain('#f00').png().toBuffer();
  await run.chief.must(companyLogos.create, {
    fields: { is_default: 1 },
    files: { image: { name: 'a.png', bytes: new Uint8Array(logo) } },
  });
  await enter({
    dir_name: '{vin7}',
    initial_name: '{angle}',
    format: 'jpeg',
    clean_variant: 'beside',
    save_originals: 1,
  });
  const grey = await plain('#888').jpeg().toBuffer();
  const { id } = await carWithFinishedDetails('WVWZZZ1JZXW000003', {
    name: 'grey.jpg',
    bytes: new Uint8Array(grey),
  });
  await sendByFtp(id);
  await sent(id);
  const names = [...ftp.files.keys()];
  const [finished = '', clean = '', original = ''] = names;
  expect(names).toHaveLength(6);
  expect([clean, original]).toEqual(
    [finished, finished].map((name, index) =>
      name.replace(/([^/]+)$/, `${['clean', 'originals'][index]}/$1`),
    ),
  );
  expect(await redness(ftp.files.get(finished))).toBeGreaterThan(60);
  expect(await redness(ftp.files.get(clean))).toBeLessThan(60);
  const { rows } = await run.server.context.db.systemQuery(
    'select sha256 from photos where car_id = $1 order by id desc',
    [id],
  );
  expect(rows.map(({ sha256 }) => sha256)).toContain(
    createHash('sha256')
      .update(ftp.files.get(original) ?? '')
      .digest('hex'),
  );

  const loose = new Map(ftp.files);
  ftp.files.clear();
  await enter({ store_as_zip: 1 });
  const before = (await read(run.chief, id)).ftp_upload_date;
  await sendByFtp(id);
  await until(
    () => read(run.chief, id),
    (car) => car.ftp_upload_date !== before,
  );
  expect([...ftp.files.keys()]).toEqual(['/cars/W000003.zip']);
  const packed = readZip(ftp.files.get('/cars/W000003.zip') ?? Buffer.alloc(0));
  expect(packed.map(({ name }) => `/cars/W000003/${name}`)).toEqual([...loose.keys()]);
  for (const { name, bytes } of packed)
    expect(Buffer.compare(bytes, loose.get(`/cars/W000003/${name}`) ?? Buffer.alloc(0))).toBe(0);
  await enter({ store_as_zip: 0, clean_variant: 'no', save_originals: 0 });
});

test('a company’s vehicles are sent automatically, once, if it wants that', {
  timeout: 120_000,
}, async () => {
  ftp.files.clear();
  ftp.written.length = 0;
  await enter({ send_photos: 1, dir_name: '{vin}' });
  const { id } = await carWithFinishedDetails('WVWZZZ1JZXW000004');
  expect((await sent(id)).ftp_upload_state).toBe('succeed');
  expect(ftp.files.size).toBe(2);
  expect(ftp.written).toHaveLength(2);
  await enter({ send_photos: 0 });
});

test('a wrong password is reported as a failure, and never shown', {
  timeout: 120_000,
}, async () => {
  await enter({ ftp_pass: 'wrong' });
  const { id } = await carWithFinishedDetails('WVWZZZ1JZXW000002');
  await sendByFtp(id);
  expect((await sent(id)).ftp_upload_state).toBe('failed');
});

test('a vehicle without finished pictures has nothing to send', async () => {
  const { id } = await newCar(run.chief);
  expect((await sendByFtp(id)).failure.message).toBe('There are no finished pictures to send yet');
});
