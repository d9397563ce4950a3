import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { DEFAULT_LOOK, POLISH_STRENGTH } from '../../../contract/looks/look.ts';
import { companyBanners } from '../../../contract/looks/pictureCalls.ts';
import { companyPlates, plates } from '../../../contract/looks/plateCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
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

describe('a company’s default look', () => {
  const stored = async (client = chief) => {
    const { settings } = (await client.must(session.me)).account;
    if (!settings) throw new Error('the company has a look');
    return settings;
  };
  const save = (body: object, client = chief) =>
    client.call(client === chief ? account.saveCompanyProfile : account.saveProfile, {
      body: { ...body },
    });

  test('stores every setting, flags as 1 and 0', async () => {
    const files = { image: { name: 'a.jpg', bytes: await picture(800, 80) } };
    const { data: banner } = await chief.must(companyBanners.create, { files });
    const { data: plate } = await chief.must(companyPlates.create, {
      fields: { name: 'Nord', country: 'DE' },
      files: { image: { name: 'plate.jpg', bytes: await picture(520, 110) } },
    });
    const look = {
      ...DEFAULT_LOOK,
      background_type: 'blurred',
      cut_fallback: 'keep_floor',
      default_crop: '1:1',
      margin: 12,
      glass: 'strong',
      logo_position: 'bottom-left',
      banner_id: banner.id,
      licence_plate_id: plate.id,
      cutting: 0,
      plate_blur: 1,
      plate_image: 1,
      polishing: 1,
      rim_polishing: 1,
      reflective_floor: 1,
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
    await chief.must(companyPlates.remove, { query: { background: plate.id } });
  });

  test('accepts a margin from 0 to 25 percent', async () => {
    for (const margin of [0, 25, 5]) expect((await save({ margin })).status).toBe(200);
    for (const margin of [-1, 26, 2.5])
      expect(Object.keys((await save({ margin })).failure.errors ?? {})).toEqual(['margin']);
  });

  describe.each(['polishing_strength', 'rim_polishing_strength'] as const)('its %s', (name) => {
    test('is stored from 1 to 100 and stays while its switch is turned off and on', async () => {
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

    test('can be set by the operator for any company, and by no other user for another company', async () => {
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

    test('can be a vehicle’s own or its company’s, and can follow the company’s again', async () => {
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

  test('if two users save at once, the second gets a message, keeps their changes, and can save them over the first', async () => {
    const { version } = await stored(employee);
    expect((await save({ default_crop: '16:9', version }, employee)).status).toBe(200);
    const late = await save({ default_crop: '1:1', version });
    expect(late.status).toBe(409);
    const now = await stored();
    expect(now.default_crop).toBe('16:9');
    expect((await save({ default_crop: '1:1', version: now.version })).status).toBe(200);
    expect((await stored()).default_crop).toBe('1:1');
  });

  test('has one version for the operator’s page of the company and the manager’s settings', async () => {
    const operator = await testServer.as('operator');
    const params = { id: testServer.testData.companies.nord };
    const { version } = (await operator.must(adminCompanies.one, { params })).data;
    expect((await save({ cutting: 0, version })).status).toBe(200);
    expect(
      (await operator.call(adminCompanies.save, { params, body: { cutting: 1, version } })).status,
    ).toBe(409);
  });

  test('can change without making a save of the user’s name outdated', async () => {
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

  test('of the country’s proportions is stored with its country, with one line or two', async () => {
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
