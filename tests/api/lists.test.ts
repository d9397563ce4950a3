import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { adminCars } from '../../contract/calls/adminCars.ts';
import { adminCompanies } from '../../contract/calls/adminCompanies.ts';
import { adminNotifications } from '../../contract/calls/adminNotifications.ts';
import { adminSpecialOffers } from '../../contract/calls/adminSpecialOffers.ts';
import { cars } from '../../contract/calls/cars.ts';
import { companyUsers } from '../../contract/calls/companyUsers.ts';
import { instructions } from '../../contract/calls/instructions.ts';
import { notifications } from '../../contract/calls/notifications.ts';
import { specialOffers } from '../../contract/calls/specialOffers.ts';
import { companyTokens } from '../../contract/calls/tokens.ts';
import { transactions } from '../../contract/calls/transactions.ts';
import { foldListChanges } from '../../server/services/lists/versions.ts';
import { type House, openHouse } from './house/house.ts';
import type { PersonName } from './house/town.ts';
import { addVehicles } from './listFixtures.ts';

// Lists answer what was read before, as long as nothing of it has changed, and never anything older.

let house: House;
/** Every page that is read out of the tables is read by this; asking for a version is not. */
let reads: MockInstance<House['db']['readTableAs']>;

beforeAll(async () => {
  house = await openHouse({ jobs: false });
  const { nord, west, sued } = house.town.companies;
  for (const company of [nord, west, sued]) await addVehicles(house.db, company, 5, company);
  await house.db.systemQuery(
    `insert into ledger_entries (company_id, type, amount, user_id) values ($1, 'credits_added', 7, $3), ($2, 'credits_added', 8, null)`,
    [nord, sued, house.town.people.chief],
  );
  await house.db.systemQuery("insert into special_offers (title, active) values ('Winterreifen', true)");
  await house.db.systemQuery("insert into notifications (text) values ('Wartung am Sonntag')");
  await house.db.systemQuery("insert into instructions (published, title_en, body_en) values (1, 'First steps', 'Press the button')");
  await house.db.systemQuery('update companies set are_offers_enabled = 1');
  await house.db.systemQuery("insert into tokens (company_id, name) values ($1, 'Pass')", [nord]);
  reads = vi.spyOn(house.db, 'readTableAs');
});
afterAll(() => house.close());

const ask = async (person: PersonName, call: Call) => (await house.as(person)).must(call);
/** How many times the tables are read while this is done. */
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  reads.mockClear();
  await work();
  return reads.mock.calls.length;
};

const rename = (company: 'nord' | 'sued', name: string) =>
  house.db.systemQuery('update cars set vehicle_name = $2 where company_id = $1', [house.town.companies[company], name]);

describe("one company's change", () => {
  test("leaves the other companies' pages as they were read, and shows to the operator at once", async () => {
    await ask('employee', cars.list);
    await ask('suedEmployee', cars.list);
    await ask('operator', adminCars.list);
    expect(await readsOf(() => ask('employee', cars.list))).toBe(0);

    await rename('sued', 'Neu in Südkreuz');
    expect(await readsOf(() => ask('employee', cars.list))).toBe(0);
    const [theirs] = (await (await house.as('suedEmployee')).must(cars.list)).data;
    expect(theirs?.vehicle_name).toBe('Neu in Südkreuz');
    const { data } = await (await house.as('operator')).must(adminCars.list, { query: { q: 'neu in südkreuz' } });
    expect(data.length).toBe(5);
    const names = (await (await house.as('operator')).must(adminCars.list)).data.map((row) => row.vehicle_name);
    expect(names).toContain('Neu in Südkreuz');
  });

  test("of a sub-company shows to the head of its parent, and leaves the parent's own list", async () => {
    const { west } = house.town.companies;
    await ask('employee', cars.list);
    await house.db.systemQuery('update cars set vin = $2 where company_id = $1', [west, 'WEST0000000000001']);
    expect(await readsOf(() => ask('employee', cars.list))).toBe(0);
    const { data } = await (await house.as('westEmployee')).must(cars.list);
    expect(data.map((row) => row.vin)).toEqual(Array(5).fill('WEST0000000000001'));
  });

  test('that is taken back is none', async () => {
    await ask('employee', cars.list);
    const attempt = house.db.asSystem(async (tx) => {
      await tx.execute('update cars set hp = 1');
      throw new Error('changed his mind');
    });
    await expect(attempt).rejects.toThrow('changed his mind');
    expect(await readsOf(() => ask('employee', cars.list))).toBe(0);
  });

  test('is not forgotten when changes are summed up, and summing up is none', async () => {
    await rename('nord', 'Vor der Summe');
    await ask('employee', cars.list);
    await foldListChanges(house.db);
    expect((await house.db.systemQuery('select 1 from list_changes')).rows).toEqual([]);
    expect(await readsOf(() => ask('employee', cars.list))).toBe(0);
    for (const name of ['Nach der Summe', 'Nach der nächsten', 'Nach der letzten']) {
      await rename('nord', name);
      await foldListChanges(house.db);
      expect((await (await house.as('employee')).must(cars.list)).data[0]?.vehicle_name).toBe(name);
    }
  });

  test('asked for by many at once is read once', async () => {
    await ask('employee', cars.list);
    await rename('nord', 'Ansturm');
    expect(await readsOf(() => Promise.all(Array.from({ length: 8 }, () => ask('employee', cars.list))))).toBe(1);
  });
});

describe('a list is never older than the last change of', () => {
  const nord = () => house.town.companies.nord;
  const changes: [what: string, PersonName, Call, statement: string, shows: string][] = [
    [
      "a company's title, among companies",
      'operator',
      adminCompanies.list,
      "update companies set title = 'Umfirmiert' where id = $1",
      'Umfirmiert',
    ],
    [
      "a chief's name, among companies",
      'operator',
      adminCompanies.list,
      "update users set name = 'Frau Neu' where role = 'chief' and company_id = $1",
      'Frau Neu',
    ],
    [
      "a company's balance, among companies",
      'operator',
      adminCompanies.list,
      'update companies set credits = 424242 where id = $1',
      '424242',
    ],
    ["a company's title, among vehicles", 'chief', cars.list, "update companies set title = 'Noch einmal' where id = $1", 'Noch einmal'],
    [
      "a member's phone, among staff",
      'chief',
      companyUsers.list,
      "update users set phone = '0170 5' where role = 'employee' and company_id = $1",
      '0170 5',
    ],
    ['tokens', 'chief', companyTokens.list, "update tokens set used = 1, last_used_at = '2031-01-01' where company_id = $1", '2031-01-01'],
    [
      'the ledger',
      'chief',
      transactions.list,
      "insert into ledger_entries (company_id, type, amount) values ($1, 'tokens_added', 3131)",
      '3131',
    ],
    [
      "a person's name, among transactions",
      'chief',
      transactions.list,
      "update users set name = 'Herr Neu' where role = 'chief' and company_id = $1",
      'Herr Neu',
    ],
    [
      "a company's title, among transactions",
      'chief',
      transactions.list,
      "update companies set title = 'Zuletzt' where id = $1",
      'Zuletzt',
    ],
    [
      'offers, for the operator',
      'operator',
      adminSpecialOffers.list,
      "update special_offers set title = 'Sommerreifen' where $1 > 0",
      'Sommerreifen',
    ],
    [
      'offers, for a company',
      'chief',
      specialOffers.list,
      "update special_offers set title = 'Ganzjahresreifen' where $1 > 0",
      'Ganzjahresreifen',
    ],
    ['notices, for the operator', 'operator', adminNotifications.list, "update notifications set text = 'Montag' where $1 > 0", 'Montag'],
    ['notices, for a company', 'chief', notifications.list, "update notifications set text = 'Dienstag' where $1 > 0", 'Dienstag'],
    ['help articles', 'employee', instructions.list, "update instructions set title_en = 'Next steps' where $1 > 0", 'Next steps'],
  ];

  test.each(changes)('%s', async (_, person, call, statement, shows) => {
    const before = JSON.stringify(await ask(person, call));
    expect(before).not.toContain(shows);
    await house.db.systemQuery(statement, [nord()]);
    expect(JSON.stringify(await ask(person, call))).toContain(shows);
  });
});
