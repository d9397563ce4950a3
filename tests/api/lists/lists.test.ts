import type { Call } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import { companyTokens } from '../../../contract/balance/tokenCalls.ts';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { instructions } from '../../../contract/help/calls.ts';
import { adminNotifications } from '../../../contract/notifications/adminCalls.ts';
import { notifications } from '../../../contract/notifications/calls.ts';
import { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { adminRoomComponents } from '../../../contract/rooms/componentCalls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from '../vehicles/listFixtures.ts';

// A list shows the current data after a change by any user.

let testServer: TestServer;

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  const { nord, west, sued } = testServer.testData.companies;
  for (const company of [nord, west, sued]) await addVehicles(testServer.db, company, 5, company);
  await testServer.db.systemQuery(
    `insert into ledger_entries (company_id, type, amount, user_id)
     values ($1, 'credits_added', 7, $3), ($1, 'tokens_added', 9, $4), ($2, 'credits_added', 8, null)`,
    [nord, sued, testServer.testData.users.chief, testServer.testData.users.operator],
  );
  await testServer.db.systemQuery(
    "insert into special_offers (title, active) values ('Winterreifen', true)",
  );
  await testServer.db.systemQuery("insert into notifications (text) values ('Wartung am Sonntag')");
  await testServer.db.systemQuery(
    "insert into instructions (published, title_en, body_en) values (1, 'First steps', 'Press the button')",
  );
  await testServer.db.systemQuery('update companies set are_offers_enabled = 1');
  await testServer.db.systemQuery("insert into tokens (company_id, name) values ($1, 'Pass')", [
    nord,
  ]);
  await testServer.db.systemQuery(
    "insert into room_components (kind, name) values ('wall', 'Brick'), ('floor', 'Oak')",
  );
});
afterAll(() => testServer.close());

const ask = async (person: TestUserName, call: Call) => (await testServer.as(person)).must(call);
describe('a page that was just read shows a later change of', () => {
  const nord = () => testServer.testData.companies.nord;
  const changes: [what: string, TestUserName, Call, statement: string, shows: string][] = [
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
    [
      "a company's title, among vehicles",
      'chief',
      cars.list,
      "update companies set title = 'Noch einmal' where id = $1",
      'Noch einmal',
    ],
    [
      "a member's phone, among staff",
      'chief',
      companyUsers.list,
      "update users set phone = '0170 5' where role = 'employee' and company_id = $1",
      '0170 5',
    ],
    [
      'tokens',
      'chief',
      companyTokens.list,
      "update tokens set used = 1, last_used_at = '2031-01-01' where company_id = $1",
      '2031-01-01',
    ],
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
      "rooms that a company builds of the operator's walls",
      'operator',
      adminRoomComponents.list,
      `insert into rooms (company_id, name, wall_id, floor_id)
       select $1, 'Showroom', (select min(id) from room_components where kind = 'wall'), (select min(id) from room_components where kind = 'floor')`,
      '"rooms_count":1',
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
    [
      'notices, for the operator',
      'operator',
      adminNotifications.list,
      "update notifications set text = 'Montag' where $1 > 0",
      'Montag',
    ],
    [
      'notices, for a company',
      'chief',
      notifications.list,
      "update notifications set text = 'Dienstag' where $1 > 0",
      'Dienstag',
    ],
    [
      'help articles',
      'employee',
      instructions.list,
      "update instructions set title_en = 'Next steps' where $1 > 0",
      'Next steps',
    ],
  ];

  test.each(changes)('%s', async (_, person, call, statement, shows) => {
    const before = JSON.stringify(await ask(person, call));
    expect(before).not.toContain(shows);
    await testServer.db.systemQuery(statement, [nord()]);
    expect(JSON.stringify(await ask(person, call))).toContain(shows);
  });
});

test("a page of a company's transactions that was just read shows the operator's new name", async () => {
  const operator = await testServer.as('operator');
  const names = async () => {
    const { data } = await operator.must(adminTransactions.list, {
      params: { company: testServer.testData.companies.nord },
      query: { per_page: 10 },
    });
    return data.map(({ user_name }) => user_name);
  };
  expect(await names()).not.toContain('Betrieb Neu');
  await operator.must(account.saveProfile, { body: { name: 'Betrieb Neu' } });
  expect(await names()).toContain('Betrieb Neu');
});
