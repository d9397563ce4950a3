import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyCars } from '../../contract/calls/companyCars.ts';
import type { Car } from '../../contract/entities/car.ts';
import { newCar, read, send, settled, until } from './house/dealer.ts';
import { type FtpServer, openFtpServer } from './house/ftpServer.ts';
import { type Life, openPremises, type Premises } from './house/restarts.ts';

const PASSWORD = 'geheim & sicher';

let premises: Premises;
let life: Life;
let ftp: FtpServer;
beforeAll(async () => {
  ftp = await openFtpServer('dealer', PASSWORD);
  premises = await openPremises({ FTP_ALLOW_PRIVATE: 'true' });
  life = await premises.start({ jobs: true });
});
afterAll(async () => {
  await premises.close();
  await ftp.close();
});

/** What the company has entered in its FTP settings. */
const enter = async (settings: Record<string, string | number>) => {
  const columns = Object.keys(settings).map((name, index) => `${name} = $${index + 2}`);
  await life.server.context.db.systemQuery(`update companies set ${columns.join(', ')} where id = $1`, [
    life.town.companies.nord,
    ...Object.values(settings),
  ]);
};
const encrypted = (password: string) => life.server.context.secrets.encrypt(password);

const carWithFinishedDetails = async (vin: string): Promise<Car> => {
  const { id } = await newCar(life.chief, { vin });
  const { rows } = await life.server.context.db.systemQuery(`select id from preset_items where kind = 'detail' order by position limit 2`);
  for (const row of rows.reverse()) await send(life.chief, id, Number(row.id));
  await life.chief.must(companyCars.process, { params: { car: id }, body: {} });
  return settled(life.chief, id);
};
const sendByFtp = (car: number) => life.chief.call(companyCars.ftpUpload, { params: { car } });
const sent = (id: number) =>
  until(
    () => read(life.chief, id),
    (car) => car.ftp_upload_date !== null,
  );

test('a company without FTP settings is told where to enter them', async () => {
  const { id } = await newCar(life.chief);
  expect((await sendByFtp(id)).failure.message).toBe('Enter the FTP host and user in the settings first');
});

test('finished pictures arrive whole, in the order of the views, under the names that the company chose', {
  timeout: 120_000,
}, async () => {
  await enter({ ftp_host: `127.0.0.1:${ftp.port}`, ftp_user: 'dealer', ftp_pass_encrypted: encrypted(PASSWORD) });
  await enter({ ftp_dir: '/cars', dir_name: 'stock', initial_name: 'pic_', initial_index: 7, format: 'webp' });
  const { id, photos } = await carWithFinishedDetails('WVWZZZ1JZXW000001');
  expect(photos.map((photo) => photo.status)).toEqual([4, 4]);
  expect((await sendByFtp(id)).status).toBe(200);
  const car = await sent(id);
  expect(car).toMatchObject({ ftp_upload_state: 'succeed', ftp_upload_timestamp: expect.any(Number) });
  expect([...ftp.files.keys()]).toEqual(['/cars/stock/WVWZZZ1JZXW000001/pic_0007.webp', '/cars/stock/WVWZZZ1JZXW000001/pic_0008.webp']);
  for (const content of ftp.files.values()) expect((await sharp(content).metadata()).format).toBe('webp');
  expect(ftp.written.every((name) => name.endsWith('.part'))).toBe(true);
});

test('a wrong password is told as a failure, and is nowhere shown', { timeout: 120_000 }, async () => {
  await enter({ ftp_pass_encrypted: encrypted('wrong') });
  const { id } = await carWithFinishedDetails('WVWZZZ1JZXW000002');
  await sendByFtp(id);
  expect((await sent(id)).ftp_upload_state).toBe('failed');
});

test('a vehicle without finished pictures has nothing to send', async () => {
  const { id } = await newCar(life.chief);
  expect((await sendByFtp(id)).failure.message).toBe('There are no finished pictures to send yet');
});
