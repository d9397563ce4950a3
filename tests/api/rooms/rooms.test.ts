import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { settings } from '../../../contract/looks/settingsCalls.ts';
import { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import {
  adminCompanyRooms,
  adminRooms,
  companyRooms,
  rooms,
} from '../../../contract/rooms/calls.ts';
import {
  adminCompanyRoomComponents,
  adminRoomComponents,
  companyRoomComponents,
} from '../../../contract/rooms/componentCalls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar } from '../setup/dealer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { readZip } from '../setup/readZip.ts';
import { storedKeys, unreferencedFiles } from '../setup/storedFiles.ts';
import type { CompanyName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer();
  [operator, chief, employee] = [
    await testServer.as('operator'),
    await testServer.as('chief'),
    await testServer.as('employee'),
  ];
  for (const company of ['nord', 'west', 'sued', null] as const)
    await addRoom(`Room of ${company}`, company);
});
afterAll(() => testServer.close());

const addRoom = async (name: string, company: CompanyName | null): Promise<number> => {
  const owner = company && testServer.testData.companies[company];
  const { rows } = await testServer.db.systemQuery(
    `with parts as (
       insert into room_components (company_id, kind, name) values ($1, 'wall', 'White bricks'), ($1, 'floor', 'Oak') returning id, kind
     )
     insert into rooms (company_id, name, wall_id, floor_id)
     select $1, $2, (select id from parts where kind = 'wall'), (select id from parts where kind = 'floor') returning id`,
    [owner, name],
  );
  return Number(rows[0]?.id);
};
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const ofCompany = async (company: CompanyName) =>
  names(
    await operator.must(adminCompanyRooms.list, {
      params: { company: testServer.testData.companies[company] },
    }),
  );

test('a company can choose from its own rooms and the operator’s', async () => {
  const own = ['Room of nord', 'Room of null'];
  expect(names(await chief.must(companyRooms.list))).toEqual(own);
  expect(names(await employee.must(rooms.list))).toEqual(own);
  const [first] = (await chief.must(companyRooms.list)).data;
  expect(first).toMatchObject({
    company_id: testServer.testData.companies.nord,
    wall_name: 'White bricks',
    floor_name: 'Oak',
    preview_url: null,
  });
});

test('the operator sees all rooms, and each company’s own', async () => {
  expect(names(await operator.must(rooms.list))).toEqual([
    'Room of nord',
    'Room of null',
    'Room of sued',
    'Room of west',
  ]);
  expect(await ofCompany('west')).toEqual(['Room of west']);
});

test('vehicles in a deleted room change back to the photo box', async () => {
  const id = await addRoom('Short-lived', 'nord');
  expect(await ofCompany('nord')).toEqual(['Room of nord', 'Short-lived']);
  const { nord } = testServer.testData.companies;
  const car = await newCar(chief);
  await testServer.db.systemQuery(
    `update cars set background_type = 'room', room_id = $1 where id = $2`,
    [id, car.id],
  );
  await testServer.db.systemQuery(
    `update companies set background_type = 'room', room_id = $1 where id = $2`,
    [id, nord],
  );

  await operator.must(adminCompanyRooms.remove, { params: { company: nord, id } });
  expect(await ofCompany('nord')).toEqual(['Room of nord']);
  expect((await chief.must(session.me)).account.settings).toMatchObject({
    background_type: 'photo_box',
    room_id: null,
  });
  const { data } = await operator.must(adminCars.one, { params: { id: car.id } });
  expect(data.own_settings).toMatchObject({ background_type: null, room_id: null });
});

test('a room is not deleted through another company', async () => {
  const id = await addRoom('Kept', 'sued');
  expect(
    (
      await operator.call(adminCompanyRooms.remove, {
        params: { company: testServer.testData.companies.nord, id },
      })
    ).status,
  ).toBe(404);
  expect(await ofCompany('sued')).toEqual(['Kept', 'Room of sued']);
});

test('a picture stays as long as something uses it, and is deleted with the last room that does', async () => {
  const { sued } = testServer.testData.companies;
  const both = [await addRoom('Twin 1', 'sued'), await addRoom('Twin 2', 'sued')];
  const files = { image: { name: 'a.jpg', bytes: await picture() } };
  const offer = await operator.must(adminSpecialOffers.create, {
    fields: { title: 'A picture' },
    files,
  });
  const { rows } = await testServer.db.systemQuery(
    'update rooms set preview_key = (select image_key from special_offers where id = $1) where id = any ($2) returning preview_key',
    [offer.id, both],
  );
  const key = String(rows[0]?.preview_key);
  const [first = 0, second = 0] = both;

  await operator.must(adminSpecialOffers.remove, { params: { id: offer.id } });
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: first } });
  await jobsDone(testServer, 'remove-files');
  expect(await storedKeys(testServer)).toContain(key);
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: second } });
  await jobsDone(testServer, 'remove-files');
  expect(await storedKeys(testServer)).not.toContain(key);
});

describe('walls and floors', () => {
  const codes = async () =>
    new Map(
      (await testServer.db.systemQuery('select id, code from preset_items')).rows.map(
        ({ id, code }) => [String(code), Number(id)],
      ),
    );
  const coloured = async (colour: string) => ({
    name: 'a.jpg',
    bytes: new Uint8Array(
      await sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    ),
  });
  const pictures = async (colours: Record<string, string>) => {
    const ids = await codes();
    return Object.fromEntries(
      await Promise.all(
        Object.entries(colours).map(async ([code, colour]) => [
          `image[angle_${ids.get(code)}]`,
          await coloured(colour),
        ]),
      ),
    );
  };
  const addWall = async (name: string, colours: Record<string, string>) =>
    (
      await chief.must(companyRoomComponents.createWall, {
        fields: { name },
        files: await pictures(colours),
      })
    ).data;
  const addFloor = async (name: string, colours: Record<string, string>) =>
    (
      await chief.must(companyRoomComponents.createFloor, {
        fields: { name },
        files: await pictures(colours),
      })
    ).data;
  /** Returns colours, in steps of 64, of the wall at the top and the floor at the bottom left, of the sample in the room. */
  const seen = async (look: object, code: string) => {
    const angle = (await codes()).get(code) ?? 0;
    const { data } = await chief.must(settings.preview, {
      body: { car: null, angles: [angle], ...look } as never,
    }); // both ways of naming a room
    const image = sharp(Buffer.from(data[0]?.image.split(',')[1] ?? '', 'base64'));
    const { data: bytes, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) =>
      [...bytes.subarray(y * info.width * 3, y * info.width * 3 + 3)].map((value) =>
        Math.round(value / 64),
      );
    return { wall: at(4), floor: at(info.height - 5) };
  };
  const RED = [4, 0, 0];
  const BLUE = [0, 0, 4];
  const LIME = [0, 4, 0];

  test('have a picture per view, report missing ones, and use the nearest instead', async () => {
    const wall = await addWall('Ziegel', { 'front-left': '#ff0000', rear: '#00ff00' });
    expect(wall).toMatchObject({ kind: 'wall', name: 'Ziegel', rooms_count: 0, version: 1 });
    expect(wall.images).toHaveLength(2);
    expect(
      (await fetch(new URL(wall.images[0]?.preview_url ?? '', testServer.baseUrl))).status,
    ).toBe(200);
    const ids = await codes();
    expect(wall.missing).toContainEqual({
      angle_id: ids.get('front'),
      from: ids.get('front-left'),
    });
    expect(wall.missing).toContainEqual({ angle_id: ids.get('rear-low'), from: ids.get('rear') });
    expect(wall.missing.map(({ angle_id }) => angle_id)).not.toContain(ids.get('rear'));

    const floor = await addFloor('Eiche', { front: '#0000ff' });
    const composing = { look: { background_type: 'room' }, wall_id: wall.id, floor_id: floor.id };
    expect(await seen(composing, 'front-left')).toEqual({ wall: RED, floor: BLUE });
    expect(await seen(composing, 'left')).toEqual({ wall: RED, floor: BLUE });
    expect(await seen(composing, 'rear')).toEqual({ wall: LIME, floor: BLUE });
  });

  test('make rooms, which get a preview, can be chosen by vehicles and are drawn again when a picture changes', async () => {
    const wall = await addWall('Rot', { front: '#ff0000' });
    const floor = await addFloor('Blau', { front: '#0000ff' });
    const { data: room } = await chief.must(companyRooms.create, {
      body: { name: 'Bunt', wall_id: wall.id, floor_id: floor.id },
    });
    expect(room).toMatchObject({
      name: 'Bunt',
      wall_name: 'Rot',
      floor_name: 'Blau',
      is_default: 0,
      cars_count: 0,
    });
    expect((await fetch(new URL(room.preview_url ?? '', testServer.baseUrl))).status).toBe(200);
    await newCar(chief, { settings: { background_type: 'room', room_id: room.id } });
    expect(await seen({ look: { background_type: 'room', room_id: room.id } }, 'front')).toEqual({
      wall: RED,
      floor: BLUE,
    });

    const files = await pictures({ front: '#00ff00' });
    const { data: changed } = await chief.must(companyRoomComponents.addImages, {
      params: { id: wall.id },
      files,
    });
    expect(changed.images).toHaveLength(1);
    expect(await seen({ look: { background_type: 'room', room_id: room.id } }, 'front')).toEqual({
      wall: LIME,
      floor: BLUE,
    });
    const now = (await chief.must(companyRooms.makeDefault, { params: { id: room.id } })).data;
    expect(now).toMatchObject({ is_default: 1, cars_count: 1 });
    expect(now.preview_url).not.toBe(room.preview_url);

    // A wall in use stays; afterwards nothing of it is left.
    expect(
      (await chief.call(companyRoomComponents.remove, { params: { id: wall.id } })).status,
    ).toBe(409);
    await chief.must(companyRooms.remove, { params: { id: room.id } });
    expect((await chief.must(session.me)).account.settings).toMatchObject({
      background_type: 'photo_box',
      room_id: null,
    });
    for (const id of [wall.id, floor.id])
      await chief.must(companyRoomComponents.remove, { params: { id } });
  });

  test('leave no unused file', async () => {
    // Those of the operator and those in use are refused.
    for (const { id } of (await chief.must(companyRoomComponents.list)).data)
      await chief.call(companyRoomComponents.remove, { params: { id } });
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('are downloaded as a ZIP of their pictures', async () => {
    const wall = await addWall('Zum Mitnehmen', { front: '#ff0000', left: '#00ff00' });
    const answer = await chief.call(companyRoomComponents.downloadWall, {
      params: { id: wall.id },
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(readZip(Buffer.from(answer.text, 'latin1')).map(({ name }) => name)).toEqual([
      'front.jpg',
      'left.jpg',
    ]);
    expect(
      (await chief.call(companyRoomComponents.downloadFloor, { params: { id: wall.id } })).status,
    ).toBe(404);
  });

  test('are refused with all errors at once, and nothing is stored', async () => {
    const ids = await codes();
    const before = (await storedKeys(testServer)).length;
    const text = { name: 'a.jpg', bytes: new TextEncoder().encode('no picture') };
    const files = {
      [`image[angle_${ids.get('front')}]`]: text,
      [`image[angle_${ids.get('left')}]`]: await coloured('#ff0000'),
      [`image[angle_${ids.get('dashboard')}]`]: await coloured('#ff0000'),
    };
    const answer = await chief.call(companyRoomComponents.createWall, {
      fields: { name: 'Falsch' },
      files,
    });
    expect(Object.keys(answer.failure.errors ?? {}).sort()).toEqual(
      [`image[angle_${ids.get('front')}]`, `image[angle_${ids.get('dashboard')}]`].sort(),
    );
    const faults = async (sent: object) =>
      Object.keys((await chief.call(companyRoomComponents.createFloor, sent)).failure.errors ?? {});
    expect(await faults({ fields: { name: 'Leer' }, files: {} })).toEqual(['image']);
    expect(await faults({ fields: { name: 'Leer' }, files: { image: text } })).toEqual(['image']);
    expect(await faults({ fields: {}, files: await pictures({ front: '#ff0000' }) })).toEqual([
      'name',
    ]);
    expect((await storedKeys(testServer)).length).toBe(before);
  });

  test('of other companies, or of the wrong kind, cannot be used', async () => {
    const sued = await testServer.as('suedChief');
    const { data: foreign } = await sued.must(companyRoomComponents.createWall, {
      fields: { name: 'Fremd' },
      files: await pictures({ front: '#ff0000' }),
    });
    const floor = await addFloor('Boden', { front: '#0000ff' });
    const faults = async (body: Record<string, unknown>) =>
      Object.keys(
        (await chief.call(companyRooms.create, { body: { name: 'Raum', ...body } })).failure
          .errors ?? {},
      );
    expect(await faults({ wall_id: foreign.id, floor_id: floor.id })).toEqual(['wall_id']);
    expect(await faults({ wall_id: floor.id, floor_id: floor.id })).toEqual(['wall_id']);
    expect(
      (
        await chief.call(companyRoomComponents.save, {
          params: { id: foreign.id },
          body: { name: 'Unser' },
        })
      ).status,
    ).toBe(404);
  });

  test('of the operator, and rooms of them, can be chosen by everyone', async () => {
    const files = await pictures({ front: '#ff0000' });
    const { data: wall } = await operator.must(adminRoomComponents.createWall, {
      fields: { name: 'Für alle' },
      files,
    });
    const { data: floor } = await operator.must(adminRoomComponents.createFloor, {
      fields: { name: 'Für alle' },
      files,
    });
    await operator.must(adminRooms.create, {
      body: { name: 'Halle', wall_id: wall.id, floor_id: floor.id },
    });
    expect(names(await chief.must(companyRooms.list))).toContain('Halle');
    expect(names(await (await testServer.as('suedEmployee')).must(rooms.list))).toContain('Halle');
    const { data: own } = await chief.must(companyRooms.create, {
      body: { name: 'Eigene', wall_id: wall.id, floor_id: floor.id },
    });
    const saved = await chief.call(companyRooms.save, {
      params: { id: own.id },
      body: { name: 'Unsere', version: 1 },
    });
    expect(saved.ok.data).toMatchObject({ name: 'Unsere', version: 2 });
    expect(
      (
        await chief.call(companyRooms.save, {
          params: { id: own.id },
          body: { name: 'Andere', version: 1 },
        })
      ).status,
    ).toBe(409);
  });

  /** Returns unusable pictures, each with its message. */
  const badPictures = async (): Promise<
    Record<string, { name: string; bytes: Uint8Array<ArrayBuffer>; says: RegExp }>
  > => {
    const drawn = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } });
    const frames = { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } } as const;
    const still = await sharp(await picture(40, 80))
      .raw()
      .toBuffer();
    const moving = await sharp(still, frames)
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    return {
      front: {
        name: 'a.png',
        bytes: new Uint8Array(await drawn(10_000).png().toBuffer()),
        says: /40 megapixels/,
      },
      left: { name: 'a.webp', bytes: new Uint8Array(moving), says: /[Aa]nimated/ },
      right: { name: 'a.svg', bytes: new TextEncoder().encode(script), says: /PNG, JPEG or WebP/ },
      rear: {
        name: 'a.png',
        bytes: new TextEncoder().encode('a shopping list'),
        says: /not an image/,
      },
    };
  };

  test('report at each view what is wrong with its picture; the others are saved if sent alone, and no unused file is left', async () => {
    await jobsDone(testServer, 'remove-files');
    const before = await storedKeys(testServer);
    const ids = await codes();
    const bad = await badPictures();
    const good = await pictures({ 'front-left': '#ff0000', 'rear-right': '#00ff00' });
    const part = (code: string) => `image[angle_${ids.get(code)}]`;
    const files = {
      ...good,
      ...Object.fromEntries(Object.entries(bad).map(([code, file]) => [part(code), file])),
    };

    const answer = await chief.call(companyRoomComponents.createWall, {
      fields: { name: 'Halb gut' },
      files,
    });
    expect(answer.status).toBe(422);
    const errors = answer.failure.errors ?? {};
    expect(Object.keys(errors).sort()).toEqual(Object.keys(bad).map(part).sort());
    for (const [code, { says }] of Object.entries(bad))
      expect(errors[part(code)]?.join(' '), code).toMatch(says);
    expect(await storedKeys(testServer)).toEqual(before);

    const { data: wall } = await chief.must(companyRoomComponents.createWall, {
      fields: { name: 'Halb gut' },
      files: good,
    });
    expect(wall.images.map(({ angle_id }) => angle_id).sort()).toEqual(
      [ids.get('front-left'), ids.get('rear-right')].sort(),
    );
    // A picture and its small copy for each view.
    expect(await storedKeys(testServer)).toHaveLength(before.length + 4);
    await chief.must(companyRoomComponents.remove, { params: { id: wall.id } });
    await jobsDone(testServer, 'remove-files');
    expect((await storedKeys(testServer)).sort()).toEqual(before.sort());
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('are not changed over another user’s change, and the picture that came too late is not stored', async () => {
    const ids = await codes();
    const wall = await addWall('Zu zweit', { front: '#ff0000', left: '#00ff00' });
    const id = { params: { id: wall.id } };
    const { version } = wall;
    const mine = await pictures({ rear: '#0000ff' });
    await chief.must(companyRoomComponents.addImages, { ...id, fields: { version }, files: mine });
    await jobsDone(testServer, 'remove-files');
    const before = await storedKeys(testServer);

    const late = await chief.call(companyRoomComponents.addImages, {
      ...id,
      fields: { version },
      files: await pictures({ rear: '#00ff00' }),
    });
    expect([late.status, late.failure.message]).toEqual([
      409,
      expect.stringContaining('Someone else'),
    ]);
    const front = { id: wall.id, angle: ids.get('front') ?? 0 };
    expect(
      (await chief.call(companyRoomComponents.removeImage, { params: front, query: { version } }))
        .status,
    ).toBe(409);
    expect(
      (await chief.call(companyRoomComponents.save, { ...id, body: { name: 'Spät', version } }))
        .status,
    ).toBe(409);

    // Both at the same moment: one of them gets a conflict, and only the other's picture stays.
    const now = version + 1;
    const both = await Promise.all(
      ['#111111', '#222222'].map(async (colour) =>
        chief.call(companyRoomComponents.addImages, {
          ...id,
          fields: { version: now },
          files: await pictures({ rear: colour }),
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await jobsDone(testServer, 'remove-files');
    expect(await storedKeys(testServer)).toHaveLength(before.length);
    expect(await unreferencedFiles(testServer)).toEqual([]);
    expect((await chief.must(companyRoomComponents.one, id)).data).toMatchObject({
      name: 'Zu zweit',
      version: now + 1,
    });
  });

  test('can lose a view’s picture: the nearest one replaces it, and without any, the Photo Box does', async () => {
    const ids = await codes();
    const wall = await addWall('Weniger', { front: '#ff0000', rear: '#00ff00' });
    const floor = await addFloor('Darunter', { front: '#0000ff' });
    const { data: room } = await chief.must(companyRooms.create, {
      body: { name: 'Raum', wall_id: wall.id, floor_id: floor.id },
    });
    const take = (code: string) =>
      chief.call(companyRoomComponents.removeImage, {
        params: { id: wall.id, angle: ids.get(code) ?? 0 },
      });
    const { data: less } = (await take('rear')).ok;
    expect(less).toMatchObject({
      version: wall.version + 1,
      images: [{ angle_id: ids.get('front') }],
    });
    expect(less.missing).toContainEqual({ angle_id: ids.get('rear'), from: ids.get('front') });
    expect(
      (await chief.must(companyRooms.one, { params: { id: room.id } })).data.preview_url,
    ).not.toBe(room.preview_url);
    expect((await take('rear')).status).toBe(404);
    const { data: none } = (await take('front')).ok;
    expect(none.images).toEqual([]);
    expect(new Set(none.missing.map(({ from }) => from))).toEqual(new Set([null]));
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('are previewed as a room in every view, with the view that each picture comes from', async () => {
    const ids = await codes();
    const wall = await addWall('Vorschau', { 'front-left': '#ff0000', rear: '#00ff00' });
    const floor = await addFloor('Vorschau', { front: '#0000ff' });
    const before = await testServer.db.systemQuery('select count(*) from rooms');
    const body = { wall_id: wall.id, floor_id: floor.id };
    const { data: views } = await chief.must(companyRooms.preview, { body });
    expect(views).toHaveLength(wall.images.length + wall.missing.length);
    expect(views).toContainEqual(
      expect.objectContaining({
        angle_id: ids.get('rear-low'),
        wall_from: ids.get('rear'),
        floor_from: ids.get('front'),
      }),
    );
    const pixels = async (image = '') => {
      const { data, info } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const corner = (y: number) =>
        [...data.subarray(y * info.width * 3, y * info.width * 3 + 3)].map((value) =>
          Math.round(value / 64),
        );
      return { width: info.width, wall: corner(2), floor: corner(info.height - 3) };
    };
    const rear = views.find(({ angle_id }) => angle_id === ids.get('rear'));
    expect(await pixels(rear?.image)).toEqual({ width: 320, wall: LIME, floor: BLUE });
    const { data: close } = await chief.must(companyRooms.preview, {
      body: { ...body, angles: [ids.get('left') ?? 0] },
    });
    expect(await pixels(close[0]?.image)).toEqual({ width: 640, wall: RED, floor: BLUE });
    const light = { side: 100, softness: 0, warmth: 0 };
    const { data: lit } = await chief.must(companyRooms.preview, {
      body: { ...body, light, angles: [ids.get('left') ?? 0] },
    });
    expect(lit[0]?.image).not.toBe(close[0]?.image);
    const { data: bare } = await chief.must(companyRooms.preview, {
      body: { floor_id: floor.id, angles: [ids.get('left') ?? 0] },
    });
    expect(bare[0]).toMatchObject({ wall_from: null, floor_from: ids.get('front') });
    expect((await testServer.db.systemQuery('select count(*) from rooms')).rows).toEqual(
      before.rows,
    );

    const refused = await chief.call(companyRooms.preview, { body: { wall_id: floor.id } });
    expect(Object.keys(refused.failure.errors ?? {})).toEqual(['wall_id']);
    const inside = await chief.call(companyRooms.preview, {
      body: { ...body, angles: [ids.get('dashboard')] },
    });
    expect(Object.keys(inside.failure.errors ?? {})).toEqual(['angles']);
    const sued = await testServer.as('suedChief');
    expect((await sued.call(companyRooms.preview, { body })).status).toBe(422);
  });

  test('of one company can be managed by the operator, and are not visible to others', async () => {
    const params = { company: testServer.testData.companies.nord };
    const { data: wall } = await operator.must(adminCompanyRoomComponents.createWall, {
      params,
      fields: { name: 'Nur für Nord' },
      files: await pictures({ front: '#ff0000' }),
    });
    const { data: floor } = await operator.must(adminCompanyRoomComponents.createFloor, {
      params,
      fields: { name: 'Nur für Nord' },
      files: await pictures({ front: '#0000ff' }),
    });
    const body = { name: 'Nords Halle', wall_id: wall.id, floor_id: floor.id };
    expect(
      (
        await operator.must(adminCompanyRooms.preview, {
          params,
          body: { wall_id: wall.id, floor_id: floor.id },
        })
      ).data,
    ).not.toEqual([]);
    const { data: room } = await operator.must(adminCompanyRooms.create, { params, body });
    expect(names(await chief.must(companyRooms.list))).toContain('Nords Halle');
    expect(names(await (await testServer.as('suedChief')).must(companyRooms.list))).not.toContain(
      'Nords Halle',
    );
    // Rooms that the operator offers to everyone cannot use one company's components.
    const faults = (await operator.call(adminRooms.create, { body })).failure.errors ?? {};
    expect(Object.keys(faults)).toEqual(['wall_id']);
    await operator.must(adminCompanyRooms.remove, { params: { ...params, id: room.id } });
    expect(names(await chief.must(companyRooms.list))).not.toContain('Nords Halle');
  });
});
