import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, sendFinished } from '../setup/dealer.ts';
import { openIdleServer } from '../setup/idleServer.ts';
import type { TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let operator: Client;
beforeAll(async () => {
  ({ testServer, chief, operator } = await openIdleServer());
});
afterAll(() => testServer.close());

const premoderate = (on: 0 | 1) =>
  testServer.db.systemQuery('update companies set cars_need_premoderation = $1 where id = $2', [
    on,
    testServer.testData.companies.nord,
  ]);
const sendBack = async (id: number) => {
  await operator.must(adminCars.toFix, {
    params: { id },
    body: { comment: 'The rear is missing' },
  });
  expect(await read(chief, id)).toMatchObject({
    moderation: 'to_fix',
    moderated: 0,
    to_fix_comment: 'The rear is missing',
  });
};

test('a new vehicle needs no approval if the company needs no premoderation', async () => {
  await premoderate(0);
  expect(await newCar(chief)).toMatchObject({
    moderation: 'none',
    moderated: 1,
    carsNeedPremoderation: 0,
  });
});

test('a new vehicle of a company with premoderation awaits quality check until the operator approves it', async () => {
  await premoderate(1);
  const { id, ...car } = await newCar(chief);
  expect(car).toMatchObject({
    moderation: 'quality_check',
    moderated: 0,
    carsNeedPremoderation: 1,
  });
  const waiting = await operator.must(adminCars.list, { query: { moderation: 'premoderation' } });
  expect(waiting.data.map((row) => row.id)).toContain(id);
  await send(chief, id, testServer.testData.views[0] ?? 0);
  await operator.must(adminCars.approve, { params: { id } });
  expect(await read(chief, id)).toMatchObject({ moderation: 'approved', moderated: 1 });
});

test('a vehicle without a photo cannot be approved, and the operator gets the reason', async () => {
  const { id } = await newCar(chief);
  const { status, failure } = await operator.call(adminCars.approve, { params: { id } });
  expect([status, failure.message]).toEqual([422, 'There is no photo to approve yet.']);
  expect((await read(chief, id)).moderation).not.toBe('approved');
});

test("the company sees the operator's comment, and its next save returns the vehicle to quality check", async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  const toFix = await operator.must(adminCars.list, {
    query: { moderation: 'to_fix', per_page: 1000 },
  });
  expect(toFix.data.map((row) => row.id)).toContain(id);
  await chief.must(cars.save, { params: { id }, body: { hp: 90 } });
  expect(await read(chief, id)).toMatchObject({
    moderation: 'quality_check',
    to_fix_comment: null,
  });
});

test("the company's next upload returns the vehicle to quality check", async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  await send(chief, id, testServer.testData.views[0] ?? 0);
  expect((await read(chief, id)).moderation).toBe('quality_check');
});

test('a save by the operator does not return the vehicle to quality check', async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  await operator.must(adminCars.save, { params: { id }, body: { hp: 90 } });
  expect((await read(chief, id)).moderation).toBe('to_fix');
});

describe('what needs fixing', () => {
  const photographed = async () => {
    const { id } = await newCar(chief);
    return { id, photo: (await send(chief, id, testServer.testData.views[0] ?? 0)).id };
  };
  const refused = async (id: number, body: object) => {
    const { status, failure } = await operator.call(adminCars.toFix, {
      params: { id },
      body: body as never,
    });
    expect((await read(chief, id)).moderation).not.toBe('to_fix');
    return [status, failure.errors] as const;
  };

  test('is shown to the company as reasons and places on its pictures, also without a comment', async () => {
    const { id, photo } = await photographed();
    const places = [
      { photo, picture: 'original', x: 0.25, y: 1 },
      { photo, picture: 'original', x: 0, y: 0.5 },
    ] as const;
    await operator.must(adminCars.toFix, {
      params: { id },
      body: { reasons: ['plate', 'too_dark', 'plate'], places: [...places] },
    });
    expect(await read(chief, id)).toMatchObject({
      moderation: 'to_fix',
      to_fix_reasons: ['plate', 'too_dark'],
      to_fix_comment: null,
      to_fix_places: places,
    });
    const { data } = await (await testServer.as('employee')).must(cars.list, {
      query: { per_page: 100 },
    });
    expect(data.find((row) => row.id === id)?.to_fix_reasons).toEqual(['plate', 'too_dark']);
    expect(
      (await (await testServer.as('suedChief')).call(cars.one, { params: { id } })).status,
    ).toBe(404);
  });

  test('is cleared by the company’s next save, and a place is deleted with its photo', async () => {
    const { id, photo } = await photographed();
    const body = { comment: 'Here', places: [{ photo, picture: 'original', x: 0.5, y: 0.5 }] };
    await operator.must(adminCars.toFix, { params: { id }, body: body as never });
    await operator.must(adminCars.deletePhotos, { params: { car: id }, body: { photos: [photo] } });
    expect((await read(chief, id)).to_fix_places).toEqual([]);
    const other = await photographed();
    await operator.must(adminCars.toFix, {
      params: { id: other.id },
      body: { reasons: ['blurred'], places: [{ ...body.places[0], photo: other.photo } as never] },
    });
    await chief.must(cars.save, { params: { id: other.id }, body: { hp: 90 } });
    expect(await read(chief, other.id)).toMatchObject({ to_fix_reasons: [], to_fix_places: [] });
  });

  test('is refused at the reasons without a reason or a comment', async () => {
    const { id } = await photographed();
    const nothing = [422, { reasons: ['Choose a reason or write a comment'] }];
    expect(await refused(id, {})).toEqual(nothing);
    expect(await refused(id, { reasons: [], comment: ' ' })).toEqual(nothing);
    const [status, errors] = await refused(id, { reasons: ['ugly'] });
    expect([status, Object.keys(errors ?? {})[0]]).toEqual([
      422,
      expect.stringMatching(/^reasons/),
    ]);
  });

  test('is refused with a place beside the picture, on another vehicle’s photo, or on a finished picture that does not exist', async () => {
    const { id, photo } = await photographed();
    const { photo: foreign } = await photographed();
    const at = (place: object) =>
      refused(id, {
        reasons: ['plate'],
        places: [{ photo, picture: 'original', x: 0.5, y: 0.5, ...place }],
      });
    const [status, errors] = await at({ x: 1.01 });
    expect([status, Object.keys(errors ?? {})[0]]).toEqual([422, expect.stringMatching(/^places/)]);
    expect(await at({ photo: foreign })).toEqual([422, { places: ['There is no such record'] }]);
    expect(await at({ picture: 'finished' })).toEqual([
      422,
      { places: ['This photo has no finished picture yet'] },
    ]);
  });

  test('can be on a finished picture', async () => {
    const { id, photo } = await photographed();
    await sendFinished(operator, id, testServer.testData.views[0] ?? 0);
    const places = [{ photo, picture: 'finished' as const, x: 0.1, y: 0.2 }];
    await operator.must(adminCars.toFix, { params: { id }, body: { reasons: ['cutout'], places } });
    expect((await read(chief, id)).to_fix_places).toEqual(places);
  });
});

test('the vehicle names the users who uploaded its photos', async () => {
  const { id } = await newCar(chief);
  expect((await read(chief, id)).photographers).toEqual([]);
  await send(await testServer.as('employee'), id, testServer.testData.views[0] ?? 0);
  await send(await testServer.as('employee'), id, testServer.testData.views[1] ?? 0);
  const employee = (await (await testServer.as('employee')).must(session.me)).account.name;
  expect((await operator.must(adminCars.one, { params: { id } })).data.photographers).toEqual([
    employee,
  ]);
});
