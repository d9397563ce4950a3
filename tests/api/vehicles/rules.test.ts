import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../../contract/companies/calls.ts';
import { settings } from '../../../contract/looks/settingsCalls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { type IdleServer, openIdleServer } from '../setup/idleServer.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import type { TestServer } from '../setup/testServer.ts';

// Which photos a company takes (`additional_uploads`, `allowed_views`), a view's fields of its photo, and the name of a vehicle.

let testServer: TestServer;
let chief: Client;
let operator: Client;
let saveNord: IdleServer['saveNord'];
beforeAll(async () => {
  ({ testServer, chief, operator, saveNord } = await openIdleServer());
});
afterAll(() => testServer.close());
afterEach(() => saveNord({ additional_uploads: 1, allowed_views: testServer.testData.views }));

const photo = async () => ({ photo: { name: 'photo.jpg', bytes: await picture() } });
const sendExtra = async (car: number) =>
  chief.call(cars.uploadExtra, { params: { car }, files: await photo() });

describe('a company without additional uploads', () => {
  test('cannot upload extra photos: they are refused at the photo, and not stored', async () => {
    const { id } = await newCar(chief);
    expect((await sendExtra(id)).status).toBe(200);
    await saveNord({ additional_uploads: 0 });
    const before = await storedKeys(testServer);
    const answer = await sendExtra(id);
    expect({ status: answer.status, errors: answer.failure.errors }).toEqual({
      status: 422,
      errors: { photo: ["Extra photos are switched off in the company's settings"] },
    });
    expect(await storedKeys(testServer)).toEqual(before);
    expect(await read(chief, id)).toMatchObject({
      additional_uploads: 0,
      extra_photos: [{ extra: 1 }],
    });
  });

  test('can upload photos of its views as before, and extra photos once they are switched on again', async () => {
    const { id } = await newCar(chief);
    await saveNord({ additional_uploads: 0 });
    await send(chief, id, testServer.testData.views[0] ?? 0);
    await saveNord({ additional_uploads: 1 });
    expect((await sendExtra(id)).status).toBe(200);
  });
});

describe('a view that a company does not photograph', () => {
  const off = () => testServer.testData.views[1] ?? 0;
  const switchOff = () =>
    saveNord({ allowed_views: testServer.testData.views.filter((view) => view !== off()) });
  const refused = { preset_item: ["This view is switched off in the company's settings"] };

  test('accepts no photo, from the company or from the operator, by upload or by moving one there', async () => {
    const { id } = await newCar(chief);
    const { id: other } = await send(chief, id, testServer.testData.views[0] ?? 0);
    await switchOff();
    const callInput = { params: { car: id }, fields: { preset_item: off() }, files: await photo() };
    for (const answer of [
      await chief.call(cars.upload, callInput),
      await operator.call(adminCars.upload, callInput),
      await operator.call(adminCars.uploadProcessed, callInput),
      await chief.call(cars.move, {
        params: { car: id },
        body: { photo: other, preset_item: off() },
      }),
    ]) {
      expect({ status: answer.status, errors: answer.failure.errors }).toEqual({
        status: 422,
        errors: refused,
      });
    }
    expect((await read(chief, id)).photos.map((stored) => stored.angle_id)).toEqual([
      testServer.testData.views[0],
    ]);
  });

  test('has its photo left out of processing, without a charge', async () => {
    const { id } = await newCar(chief);
    const { id: photoId } = await send(chief, id, off());
    await switchOff();
    const balance = async () => (await chief.must(company.one)).data.credits;
    const before = await balance();
    const process = async (
      client: Client,
      call: typeof companyCars.process | typeof adminCars.process,
    ) => (await client.must(call, { params: { car: id }, body: { photo: photoId } })).data;
    const left = {
      queued: [],
      refused: [{ photo: photoId, reason: 'view_not_allowed' }],
      charged: null,
      paid: null,
    };
    expect(await process(chief, companyCars.process)).toEqual(left);
    expect(await process(operator, adminCars.process)).toEqual(left);
    expect(await balance()).toBe(before);

    const { id: allowed } = await send(chief, id, testServer.testData.views[0] ?? 0);
    const { data } = await chief.must(companyCars.process, { params: { car: id }, body: {} });
    expect(data).toMatchObject({ queued: [allowed], refused: left.refused });
  });

  test('keeps its finished picture when a new look is applied', async () => {
    const { id } = await newCar(chief);
    const { id: kept } = await send(chief, id, off());
    const { id: remade } = await send(chief, id, testServer.testData.views[0] ?? 0);
    const finish = () =>
      testServer.db.systemQuery(
        `update photos set status = 4, in_process = 0, processed_at = now(), processed_key = 'processed-' || id || '.jpg' where car_id = $1`,
        [id],
      );
    await finish();
    const listed = async () =>
      (await chief.must(settings.finished, { query: { per_page: 100 } })).data.find(
        (car) => car.id === id,
      );
    expect(await listed()).toMatchObject({ photos: 2 });
    await switchOff();
    expect(await listed()).toMatchObject({ photos: 1 });
    expect((await chief.must(settings.apply, { body: { cars: [id] } })).data).toMatchObject({
      photos: 1,
    });
    const under = (await read(chief, id)).photos.map((stored) => [stored.id, stored.in_process]);
    expect(under).toEqual(
      expect.arrayContaining([
        [kept, 0],
        [remade, 1],
      ]),
    );

    await finish();
    await saveNord({ allowed_views: testServer.testData.views.slice(2) });
    expect(await listed()).toBeUndefined();
    const answer = await chief.call(settings.apply, { body: { cars: [id] } });
    expect(answer.status).toBe(422);
  });

  test('is processed as soon as the company photographs it', async () => {
    const { id } = await newCar(chief);
    await switchOff();
    await saveNord({ allowed_views: testServer.testData.views });
    const { id: photoId } = await send(chief, id, off());
    expect(
      (await chief.must(companyCars.process, { params: { car: id }, body: {} })).data.queued,
    ).toEqual([photoId]);
  });
});

test("a view has its photo's fields", async () => {
  const { id } = await newCar(chief);
  const [view = 0, empty = 0] = testServer.testData.views;
  const { id: photoId } = await send(chief, id, view);
  const ofView = async (wanted: number) =>
    (await read(chief, id)).angles.find((angle) => angle.id === wanted);
  expect(await ofView(view)).toMatchObject({
    photo_id: photoId,
    status: 0,
    in_process: 0,
    processed_url: null,
    loaded_photo_processed: 0,
  });
  await testServer.db.systemQuery(
    `update photos set status = 4, processed_at = now(), processed_key = 'processed-' || id || '.jpg',
       preview_processed_key = 'preview-processed-' || id || '.jpg' where id = $1`,
    [photoId],
  );
  const [stored] = (await read(chief, id)).photos;
  const {
    url,
    processed_url,
    preview_url,
    preview_processed_url,
    in_process,
    status,
    defect_state,
  } = stored ?? {};
  const file = (address: string | null | undefined) => address?.split('?')[0];
  const angle = await ofView(view);
  expect(angle).toMatchObject({
    in_process,
    status,
    defect_state,
    loaded_photo: 1,
    loaded_photo_processed: 1,
  });
  const addresses = [
    angle?.url,
    angle?.processed_url,
    angle?.preview_url,
    angle?.preview_processed_url,
  ].map(file);
  expect(addresses).toEqual([url, processed_url, preview_url, preview_processed_url].map(file));
  expect(addresses.every((address) => address !== undefined)).toBe(true);
  expect(await ofView(empty)).toMatchObject({
    photo_id: null,
    photo_url: null,
    url: null,
    processed_url: null,
    preview_url: null,
    preview_processed_url: null,
    in_process: 0,
    status: null,
    defect_state: null,
    loaded_photo: 0,
    loaded_photo_processed: 0,
  });
});

test('every role needs a name for a new vehicle, and the refusal is the same', async () => {
  const body = { hp: 90 };
  const byDealer = await chief.call(cars.create, { body });
  const byOperator = await operator.call(adminCars.create, {
    body: { ...body, company_id: testServer.testData.companies.nord },
  });
  expect(byOperator.status).toBe(422);
  expect(byOperator.failure).toEqual(byDealer.failure);
  expect(byOperator.failure.errors).toEqual({
    vehicle_name: ['Enter a name, a brand, a model or a VIN'],
  });
  const { data } = await operator.must(adminCars.create, {
    body: { vin: 'W0L', company_id: testServer.testData.companies.nord },
  });
  expect(data.vin).toBe('W0L');
});
