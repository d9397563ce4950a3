import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../contract/calls/account.ts';
import { adminUsers } from '../../contract/calls/adminUsers.ts';
import { cars } from '../../contract/calls/cars.ts';
import { session } from '../../contract/calls/session.ts';
import { Client } from './house/client.ts';
import { type House, openHouse } from './house/house.ts';
import type { PersonName } from './house/town.ts';

// The operator looks at the product as somebody else, to help (shared decisions).

let house: House;
let operator: Client;
beforeAll(async () => {
  house = await openHouse({ jobs: false });
  operator = await house.signIn('operator');
});
afterAll(() => house.close());

const viewAs = (person: PersonName) => operator.call(adminUsers.viewAs, { params: { id: house.town.people[person] } });
const lookAs = async (person: PersonName) => new Client(house.baseUrl, (await viewAs(person)).ok.access_token);
const isIn = async (client: Client) => (await client.call(session.me)).status === 200;

describe('the operator who looks on as somebody else', () => {
  test('sees what that person sees, and is named to whoever asks', async () => {
    const looking = await lookAs('employee');
    const own = await house.as('employee');
    expect((await looking.must(cars.list)).data).toEqual((await own.must(cars.list)).data);
    const { account: seen, role, viewed_by } = await looking.must(session.me);
    expect({ id: seen.id, role, viewed_by }).toEqual({
      id: house.town.people.employee,
      role: 'employee',
      viewed_by: { id: house.town.people.operator, name: 'Person operator' },
    });
    expect((await own.must(session.me)).viewed_by).toBeNull();
  });

  test('changes nothing, and is told why', async () => {
    const looking = await lookAs('chief');
    const before = await looking.must(cars.list);
    const create = await looking.call(cars.create, { body: { name: 'By the operator' }, headers: { 'accept-language': 'de' } });
    expect([create.status, create.failure.message]).toEqual([403, 'Sie sehen nur zu: Es lässt sich nichts ändern']);
    expect((await looking.call(account.saveProfile, { body: { name: 'Somebody' } })).status).toBe(403);
    expect(await looking.must(cars.list)).toEqual(before);
    expect((await looking.must(session.me)).account.name).toBe('Person chief');
  });

  test('stays one who looks on when the token is renewed, and ends it without ending that person’s session', async () => {
    const { access_token } = await (await lookAs('employee')).must(session.refresh);
    const renewed = new Client(house.baseUrl, access_token);
    expect((await renewed.call(cars.create, { body: { name: 'x' } })).status).toBe(403);
    const own = await house.signIn('employee');
    await renewed.must(session.logout);
    expect([await isIn(renewed), await isIn(own)]).toEqual([false, true]);
  });

  test('is in the audit trail', async () => {
    await viewAs('suedEmployee');
    const { rows } = await house.db.systemQuery(
      "select user_id, company_id, details from audit_log where action = 'user viewed' order by id desc limit 1",
    );
    expect(rows).toEqual([
      { user_id: house.town.people.operator, company_id: house.town.companies.sued, details: { user: house.town.people.suedEmployee } },
    ]);
  });

  test('cannot be another operator, nor somebody who is blocked, nor nobody', async () => {
    expect((await viewAs('operator')).status).toBe(422);
    const id = house.town.people.suedEmployee;
    await operator.must(adminUsers.block, { params: { id } });
    expect((await viewAs('suedEmployee')).failure.message).toBe('This person is blocked and sees nothing');
    await operator.must(adminUsers.unblock, { params: { id } });
    expect((await operator.call(adminUsers.viewAs, { params: { id: 999_999 } })).status).toBe(404);
  });

  test('sees nothing more once the operator is blocked', async () => {
    const looking = await lookAs('employee');
    await house.db.systemQuery(`update users set is_active = 0 where id = ${house.town.people.operator}`);
    expect(await isIn(looking)).toBe(false);
    await house.db.systemQuery(`update users set is_active = 1 where id = ${house.town.people.operator}`);
    expect(await isIn(looking)).toBe(true);
  });
});
