import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminCars } from '../../contract/calls/adminCars.ts';
import { adminSpecialOffers } from '../../contract/calls/adminSpecialOffers.ts';
import { adminCompanyRooms, companyRooms, rooms } from '../../contract/calls/rooms.ts';
import { session } from '../../contract/calls/session.ts';
import type { Client } from './house/client.ts';
import { newCar, until } from './house/dealer.ts';
import { type House, openHouse } from './house/house.ts';
import { picture } from './house/pictures.ts';
import { storedKeys } from './house/storedFiles.ts';
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
  /** Waits until whatever was to be removed has been looked at. */
  const settled = () =>
    until(
      () => house.db.systemQuery(`select 1 from jobs.job where name = 'remove-files' and state < 'completed' and start_after <= now()`),
      (waiting) => waiting.rows.length === 0,
    );
  const [first = 0, second = 0] = both;

  await operator.must(adminSpecialOffers.remove, { params: { id: offer.id } });
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: first } });
  await settled();
  expect(await storedKeys(house)).toContain(key);
  await operator.must(adminCompanyRooms.remove, { params: { company: sued, id: second } });
  await settled();
  expect(await storedKeys(house)).not.toContain(key);
});
