import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import {
  adminCompanyLogos,
  backgrounds,
  companyBackgrounds,
  companyBanners,
  companyLogos,
} from '../../../contract/looks/pictureCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { badFiles } from '../setup/badFiles.ts';
import type { Client } from '../setup/client.ts';
import { newCar } from '../setup/dealer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const LIMIT_MB = 4;
const files = await badFiles(LIMIT_MB);

let testServer: TestServer;
let chief: Client;
let employee: Client;
let operator: Client;
beforeAll(async () => {
  testServer = await openTestServer({ env: { UPLOAD_LIMIT_MB: String(LIMIT_MB) } });
  [chief, employee, operator] = [
    await testServer.as('chief'),
    await testServer.as('employee'),
    await testServer.as('operator'),
  ];
});
afterAll(() => testServer.close());
beforeEach(async () => {
  for (const table of ['backgrounds', 'logos', 'banners'])
    await testServer.db.systemQuery(`delete from ${table}`);
});

type Bytes = Uint8Array<ArrayBuffer>;
/** Draws a red disc on a transparent ground. */
const disc = async (width = 600, height = 240): Promise<Bytes> =>
  new Uint8Array(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="99" cy="99" r="80" fill="red"/></svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );
const image = (name: string, bytes: Bytes) => ({ image: { name, bytes } });
const addLogo = async (name = 'Logo') =>
  (await chief.must(companyLogos.create, { fields: { name }, files: image('a.png', await disc()) }))
    .data;
const addBackground = async (name = 'Hof') =>
  (
    await chief.must(companyBackgrounds.create, {
      fields: { name },
      files: image('a.jpg', await picture(800, 600)),
    })
  ).data;
const settings = async () => (await chief.must(session.me)).account.settings;
const fetched = async (address: string) =>
  sharp(Buffer.from(await (await fetch(new URL(address, testServer.baseUrl))).arrayBuffer()));
const storage = async () => (await storedKeys(testServer)).length;

describe('an added picture', () => {
  test('keeps its transparency and its proportions, and has a small one for lists', async () => {
    const { data } = await chief.must(companyLogos.create, {
      files: image('Firmenlogo.png', await disc(2400, 960)),
    });
    expect(data).toMatchObject({
      name: 'Firmenlogo',
      size: 18,
      margin: 2.5,
      is_default: 0,
      cars_count: 0,
      version: 1,
    });
    const whole = await (await fetched(data.url)).metadata();
    expect(whole).toMatchObject({ format: 'png', hasAlpha: true, width: 1200, height: 480 });
    expect(await (await fetched(data.preview_url)).metadata()).toMatchObject({
      format: 'png',
      hasAlpha: true,
      width: 480,
    });
  });

  test.each([
    ['jpeg', 'jpeg'],
    ['webp', 'jpeg'],
  ] as const)('may be a %s', async (sent, kept) => {
    const bytes = new Uint8Array(
      await sharp(await picture(800, 600))
        .toFormat(sent)
        .toBuffer(),
    );
    const { data } = await chief.must(companyBackgrounds.create, {
      fields: { name: sent },
      files: image(`a.${sent}`, bytes),
    });
    expect((await (await fetched(data.url)).metadata()).format).toBe(kept);
  });

  test('contains no data of the camera', async () => {
    const bytes = new Uint8Array(
      await sharp(await picture(400, 300))
        .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
        .jpeg()
        .toBuffer(),
    );
    const { data } = await chief.must(companyBackgrounds.create, {
      files: image('hof.jpg', bytes),
    });
    expect((await (await fetched(data.url)).metadata()).exif).toBeUndefined();
  });

  test('can be made the company’s default at once', async () => {
    const fields = { name: 'Hof', is_default: '1' };
    const { data } = await chief.must(companyBackgrounds.create, {
      fields,
      files: image('hof.jpg', await picture(800, 600)),
    });
    expect(data.is_default).toBe(1);
    expect(await settings()).toMatchObject({
      background_type: 'background',
      background_id: data.id,
    });
  });
});

describe('a file that cannot be a logo is refused with its reason, and nothing is stored', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } });
  const refused = async (name: string, bytes: Bytes, says: RegExp) => {
    const before = await storage();
    const answer = await chief.call(companyLogos.create, { files: image(name, bytes) });
    expect([413, 422]).toContain(answer.status);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['image']);
    expect(answer.failure.errors?.image?.join(' ')).toMatch(says);
    expect((await chief.must(companyLogos.list)).data).toEqual([]);
    expect(await storage()).toBe(before);
  };

  const says: Record<string, RegExp> = {
    'an SVG': /PNG, JPEG or WebP/,
    'an SVG named .jpg': /PNG, JPEG or WebP/,
    'a PNG of 256 megapixels': /40 megapixels/,
  };
  test.each(Object.entries(files))('%s', (title, file) =>
    refused(file.name, file.bytes, says[title] ?? file.says),
  );

  test('an SVG with a script', () =>
    refused(
      'a.svg',
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
      /PNG, JPEG/,
    ));

  test('a picture of 100 megapixels', async () =>
    refused(
      'a.png',
      new Uint8Array(await drawn(10_000, 10_000).png().toBuffer()),
      /40 megapixels/,
    ));

  test('an AVIF', async () =>
    refused('a.avif', new Uint8Array(await drawn(64, 64).avif().toBuffer()), /PNG, JPEG or WebP/));

  test('an animated WebP', async () => {
    const frames = await sharp(
      await sharp(await picture(40, 80))
        .raw()
        .toBuffer(),
      { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    await refused('a.webp', new Uint8Array(frames), /[Aa]nimated/);
  });

  test('no file, and an unknown part', async () => {
    expect(
      (await chief.call(companyLogos.create, { fields: { name: 'a' } })).failure.errors,
    ).toMatchObject({ image: [/./] });
    const answer = await chief.call(companyLogos.create, {
      files: { picture: { name: 'a.png', bytes: await disc() } },
    });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['picture']);
  });

  test('a name with HTML is refused as the only error, in the language of the request', async () => {
    const answer = await chief.call(companyLogos.create, {
      fields: { name: '<b>Logo</b>' },
      files: image('a.png', await disc()),
      headers: { 'accept-language': 'de' },
    });
    expect(answer.failure.errors).toEqual({ name: ['Bitte kein HTML'] });
  });
});

describe('the use of a picture', () => {
  test('is shown before it is deleted; what used it changes back to the default', async () => {
    await jobsDone(testServer, 'remove-files');
    const before = await storedKeys(testServer);
    const { id } = await addBackground();
    expect(await storedKeys(testServer)).toHaveLength(before.length + 2);
    const one = await newCar(chief, {
      settings: { background_type: 'background', background_id: id },
    });
    await newCar(chief, { settings: { background_id: id } });
    await chief.must(companyBackgrounds.makeDefault, { params: { id } });
    expect((await chief.must(companyBackgrounds.one, { params: { id } })).data).toMatchObject({
      cars_count: 2,
      is_default: 1,
    });
    expect((await chief.must(companyBackgrounds.list)).data[0]).toMatchObject({
      cars_count: 2,
      is_default: 1,
    });

    await chief.must(companyBackgrounds.remove, { query: { background: id } });
    expect(await settings()).toMatchObject({ background_type: 'photo_box', background_id: null });
    const { data } = await chief.must(cars.one, { params: { id: one.id } });
    expect(data.own_settings).toMatchObject({ background_type: null, background_id: null });
    expect((await chief.must(companyBackgrounds.list)).data).toEqual([]);
    await jobsDone(testServer, 'remove-files');
    expect((await storedKeys(testServer)).sort()).toEqual(before.sort());
  });

  test('counts only the company’s own vehicles, also for pictures from the operator', async () => {
    const { rows } = await testServer.db.systemQuery(
      `insert into logos (name, key, preview_key) values ('Für alle', 'logo-offered-1', 'logo-offered-2') returning id`,
    );
    const logo_id = Number(rows[0]?.id);
    await newCar(await testServer.as('suedChief'), { settings: { logo_id } });
    await newCar(chief, { settings: { logo_id } });
    expect((await chief.must(companyLogos.one, { params: { id: logo_id } })).data).toMatchObject({
      company_id: null,
      cars_count: 1,
    });
    // It can be made the default, but only the operator changes it.
    expect(
      (await chief.must(companyLogos.makeDefault, { params: { id: logo_id } })).data.is_default,
    ).toBe(1);
    expect(
      (await chief.call(companyLogos.save, { params: { id: logo_id }, body: { name: 'Unser' } }))
        .status,
    ).toBe(404);
    expect((await chief.call(companyLogos.remove, { query: { background: logo_id } })).status).toBe(
      404,
    );
  });
});

test('employees see the company’s pictures and the operator’s, and no others', async () => {
  await addBackground('Unser Hof');
  const sued = await testServer.as('suedChief');
  await sued.must(companyBackgrounds.create, {
    fields: { name: 'Fremder Hof' },
    files: image('a.jpg', await picture()),
  });
  await testServer.db.systemQuery(
    `insert into backgrounds (name, key, preview_key) values ('Halle', 'hall-key-1', 'hall-key-2')`,
  );
  expect((await employee.must(backgrounds.list)).data.map(({ name }) => name)).toEqual([
    'Halle',
    'Unser Hof',
  ]);
});

test('if two users rename at once, the second gets a conflict, and nothing of the first is lost', async () => {
  const { id } = await addLogo();
  const save = (name: string, size: number) =>
    chief.call(companyLogos.save, { params: { id }, body: { name, size, version: 1 } });
  expect((await save('Erster', 30)).ok.data).toMatchObject({
    name: 'Erster',
    size: 30,
    version: 2,
  });
  expect((await save('Zweiter', 10)).status).toBe(409);
  expect((await chief.must(companyLogos.one, { params: { id } })).data).toMatchObject({
    name: 'Erster',
    size: 30,
  });
});

test('a logo’s size and margin have limits', async () => {
  const { id } = await addLogo();
  for (const body of [{ size: 4 }, { size: 41 }, { size: 12.5 }, { margin: -1 }, { margin: 16 }]) {
    const answer = await chief.call(companyLogos.save, { params: { id }, body });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(Object.keys(body));
  }
  expect(
    (await chief.must(companyLogos.save, { params: { id }, body: { margin: 0.5 } })).data.margin,
  ).toBe(0.5);
});

test('the operator manages a company’s pictures as its manager does', async () => {
  const company = testServer.testData.companies.nord;
  const { data } = await operator.must(adminCompanyLogos.create, {
    params: { company },
    files: image('neu.png', await disc()),
  });
  expect((await chief.must(companyLogos.list)).data).toMatchObject([
    { id: data.id, company_id: company, name: 'neu' },
  ]);
  const elsewhere = { company: testServer.testData.companies.sued, id: data.id };
  expect((await operator.call(adminCompanyLogos.remove, { params: elsewhere })).status).toBe(404);
  await operator.must(adminCompanyLogos.remove, { params: { company, id: data.id } });
  expect((await chief.must(companyLogos.list)).data).toEqual([]);
  const nowhere = await operator.call(adminCompanyLogos.create, {
    params: { company: 999_999 },
    files: image('a.png', await disc()),
  });
  expect(nowhere.status).toBe(404);
});

test('a list can be searched, sorted and paged', async () => {
  for (const name of ['Winter', 'Sommer', 'Herbst']) {
    await chief.must(companyBanners.create, {
      fields: { name },
      files: image('a.png', await disc(1600, 150)),
    });
  }
  const names = async (query: Record<string, string | number>) =>
    (await chief.must(companyBanners.list, { query })).data.map(({ name }) => name);
  expect(await names({})).toEqual(['Herbst', 'Sommer', 'Winter']);
  expect(await names({ q: 'MM' })).toEqual(['Sommer']);
  expect(await names({ sort: 'created_at', order: 'ASC', per_page: 2 })).toEqual([
    'Winter',
    'Sommer',
  ]);
});

test('a logo that is deleted while it becomes the default is not found', async () => {
  const { id } = await addLogo();
  const { db } = testServer;
  const begin = db.as.bind(db);
  // after the call has found the logo, before its transaction
  const held = vi.spyOn(db, 'as').mockImplementationOnce(async (scope, work) => {
    await db.systemQuery('delete from logos where id = $1', [id]);
    return begin(scope, work);
  });
  const { status } = await chief.call(companyLogos.makeDefault, { params: { id } });
  held.mockRestore();
  expect(status).toBe(404);
});
