import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCars } from '../../contract/calls/adminCars.ts';
import { adminSpecialOffers } from '../../contract/calls/adminSpecialOffers.ts';
import { adminRoomComponents, companyRoomComponents } from '../../contract/calls/roomComponents.ts';
import { adminCompanyRooms, adminRooms, companyRooms, rooms } from '../../contract/calls/rooms.ts';
import { session } from '../../contract/calls/session.ts';
import { settings } from '../../contract/calls/settings.ts';
import type { Client } from './house/client.ts';
import { newCar } from './house/dealer.ts';
import { type House, openHouse } from './house/house.ts';
import { jobsDone } from './house/jobs.ts';
import { picture } from './house/pictures.ts';
import { readZip } from './house/readZip.ts';
import { orphans, storedKeys } from './house/storedFiles.ts';
import type { CompanyName } from './house/town.ts';

let house: House;
let operator: Client;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  house = await openHouse();
  [operator, chief, employee] = [await house.as('operator'), await house.as('chief'), await house.as('employee')];
  for (const company of ['nord', 'west', 'sued', null] as const) await addRoom(`Room of ${company}`, company);
});
afterAll(() => house.close());

const addRoom = async (name: string, company: CompanyName | null): Promise<number> => {
  const owner = company && house.town.companies[company];
  const { rows } = await house.db.systemQuery(
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
  names(await operator.must(adminCompanyRooms.list, { params: { company: house.town.companies[company] } }));

test('a company chooses from its own rooms and the operator’s', async () => {
  const own = ['Room of nord', 'Room of null'];
  expect(names(await chief.must(companyRooms.list))).toEqual(own);
  expect(names(await employee.must(rooms.list))).toEqual(own);
  const [first] = (await chief.must(companyRooms.list)).data;
  expect(first).toMatchObject({ company_id: house.town.companies.nord, wall_name: 'White bricks', floor_name: 'Oak', preview_url: null });
});

test('the operator sees all rooms, and each company’s own', async () => {
  expect(names(await operator.must(rooms.list))).toEqual(['Room of nord', 'Room of null', 'Room of sued', 'Room of west']);
  expect(await ofCompany('west')).toEqual(['Room of west']);
});

test('what stood in a deleted room stands in the photo box again', async () => {
  const id = await addRoom('Short-lived', 'nord');
  expect(await ofCompany('nord')).toEqual(['Room of nord', 'Short-lived']);
  const { nord } = house.town.companies;
  const car = await newCar(chief);
  await house.db.systemQuery(`update cars set background_type = 'room', room_id = $1 where id = $2`, [id, car.id]);
  await house.db.systemQuery(`update companies set background_type = 'room', room_id = $1 where id = $2`, [id, nord]);

  await operator.must(adminCompanyRooms.remove, { params: { company: nord, id } });
  expect(await ofCompany('nord')).toEqual(['Room of nord']);
  expect((await chief.must(session.me)).account.settings).toMatchObject({ background_type: 'photo_box', room_id: null });
  const { data } = await operator.must(adminCars.one, { params: { id: car.id } });
  expect(data.own_settings).toMatchObject({ background_type: null, room_id: null });
});

test('a room is not deleted through another company', async () => {
  const id = await addRoom('Kept', 'sued');
  expect((await operator.call(adminCompanyRooms.remove, { params: { company: house.town.companies.nord, id } })).status).toBe(404);
  expect(await ofCompany('sued')).toEqual(['Kept', 'Room of sued']);
});

test('a picture stays as long as anything shows it, and goes with the last room that does', async () => {
  const { sued } = house.town.companies;
  const both = [await addRoom('Twin 1', 'sued'), await addRoom('Twin 2', 'sued')];
  const files = { image: { name: 'a.jpg', bytes: await picture() } };
  const offer = await operator.must(adminSpecialOffers.create, { fields: { title: 'A picture' }, files });
  const { rows } = await house.db.systemQuery(
    'update rooms set preview_key = (select image_key from special_offers where id = $1) where id = any ($2) returning preview_key',
    [offer.id, both],
  );
  const key = String(rows[0]?.preview_key);
  const [first = 0, second = 0] = both;

  await operator.must(adminSpecialOffers.remove, { params: { id: offer.id } });
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: first } });
  await jobsDone(house, 'remove-files');
  expect(await storedKeys(house)).toContain(key);
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: second } });
  await jobsDone(house, 'remove-files');
  expect(await storedKeys(house)).not.toContain(key);
});

describe('walls and floors', () => {
  const codes = async () =>
    new Map((await house.db.systemQuery('select id, code from preset_items')).rows.map(({ id, code }) => [String(code), Number(id)]));
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
      await Promise.all(Object.entries(colours).map(async ([code, colour]) => [`image[angle_${ids.get(code)}]`, await coloured(colour)])),
    );
  };
  const addWall = async (name: string, colours: Record<string, string>) =>
    (await chief.must(companyRoomComponents.createWall, { fields: { name }, files: await pictures(colours) })).data;
  const addFloor = async (name: string, colours: Record<string, string>) =>
    (await chief.must(companyRoomComponents.createFloor, { fields: { name }, files: await pictures(colours) })).data;
  /** Colours, in steps of 64, of the wall at the top and the floor at the bottom left, of the sample in the room. */
  const seen = async (look: object, code: string) => {
    const angle = (await codes()).get(code) ?? 0;
    const { data } = await chief.must(settings.preview, { body: { car: null, angles: [angle], ...look } as never }); // both ways of naming a room
    const image = sharp(Buffer.from(data[0]?.image.split(',')[1] ?? '', 'base64'));
    const { data: bytes, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...bytes.subarray(y * info.width * 3, y * info.width * 3 + 3)].map((value) => Math.round(value / 64));
    return { wall: at(4), floor: at(info.height - 5) };
  };
  const RED = [4, 0, 0];
  const BLUE = [0, 0, 4];
  const LIME = [0, 4, 0];

  test('have a picture per view, say which are missing, and take the nearest instead', async () => {
    const wall = await addWall('Ziegel', { 'front-left': '#ff0000', rear: '#00ff00' });
    expect(wall).toMatchObject({ kind: 'wall', name: 'Ziegel', rooms_count: 0, version: 1 });
    expect(wall.images).toHaveLength(2);
    expect((await fetch(new URL(wall.images[0]?.preview_url ?? '', house.baseUrl))).status).toBe(200);
    const ids = await codes();
    expect(wall.missing).toContainEqual({ angle_id: ids.get('front'), from: ids.get('front-left') });
    expect(wall.missing).toContainEqual({ angle_id: ids.get('rear-low'), from: ids.get('rear') });
    expect(wall.missing.map(({ angle_id }) => angle_id)).not.toContain(ids.get('rear'));

    const floor = await addFloor('Eiche', { front: '#0000ff' });
    const composing = { look: { background_type: 'room' }, wall_id: wall.id, floor_id: floor.id };
    expect(await seen(composing, 'front-left')).toEqual({ wall: RED, floor: BLUE });
    expect(await seen(composing, 'left')).toEqual({ wall: RED, floor: BLUE });
    expect(await seen(composing, 'rear')).toEqual({ wall: LIME, floor: BLUE });
  });

  test('make rooms, which are drawn small, chosen by vehicles and drawn anew when a picture changes', async () => {
    const wall = await addWall('Rot', { front: '#ff0000' });
    const floor = await addFloor('Blau', { front: '#0000ff' });
    const { data: room } = await chief.must(companyRooms.create, { body: { name: 'Bunt', wall_id: wall.id, floor_id: floor.id } });
    expect(room).toMatchObject({ name: 'Bunt', wall_name: 'Rot', floor_name: 'Blau', is_default: 0, cars_count: 0 });
    expect((await fetch(new URL(room.preview_url ?? '', house.baseUrl))).status).toBe(200);
    await newCar(chief, { settings: { background_type: 'room', room_id: room.id } });
    expect(await seen({ look: { background_type: 'room', room_id: room.id } }, 'front')).toEqual({ wall: RED, floor: BLUE });

    const files = await pictures({ front: '#00ff00' });
    const { data: changed } = await chief.must(companyRoomComponents.addImages, { params: { id: wall.id }, files });
    expect(changed.images).toHaveLength(1);
    expect(await seen({ look: { background_type: 'room', room_id: room.id } }, 'front')).toEqual({ wall: LIME, floor: BLUE });
    const now = (await chief.must(companyRooms.makeDefault, { params: { id: room.id } })).data;
    expect(now).toMatchObject({ is_default: 1, cars_count: 1 });
    expect(now.preview_url).not.toBe(room.preview_url);

    // In use, a wall stays; afterwards nothing of it does.
    expect((await chief.call(companyRoomComponents.remove, { params: { id: wall.id } })).status).toBe(409);
    await chief.must(companyRooms.remove, { params: { id: room.id } });
    expect((await chief.must(session.me)).account.settings).toMatchObject({ background_type: 'photo_box', room_id: null });
    for (const id of [wall.id, floor.id]) await chief.must(companyRoomComponents.remove, { params: { id } });
  });

  test('leave no file behind', async () => {
    // Those of the operator and those in use are refused.
    for (const { id } of (await chief.must(companyRoomComponents.list)).data)
      await chief.call(companyRoomComponents.remove, { params: { id } });
    await jobsDone(house, 'remove-files');
    expect(await orphans(house)).toEqual([]);
  });

  test('are downloaded as a ZIP of their pictures', async () => {
    const wall = await addWall('Zum Mitnehmen', { front: '#ff0000', left: '#00ff00' });
    const answer = await chief.call(companyRoomComponents.downloadWall, { params: { id: wall.id } });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(readZip(Buffer.from(answer.text, 'latin1')).map(({ name }) => name)).toEqual(['front.jpg', 'left.jpg']);
    expect((await chief.call(companyRoomComponents.downloadFloor, { params: { id: wall.id } })).status).toBe(404);
  });

  test('are refused with everything that is wrong at once, and nothing is stored', async () => {
    const ids = await codes();
    const before = (await storedKeys(house)).length;
    const text = { name: 'a.jpg', bytes: new TextEncoder().encode('no picture') };
    const files = {
      [`image[angle_${ids.get('front')}]`]: text,
      [`image[angle_${ids.get('left')}]`]: await coloured('#ff0000'),
      [`image[angle_${ids.get('dashboard')}]`]: await coloured('#ff0000'),
    };
    const answer = await chief.call(companyRoomComponents.createWall, { fields: { name: 'Falsch' }, files });
    expect(Object.keys(answer.failure.errors ?? {}).sort()).toEqual(
      [`image[angle_${ids.get('front')}]`, `image[angle_${ids.get('dashboard')}]`].sort(),
    );
    const faults = async (sent: object) => Object.keys((await chief.call(companyRoomComponents.createFloor, sent)).failure.errors ?? {});
    expect(await faults({ fields: { name: 'Leer' }, files: {} })).toEqual(['image']);
    expect(await faults({ fields: { name: 'Leer' }, files: { image: text } })).toEqual(['image']);
    expect(await faults({ fields: {}, files: await pictures({ front: '#ff0000' }) })).toEqual(['name']);
    expect((await storedKeys(house)).length).toBe(before);
  });

  test('of others cannot be built with, nor the wrong kind', async () => {
    const sued = await house.as('suedChief');
    const { data: foreign } = await sued.must(companyRoomComponents.createWall, {
      fields: { name: 'Fremd' },
      files: await pictures({ front: '#ff0000' }),
    });
    const floor = await addFloor('Boden', { front: '#0000ff' });
    const faults = async (body: Record<string, unknown>) =>
      Object.keys((await chief.call(companyRooms.create, { body: { name: 'Raum', ...body } })).failure.errors ?? {});
    expect(await faults({ wall_id: foreign.id, floor_id: floor.id })).toEqual(['wall_id']);
    expect(await faults({ wall_id: floor.id, floor_id: floor.id })).toEqual(['wall_id']);
    expect((await chief.call(companyRoomComponents.save, { params: { id: foreign.id }, body: { name: 'Unser' } })).status).toBe(404);
  });

  test('of the operator, and rooms of them, are everyone’s to choose', async () => {
    const files = await pictures({ front: '#ff0000' });
    const { data: wall } = await operator.must(adminRoomComponents.createWall, { fields: { name: 'Für alle' }, files });
    const { data: floor } = await operator.must(adminRoomComponents.createFloor, { fields: { name: 'Für alle' }, files });
    await operator.must(adminRooms.create, { body: { name: 'Halle', wall_id: wall.id, floor_id: floor.id } });
    expect(names(await chief.must(companyRooms.list))).toContain('Halle');
    expect(names(await (await house.as('suedEmployee')).must(rooms.list))).toContain('Halle');
    const { data: own } = await chief.must(companyRooms.create, { body: { name: 'Eigene', wall_id: wall.id, floor_id: floor.id } });
    const saved = await chief.call(companyRooms.save, { params: { id: own.id }, body: { name: 'Unsere', version: 1 } });
    expect(saved.ok.data).toMatchObject({ name: 'Unsere', version: 2 });
    expect((await chief.call(companyRooms.save, { params: { id: own.id }, body: { name: 'Andere', version: 1 } })).status).toBe(409);
  });
});
