import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { createTarget, type Target } from '../matrix/target.ts';
import { badFiles } from '../setup/badFiles.ts';
import type { Client } from '../setup/client.ts';
import { fingerprint } from '../setup/fingerprint.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const LIMIT_MB = 2;
const files = await badFiles(LIMIT_MB);

let testServer: TestServer;
let chief: Client;
let own: Target;
let foreign: Target;
let before: Record<string, string>;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { UPLOAD_LIMIT_MB: String(LIMIT_MB) } });
  chief = await testServer.as('chief');
  own = await createTarget(testServer, 'nord');
  foreign = await createTarget(testServer, 'sued');
  before = await fingerprint(testServer.db, testServer.filesFolder);
});
afterAll(() => testServer.close());

const expectNothingStored = async () =>
  expect(await fingerprint(testServer.db, testServer.filesFolder)).toEqual(before);

describe('a file that is not a usable photo is refused with the reason, and nothing is stored', () => {
  test.each(Object.entries(files))('%s', async (_, { name, bytes, says }) => {
    const answer = await chief.call(cars.upload, {
      params: { car: own.car },
      fields: { preset_item: own.freeView },
      files: { photo: { name, bytes } },
    });
    expect([413, 422]).toContain(answer.status);
    expect(answer.failure.errors?.photo?.join(' ')).toMatch(says);
    await expectNothingStored();
  });

  test('no file at all', async () => {
    const answer = await chief.call(cars.upload, {
      params: { car: own.car },
      fields: { preset_item: own.freeView },
      files: {},
    });
    expect(answer.status).toBe(422);
    expect(answer.failure.errors?.photo).toEqual(['Choose a photo']);
    await expectNothingStored();
  });
});

describe('a field that breaks a rule is refused at its name, and nothing is stored', () => {
  test.each([
    ['a name of 300 characters', { vehicle_name: 'x'.repeat(300) }, 'vehicle_name'],
    ['a VIN of 300 characters', { vehicle_name: 'a', vin: 'x'.repeat(300) }, 'vin'],
    ['HTML in the name', { vehicle_name: '<img src=x onerror=alert(1)>' }, 'vehicle_name'],
    ['HTML in the VIN', { vehicle_name: 'a', vin: '<b>WVW</b>' }, 'vin'],
    ['a line break in the name', { vehicle_name: 'one\ntwo' }, 'vehicle_name'],
    ['a carriage return in the VIN', { vehicle_name: 'a', vin: 'WVW\rZZZ' }, 'vin'],
    ['a Unicode line separator in the name', { vehicle_name: 'one\u2028two' }, 'vehicle_name'],
    ['an unknown field', { vehicle_name: 'a', company_id: 1 }, 'company_id'],
    ['a number sent as text', { vehicle_name: 'a', hp: '150' }, 'hp'],
    ['a fraction of a horse', { vehicle_name: 'a', hp: 1.5 }, 'hp'],
    ['a body type that does not exist', { vehicle_name: 'a', body_type: 'spaceship' }, 'body_type'],
    [
      'true instead of 1',
      { vehicle_name: 'a', settings: { polishing: true } },
      'settings.polishing',
    ],
    ['an unknown setting', { vehicle_name: 'a', settings: { sparkle: 1 } }, 'settings.sparkle'],
    ['neither name nor VIN', {}, 'vehicle_name'],
  ])('%s', async (_, body, field) => {
    const answer = await chief.call(cars.create, { body });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 422 });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
    await expectNothingStored();
  });

  test('anything but an id is refused in place of one', async () => {
    for (const id of ['0', '-1', '1.5', 'abc', '1;drop table cars', '99999999999']) {
      expect([404, 422]).toContain((await chief.call(cars.one, { params: { id } })).status);
    }
    await expectNothingStored();
  });

  test('a body that is not JSON, and one that is not an object', async () => {
    const url = `${testServer.baseUrl}/api/${cars.create.path}`;
    const headers = { authorization: `Bearer ${chief.token}`, 'content-type': 'application/json' };
    for (const body of ['{"vehicle_name":', 'null', '[]', '"text"']) {
      const response = await fetch(url, { method: 'POST', headers, body });
      expect([400, 422]).toContain(response.status);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) });
    }
    await expectNothingStored();
  });
});

describe("ids of another company's records", () => {
  test('a photo cannot be reached through one’s own vehicle', async () => {
    const params = { car: own.car };
    const body = { photo: foreign.photo };
    expect((await chief.call(companyCars.process, { params, body })).status).toBe(404);
    expect((await chief.call(companyCars.download, { params, body })).status).toBe(404);
    expect((await chief.call(companyCars.deletePhotos, { params, body })).status).toBe(404);
    expect(
      (
        await chief.call(cars.move, {
          params,
          body: { photo: foreign.photo, preset_item: own.freeView },
        })
      ).status,
    ).toBe(404);
    expect(
      (await chief.call(cars.overlays, { params, body: { photo: foreign.photo, show_logo: 0 } }))
        .status,
    ).toBe(404);
    await expectNothingStored();
  });

  test('a background, logo or banner that the company may not use is refused at its field', async () => {
    for (const table of ['backgrounds', 'logos', 'banners']) {
      const { rows } = await testServer.db.systemQuery(
        `insert into ${table} (company_id, name, key, preview_key) values ($1, 'Fremd', $2, 'preview-x') returning id`,
        [testServer.testData.companies.sued, `${table}-x`],
      );
      before = await fingerprint(testServer.db, testServer.filesFolder);
      const field = `${table.slice(0, -1)}_id`;
      const answer = await chief.call(cars.save, {
        params: { id: own.car },
        body: { settings: { [field]: Number(rows[0]?.id) } },
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.failure.errors ?? {})).toEqual([`settings.${field}`]);
      await expectNothingStored();
    }
  });

  test('an upload whose form names another vehicle than its address is refused', async () => {
    const files = { photo: { name: 'a.jpg', bytes: await picture() } };
    const fields = { car: foreign.car, preset_item: own.freeView };
    const answer = await chief.call(cars.upload, { params: { car: own.car }, fields, files });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['car']);
    await expectNothingStored();
  });
});
