import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { companyPlates } from '../../../contract/looks/plateCalls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let operator: Client;
let company: number;
let plate: number;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  chief = await testServer.as('chief');
  operator = await testServer.as('operator');
  const red = { create: { width: 520, height: 110, channels: 3, background: '#ff0000' } } as const;
  const bytes = new Uint8Array(await sharp(red).png().toBuffer());
  const files = { image: { name: 'red.png', bytes } };
  const fields = { name: 'Red', country: 'DE' };
  plate = (await chief.must(companyPlates.create, { fields, files })).data.id;
  company = (await newCar(chief)).company_id;
});
afterAll(() => testServer.close());

const REFUSED = 'Choose the licence plate to show, or switch replacing off';
const German = { 'accept-language': 'de' };

describe('replacing plates without a chosen plate is refused', () => {
  const saveOwn = (body: object, headers = {}) =>
    chief.call(account.saveCompanyProfile, { body: body as never, headers });
  const saveCompany = (body: object) =>
    operator.call(adminCompanies.save, { params: { id: company }, body: body as never });
  const saveCar = (id: number, settings: object) =>
    chief.call(cars.save, { params: { id }, body: { settings: settings as never } });

  test("in a company's look, at the field, in both languages", async () => {
    const body = { plate_image: 1 };
    expect((await saveOwn(body)).failure.errors?.licence_plate_id).toEqual([REFUSED]);
    expect((await saveOwn(body, German)).failure.errors?.licence_plate_id?.[0]).toMatch(
      /^Wählen Sie das Kennzeichen/,
    );
    expect((await saveCompany(body)).failure.errors?.licence_plate_id).toEqual([REFUSED]);
    expect((await saveOwn({ ...body, licence_plate_id: plate })).status).toBe(200);
    expect((await saveOwn({ licence_plate_id: null })).status).toBe(422);
    expect((await saveOwn({ licence_plate_id: null, plate_image: 0 })).status).toBe(200);
  });

  test('but other settings can be saved if this was stored before', async () => {
    await testServer.db.systemQuery('update companies set plate_image = 1 where id = $1', [
      company,
    ]);
    expect((await saveOwn({ glass: 'strong' })).status).toBe(200);
    expect((await saveOwn({ plate_blur: 1 })).status).toBe(200);
    expect((await saveOwn({ plate_image: 0 })).status).toBe(200);
  });

  test("in a vehicle's own look, unless it follows the company's", async () => {
    const { id } = await newCar(chief);
    const errors = (await saveCar(id, { plate_image: 1 })).failure.errors;
    expect(errors?.['settings.licence_plate_id']).toEqual([REFUSED]);
    expect((await saveCar(id, { plate_image: 1, licence_plate_id: plate })).status).toBe(200);
    expect((await saveCar(id, { licence_plate_id: null })).status).toBe(422);
    expect((await saveCar(id, { plate_image: null, licence_plate_id: null })).status).toBe(200);
    expect(
      (
        await chief.call(cars.create, {
          body: { vehicle_name: 'Polo', settings: { plate_image: 1 } },
        })
      ).status,
    ).toBe(422);
  });
});

describe('a finished picture that shows a plate which should have been changed', () => {
  /** Returns a vehicle with two finished pictures, the first of which shows its plate. */
  const finished = async () => {
    const { id } = await newCar(chief);
    const [front, left] = testServer.testData.views;
    const shown = await send(chief, id, front ?? 0);
    await send(chief, id, left ?? 0);
    await testServer.db.systemQuery(
      'update photos set status = 4, processed_key = preview_key, preview_processed_key = preview_key, processed_at = now() where car_id = $1',
      [id],
    );
    await testServer.db.systemQuery("update photos set unchanged_plate = 'unsure' where id = $1", [
      shown.id,
    ]);
    return { id, shown: shown.id };
  };
  const download = (car: number, body: object, headers = {}) =>
    chief.call(companyCars.download, { params: { car }, body: body as never, headers });

  test('is counted at its vehicle, also in the list, and the vehicle needs attention', async () => {
    const { id } = await finished();
    expect(await read(chief, id)).toMatchObject({ state: 'needs_attention', unchanged_plates: 1 });
    const { data } = await chief.must(companyCars.list, { query: {} });
    expect(data.find((row) => row.id === id)).toMatchObject({
      state: 'needs_attention',
      unchanged_plates: 1,
      ftp_held_at: null,
    });
  });

  test('is downloaded in a ZIP or alone only when it is confirmed; its original and other pictures always', async () => {
    const { id, shown } = await finished();
    const refused = await download(id, {});
    expect(refused.status).toBe(422);
    expect(refused.failure.errors?.confirmed_plates?.[0]).toMatch(/can be read on: \S/);
    const german = await download(id, { photo: shown }, German);
    expect(german.failure.errors?.confirmed_plates?.[0]).toMatch(/Kennzeichen zu lesen/);
    expect((await download(id, { confirmed_plates: [shown + 1] })).status).toBe(422);
    expect((await download(id, { confirmed_plates: [shown] })).status).toBe(200);
    expect((await download(id, { photo: shown, confirmed_plates: [shown] })).status).toBe(200);
    expect((await download(id, { photo: shown + 1 })).status).toBe(200);
    expect((await download(id, { variant: 'original' })).status).toBe(200);
    const all = { params: { car: id }, body: {} };
    expect((await operator.call(adminCars.download, all)).status).toBe(422);
  });

  test('is released at once when the user says that there is no plate, but not when they mark one', async () => {
    const { id, shown } = await finished();
    const process = (plate: unknown) =>
      chief.must(companyCars.process, {
        params: { car: id },
        body: { photo: shown, plate } as never,
      });
    await process([
      { x: 0.4, y: 0.6 },
      { x: 0.6, y: 0.6 },
      { x: 0.6, y: 0.7 },
      { x: 0.4, y: 0.7 },
    ]);
    expect((await download(id, { photo: shown })).status).toBe(422);
    await process(null);
    expect((await download(id, { photo: shown })).status).toBe(200);
    expect((await read(chief, id)).unchanged_plates).toBe(0);
  });
});
