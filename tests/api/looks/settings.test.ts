import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { DEFAULT_LOOK, POLISH_STRENGTH } from '../../../contract/looks/look.ts';
import { companyBanners } from '../../../contract/looks/pictureCalls.ts';
import { companyPlates, plates } from '../../../contract/looks/plateCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { angles, companyAngles } from '../../../contract/views/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  [chief, employee] = [await testServer.as('chief'), await testServer.as('employee')];
});
afterAll(() => testServer.close());

describe('what a company says about a view', () => {
  test('is read by the photographer at the vehicle', async () => {
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
    // What is not sent stays.
    expect(
      (await employee.must(angles.save, { params: { id }, body: { show_logo: 1 } })).data,
    ).toMatchObject({
      comment: body.comment,
      show_logo: 1,
      show_banner: 0,
    });
  });

  test('two people at once: the second is told', async () => {
    const id = testServer.testData.views[1] ?? 0;
    const save = (client: Client, comment: string) =>
      client.call(companyAngles.save, { params: { id }, body: { comment, version: 0 } });
    expect((await save(chief, 'Erster')).status).toBe(200);
    expect((await save(chief, 'Zweiter')).status).toBe(409);
    expect(
      (await chief.must(companyAngles.list)).data.find((view) => view.id === id)?.comment,
    ).toBe('Erster');
  });

  test('has limits: no HTML, no thousand characters more, no banner or view of others', async () => {
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

  test('the order is the company’s, also at its vehicles', async () => {
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

  test('an order changes no view: who has one open saves it', async () => {
    const id = testServer.testData.views[3] ?? 0;
    const seen = (await chief.must(companyAngles.list)).data.find((view) => view.id === id);
    await employee.must(angles.order, { body: { angles: testServer.testData.views } });
    const body = { comment: 'Tür offen', version: seen?.version };
    expect((await chief.call(companyAngles.save, { params: { id }, body })).status).toBe(200);
  });

  test('the operator takes a view away: who has it open is told, who has another one open is not', async () => {
    const [taken = 0, kept = 0] = testServer.testData.views.slice(4);
    const operator = await testServer.as('operator');
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

describe('the standard look of a company', () => {
  const stored = async (client = chief) => {
    const { settings } = (await client.must(session.me)).account;
    if (!settings) throw new Error('the company has a look');
    return settings;
  };
  const save = (body: object, client = chief) =>
    client.call(client === chief ? account.saveCompanyProfile : account.saveProfile, {
      body: { ...body },
    });

  test('keeps every setting, its flags as 1 and 0', async () => {
    const files = { image: { name: 'a.jpg', bytes: await picture(800, 80) } };
    const { data: banner } = await chief.must(companyBanners.create, { files });
    const look = {
      ...DEFAULT_LOOK,
      ...{
        background_type: 'original',
        default_crop: '1:1',
        glass: 'strong',
        logo_position: 'bottom-left',
        banner_id: banner.id,
      },
      ...{
        cutting: 0,
        plate_blur: 1,
        plate_image: 1,
        polishing: 1,
        rim_polishing: 1,
        reflective_floor: 1,
      },
    };
    expect((await save(look)).status).toBe(200);
    expect(await stored()).toMatchObject(look);
    for (const flag of [
      'cutting',
      'plate_blur',
      'plate_image',
      'polishing',
      'rim_polishing',
      'reflective_floor',
    ]) {
      expect(Object.keys((await save({ [flag]: true })).failure.errors ?? {}), flag).toEqual([
        flag,
      ]);
    }
    expect((await save({ ...DEFAULT_LOOK })).status).toBe(200);
    expect(await stored()).toMatchObject(DEFAULT_LOOK);
  });

  describe.each(['polishing_strength', 'rim_polishing_strength'] as const)('its %s', (name) => {
    test('is kept from 1 to 100 and stays while its switch goes off and on', async () => {
      for (const percent of [1, 100, 37]) {
        expect((await save({ [name]: percent })).status).toBe(200);
        expect((await stored())[name]).toBe(percent);
      }
      const flag = name === 'polishing_strength' ? 'polishing' : 'rim_polishing';
      for (const isOn of [1, 0]) expect((await save({ [flag]: isOn })).status).toBe(200);
      expect((await stored())[name]).toBe(37);
      expect((await save({ [name]: POLISH_STRENGTH.usual })).status).toBe(200);
    });

    test.each([0, 101, -1, 49.5, '50', true, null])(
      'is refused at its field as %j',
      async (wrong) => {
        const refused = await save({ [name]: wrong });
        expect(refused.status).toBe(422);
        expect(Object.keys(refused.failure.errors ?? {})).toEqual([name]);
        expect((await stored())[name]).toBe(POLISH_STRENGTH.usual);
      },
    );

    test('is set by the operator for any company, and by nobody else for another one', async () => {
      const operator = await testServer.as('operator');
      const params = { id: testServer.testData.companies.sued };
      expect(
        (await operator.must(adminCompanies.save, { params, body: { [name]: 80 } })).data[name],
      ).toBe(80);
      expect((await chief.call(adminCompanies.save, { params, body: { [name]: 20 } })).status).toBe(
        403,
      );
      expect((await operator.must(adminCompanies.one, { params })).data[name]).toBe(80);
      expect((await stored())[name]).toBe(POLISH_STRENGTH.usual);
    });

    test('is a vehicle’s own or its company’s, and follows that again', async () => {
      const { id } = await newCar(chief);
      const keep = (client: Client, percent: number | null) =>
        client.call(cars.save, { params: { id }, body: { settings: { [name]: percent } } });
      expect((await keep(chief, 90)).ok.data).toMatchObject({
        own_settings: { [name]: 90 },
        settings: { [name]: 90 },
      });
      expect(Object.keys((await keep(chief, 0)).failure.errors ?? {})).toEqual([
        `settings.${name}`,
      ]);
      expect((await keep(await testServer.as('suedChief'), 10)).status).toBe(404);
      expect((await chief.must(cars.one, { params: { id } })).data.settings[name]).toBe(90);
      expect((await save({ [name]: 61 })).status).toBe(200);
      expect((await keep(chief, null)).ok.data).toMatchObject({
        own_settings: { [name]: null },
        settings: { [name]: 61 },
      });
      expect((await save({ [name]: POLISH_STRENGTH.usual })).status).toBe(200);
    });
  });

  test('two people at once: the second is told, keeps what he wanted, and saves it on top', async () => {
    const { version } = await stored(employee);
    expect((await save({ default_crop: '16:9', version }, employee)).status).toBe(200);
    const late = await save({ default_crop: '1:1', version });
    expect(late.status).toBe(409);
    const now = await stored();
    expect(now.default_crop).toBe('16:9');
    expect((await save({ default_crop: '1:1', version: now.version })).status).toBe(200);
    expect((await stored()).default_crop).toBe('1:1');
  });

  test('an operator at the company’s page and its head at the settings meet at the same version', async () => {
    const operator = await testServer.as('operator');
    const params = { id: testServer.testData.companies.nord };
    const { version } = (await operator.must(adminCompanies.one, { params })).data;
    expect((await save({ cutting: 0, version })).status).toBe(200);
    expect(
      (await operator.call(adminCompanies.save, { params, body: { cutting: 1, version } })).status,
    ).toBe(409);
  });

  test('a name is saved whatever has become of the look', async () => {
    const { version } = await stored();
    expect((await save({ polishing: 1 })).status).toBe(200);
    expect((await save({ name: 'Kim Chef', version })).status).toBe(200);
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
    chief.call(companyPlates.create, {
      fields: { name: country, country },
      files: await plate(width, height),
    });

  test('of the country’s proportions is kept with its country, in one line or two', async () => {
    expect((await add('DE', 1040, 220)).ok.data).toMatchObject({ country: 'DE', name: 'DE' });
    expect((await add('DE', 680, 400)).status).toBe(200);
    expect((await add('US', 610, 304)).status).toBe(200);
    expect((await employee.must(plates.list)).data.map(({ country }) => country)).toEqual([
      'DE',
      'DE',
      'US',
    ]);
  });

  test('of other proportions, too small or of no country is refused, with the sizes that fit', async () => {
    const wrong = await add('DE', 1040, 400);
    expect(wrong.status).toBe(422);
    expect(wrong.failure.errors?.image?.join(' ')).toContain('520 × 110, 340 × 200');
    expect((await add('CH', 1000, 220)).status).toBe(200);
    expect((await add('US', 1040, 220)).status).toBe(422);
    expect((await add('DE', 208, 44)).failure.errors?.image?.join(' ')).toContain('300');
    expect(Object.keys((await add('XX', 1040, 220)).failure.errors ?? {})).toEqual(['country']);
    const answer = await chief.call(companyPlates.create, {
      fields: { name: 'a' },
      files: await plate(1040, 220),
    });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['country']);
  });
});
