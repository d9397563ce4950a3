import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, until } from '../setup/dealer.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
});
afterAll(() => testServer.close());

const save = (id: number, body: Record<string, unknown>) =>
  chief.call(cars.save, { params: { id }, body });

describe('the name of a vehicle', () => {
  test('is brand plus model when none is given', async () => {
    const car = await newCar(chief, { vehicle_name: '', brand: 'Opel', model: 'Corsa' });
    expect(car.vehicle_name).toBe('Opel Corsa');
  });

  test('follows brand and model until the user gives one', async () => {
    const { id } = await newCar(chief, { vehicle_name: '', brand: 'Opel', model: 'Corsa' });
    expect((await save(id, { model: 'Astra' })).ok.data.vehicle_name).toBe('Opel Astra');
    expect((await save(id, { vehicle_name: 'The red one' })).ok.data.vehicle_name).toBe(
      'The red one',
    );
    expect((await save(id, { model: 'Mokka' })).ok.data.vehicle_name).toBe('The red one');
    expect((await save(id, { vehicle_name: '' })).ok.data.vehicle_name).toBe('Opel Mokka');
  });

  test('cannot be removed from a vehicle without a VIN', async () => {
    const { id } = await newCar(chief);
    expect((await save(id, { vehicle_name: '' })).failure.errors?.vehicle_name).toBeDefined();
  });
});

describe('saving', () => {
  test('changes only the fields sent', async () => {
    const car = await newCar(chief, { vin: 'WVWZZZ1JZXW000001', hp: 150 });
    const saved = (await save(car.id, { ccm: 1998, fuel_type: 'diesel' })).ok.data;
    expect(saved).toMatchObject({
      vehicle_name: car.vehicle_name,
      vin: car.vin,
      hp: 150,
      ccm: 1998,
      fuel_type: 'diesel',
    });
  });

  test('with an outdated version is refused, and changes nothing', async () => {
    const { id, version } = await newCar(chief);
    expect((await save(id, { version, hp: 100 })).ok.data.version).toBe(version + 1);
    const second = await save(id, { version, hp: 200 });
    expect(second.status).toBe(409);
    expect(second.failure.message).toMatch(/in the meantime/);
    expect((await read(chief, id)).hp).toBe(100);
  });

  test('twenty times at once with one version succeeds exactly once', async () => {
    const { id, version } = await newCar(chief);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, hp) => save(id, { version, hp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('an id in the body that differs from the one in the path is refused', async () => {
    const { id } = await newCar(chief);
    expect((await save(id, { id: id + 1, hp: 1 })).failure.errors?.id).toBeDefined();
    expect((await save(id, { id, hp: 1 })).status).toBe(200);
  });
});

describe('settings', () => {
  test("are the company's until the vehicle has its own, and again when it resets them", async () => {
    const { id, settings } = await newCar(chief);
    expect(settings).toMatchObject({
      background_type: 'photo_box',
      default_crop: '4:3',
      cutting: 1,
    });
    const own = (await save(id, { settings: { default_crop: '16:9', cutting: 0 } })).ok.data;
    expect(own.settings).toMatchObject({
      default_crop: '16:9',
      cutting: 0,
      background_type: 'photo_box',
    });
    expect(own.own_settings).toMatchObject({
      default_crop: '16:9',
      cutting: 0,
      background_type: null,
    });
    const given = (await save(id, { settings: { default_crop: null } })).ok.data;
    expect(given.settings).toMatchObject({ default_crop: '4:3', cutting: 0 });
  });
});

describe('deleting a vehicle', () => {
  test('deletes its photos and their files', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, testServer.testData.views[0] ?? 0);
    expect(await storedKeys(testServer)).toHaveLength(2);
    await chief.must(cars.remove, { params: { id } });
    expect((await chief.call(cars.one, { params: { id } })).status).toBe(404);
    await until(
      () => storedKeys(testServer),
      (keys) => keys.length === 0,
    );
    expect((await fetch(testServer.baseUrl + photo.url)).status).toBe(404);
  });
});
