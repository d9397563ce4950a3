import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import { companyBanners } from '../../../contract/looks/pictureCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { adminAngles } from '../../../contract/views/adminCalls.ts';
import { angles, companyAngles } from '../../../contract/views/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  operator = await testServer.as('operator');
  [chief, employee] = [await testServer.as('chief'), await testServer.as('employee')];
});
afterAll(() => testServer.close());

test('the operator’s list has all views, 50 per page', async () => {
  const { data, per_page } = await operator.must(adminAngles.list);
  expect(per_page).toBe(50);
  expect(data.map(({ id }) => id)).toEqual(testServer.testData.views);
});

test('a company’s record shows which views it photographs, and where logo and banner are', async () => {
  const id = testServer.testData.companies.west;
  const save = (body: CompanySave) => operator.must(adminCompanies.save, { params: { id }, body });
  const [first = 0, second = 0] = testServer.testData.views;
  await save({ allowed_views: [first, second], angles: [{ id: first, show_banner: 0 }] });
  await save({ angles: [{ id: first, show_logo: 0 }] });
  const { angles, allowed_views } = (await operator.must(adminCompanies.one, { params: { id } }))
    .data;
  expect(allowed_views).toEqual([first, second]);
  expect(angles.slice(0, 2)).toMatchObject([
    {
      id: first,
      show_banner: 0,
      show_logo: 0,
      name: { en: expect.any(String), de: expect.any(String) },
    },
    { id: second, show_banner: 1, show_logo: 1 },
  ]);
  const { rows } = await testServer.db.systemQuery(
    'select angles_count from companies where id = $1',
    [id],
  );
  expect(rows[0]?.angles_count).toBe(2);
});

describe('a company’s settings of a view', () => {
  test('are shown to the photographer at the vehicle', async () => {
    const [id = 0] = testServer.testData.views;
    const body = { comment: 'Lenkrad gerade,\nLicht an', show_banner: 0, show_logo: 0, version: 0 };
    expect((await chief.must(companyAngles.save, { params: { id }, body })).data).toMatchObject({
      ...body,
      version: 1,
    });
    const car = await newCar(employee);
    const view = (await employee.must(cars.one, { params: { id: car.id } })).data.angles.find(
      (angle) => angle.id === id,
    );
    expect(view).toMatchObject({
      comment: 'Lenkrad gerade,\nLicht an',
      show_banner: 0,
      show_logo: 0,
    });
    // Omitted fields stay.
    expect(
      (await employee.must(angles.save, { params: { id }, body: { show_logo: 1 } })).data,
    ).toMatchObject({
      comment: body.comment,
      show_logo: 1,
      show_banner: 0,
    });
  });

  test('saved by two users at once give the second a conflict', async () => {
    const id = testServer.testData.views[1] ?? 0;
    const save = (client: Client, comment: string) =>
      client.call(companyAngles.save, { params: { id }, body: { comment, version: 0 } });
    expect((await save(chief, 'Erster')).status).toBe(200);
    expect((await save(chief, 'Zweiter')).status).toBe(409);
    expect(
      (await chief.must(companyAngles.list)).data.find((view) => view.id === id)?.comment,
    ).toBe('Erster');
  });

  test('refuse HTML, more than 1,000 characters, and banners or views of others', async () => {
    const id = testServer.testData.views[2] ?? 0;
    const faults = async (body: Record<string, unknown>) =>
      Object.keys(
        (await chief.call(companyAngles.save, { params: { id }, body })).failure.errors ?? {},
      );
    expect(await faults({ comment: '<img src=x>' })).toEqual(['comment']);
    expect(await faults({ comment: 'x'.repeat(1001) })).toEqual(['comment']);
    expect(await faults({ show_logo: true })).toEqual(['show_logo']);
    const sued = await testServer.as('suedChief');
    const files = { image: { name: 'a.jpg', bytes: await picture(800, 80) } };
    const { data: foreign } = await sued.must(companyBanners.create, { files });
    expect(await faults({ banner_id: foreign.id })).toEqual(['banner_id']);
    expect(
      (await chief.call(companyAngles.save, { params: { id: 999_999 }, body: { comment: '' } }))
        .status,
    ).toBe(404);
  });

  test('include the order of the views, which its vehicles follow', async () => {
    const reversed = [...testServer.testData.views].reverse();
    const { data } = await chief.must(companyAngles.order, { body: { angles: reversed } });
    expect(data.map(({ id }) => id)).toEqual(reversed);
    expect(data.map(({ position }) => position)).toEqual(reversed.map((_, index) => index));
    const car = await newCar(chief);
    expect(car.angles.map(({ id }) => id)).toEqual(reversed);
    const suedCar = await newCar(await testServer.as('suedChief'));
    expect(suedCar.angles.map(({ id }) => id)).toEqual(testServer.testData.views);
    const [first = 0] = testServer.testData.views;
    expect(
      (await chief.call(companyAngles.order, { body: { angles: [first, first] } })).status,
    ).toBe(422);
    expect(
      (await chief.call(companyAngles.order, { body: { angles: [first, 999_999] } })).status,
    ).toBe(422);
  });

  test('are not changed by a new order: an open form can still be saved', async () => {
    const id = testServer.testData.views[3] ?? 0;
    const seen = (await chief.must(companyAngles.list)).data.find((view) => view.id === id);
    await employee.must(angles.order, { body: { angles: testServer.testData.views } });
    const body = { comment: 'Tür offen', version: seen?.version };
    expect((await chief.call(companyAngles.save, { params: { id }, body })).status).toBe(200);
  });

  test('give a conflict once the operator switches the view off, but not for other views', async () => {
    const [taken = 0, kept = 0] = testServer.testData.views.slice(4);
    const seen = (await chief.must(companyAngles.list)).data;
    const params = { id: testServer.testData.companies.nord };
    const allowed_views = seen
      .filter(({ id, selected }) => selected === 1 && id !== taken)
      .map(({ id }) => id);
    await operator.must(adminCompanies.save, { params, body: { allowed_views } });
    const save = (id: number) =>
      chief.call(companyAngles.save, {
        params: { id },
        body: { comment: 'Licht', version: seen.find((view) => view.id === id)?.version },
      });
    expect((await save(taken)).status).toBe(409);
    expect((await save(kept)).status).toBe(200);
  });
});
