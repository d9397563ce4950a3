import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCompanies } from '../../contract/calls/adminCompanies.ts';
import { angles, companyAngles } from '../../contract/calls/angles.ts';
import { cars } from '../../contract/calls/cars.ts';
import { companyBanners } from '../../contract/calls/pictures.ts';
import { companyPlates, plates } from '../../contract/calls/plates.ts';
import type { Client } from './house/client.ts';
import { newCar } from './house/dealer.ts';
import { type House, openHouse } from './house/house.ts';
import { picture } from './house/pictures.ts';

let house: House;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  house = await openHouse({ jobs: false });
  [chief, employee] = [await house.as('chief'), await house.as('employee')];
});
afterAll(() => house.close());

describe('what a company says about a view', () => {
  test('is read by the photographer at the vehicle', async () => {
    const [id = 0] = house.town.views;
    const body = { comment: 'Lenkrad gerade,\nLicht an', show_banner: 0, show_logo: 0, version: 0 };
    expect((await chief.must(companyAngles.save, { params: { id }, body })).data).toMatchObject({ ...body, version: 1 });
    const car = await newCar(employee);
    const view = (await employee.must(cars.one, { params: { id: car.id } })).data.angles.find((angle) => angle.id === id);
    expect(view).toMatchObject({ comment: 'Lenkrad gerade,\nLicht an', show_banner: 0, show_logo: 0 });
    // What is not sent stays.
    expect((await employee.must(angles.save, { params: { id }, body: { show_logo: 1 } })).data).toMatchObject({
      comment: body.comment,
      show_logo: 1,
      show_banner: 0,
    });
  });

  test('two people at once: the second is told', async () => {
    const id = house.town.views[1] ?? 0;
    const save = (client: Client, comment: string) => client.call(companyAngles.save, { params: { id }, body: { comment, version: 0 } });
    expect((await save(chief, 'Erster')).status).toBe(200);
    expect((await save(chief, 'Zweiter')).status).toBe(409);
    expect((await chief.must(companyAngles.list)).data.find((view) => view.id === id)?.comment).toBe('Erster');
  });

  test('has limits: no HTML, no thousand characters more, no banner or view of others', async () => {
    const id = house.town.views[2] ?? 0;
    const faults = async (body: Record<string, unknown>) =>
      Object.keys((await chief.call(companyAngles.save, { params: { id }, body })).failure.errors ?? {});
    expect(await faults({ comment: '<img src=x>' })).toEqual(['comment']);
    expect(await faults({ comment: 'x'.repeat(1001) })).toEqual(['comment']);
    expect(await faults({ show_logo: true })).toEqual(['show_logo']);
    const sued = await house.as('suedChief');
    const files = { image: { name: 'a.jpg', bytes: await picture(800, 80) } };
    const { data: foreign } = await sued.must(companyBanners.create, { files });
    expect(await faults({ banner_id: foreign.id })).toEqual(['banner_id']);
    expect((await chief.call(companyAngles.save, { params: { id: 999_999 }, body: { comment: '' } })).status).toBe(404);
  });

  test('the order is the company’s, also at its vehicles', async () => {
    const reversed = [...house.town.views].reverse();
    const { data } = await chief.must(companyAngles.order, { body: { angles: reversed } });
    expect(data.map(({ id }) => id)).toEqual(reversed);
    expect(data.map(({ position }) => position)).toEqual(reversed.map((_, index) => index));
    const car = await newCar(chief);
    expect(car.angles.map(({ id }) => id)).toEqual(reversed);
    const suedCar = await newCar(await house.as('suedChief'));
    expect(suedCar.angles.map(({ id }) => id)).toEqual(house.town.views);
    const [first = 0] = house.town.views;
    expect((await chief.call(companyAngles.order, { body: { angles: [first, first] } })).status).toBe(422);
    expect((await chief.call(companyAngles.order, { body: { angles: [first, 999_999] } })).status).toBe(422);
  });

  test('an order changes no view: who has one open saves it', async () => {
    const id = house.town.views[3] ?? 0;
    const seen = (await chief.must(companyAngles.list)).data.find((view) => view.id === id);
    await employee.must(angles.order, { body: { angles: house.town.views } });
    const body = { comment: 'Tür offen', version: seen?.version };
    expect((await chief.call(companyAngles.save, { params: { id }, body })).status).toBe(200);
  });

  test('the operator takes a view away: who has it open is told, who has another one open is not', async () => {
    const [taken = 0, kept = 0] = house.town.views.slice(4);
    const operator = await house.as('operator');
    const seen = (await chief.must(companyAngles.list)).data;
    const params = { id: house.town.companies.nord };
    const allowed_views = seen.filter(({ id, selected }) => selected === 1 && id !== taken).map(({ id }) => id);
    await operator.must(adminCompanies.save, { params, body: { allowed_views } });
    const save = (id: number) =>
      chief.call(companyAngles.save, { params: { id }, body: { comment: 'Licht', version: seen.find((view) => view.id === id)?.version } });
    expect((await save(taken)).status).toBe(409);
    expect((await save(kept)).status).toBe(200);
  });
});

describe('a licence plate', () => {
  const plate = async (width: number, height: number) => ({
    image: {
      name: 'schild.png',
      bytes: new Uint8Array(
        await sharp({ create: { width, height, channels: 4, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    },
  });
  const add = async (country: string, width: number, height: number) =>
    chief.call(companyPlates.create, { fields: { name: country, country }, files: await plate(width, height) });

  test('of the country’s proportions is kept with its country, in one line or two', async () => {
    expect((await add('DE', 1040, 220)).ok.data).toMatchObject({ country: 'DE', name: 'DE' });
    expect((await add('DE', 680, 400)).status).toBe(200);
    expect((await add('US', 610, 304)).status).toBe(200);
    expect((await employee.must(plates.list)).data.map(({ country }) => country)).toEqual(['DE', 'DE', 'US']);
  });

  test('of other proportions, too small or of no country is refused, with the sizes that fit', async () => {
    const wrong = await add('DE', 1040, 400);
    expect(wrong.status).toBe(422);
    expect(wrong.failure.errors?.image?.join(' ')).toContain('520 × 110, 340 × 200');
    expect((await add('CH', 1000, 220)).status).toBe(200);
    expect((await add('US', 1040, 220)).status).toBe(422);
    expect((await add('DE', 208, 44)).failure.errors?.image?.join(' ')).toContain('300');
    expect(Object.keys((await add('XX', 1040, 220)).failure.errors ?? {})).toEqual(['country']);
    const answer = await chief.call(companyPlates.create, { fields: { name: 'a' }, files: await plate(1040, 220) });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['country']);
  });
});
