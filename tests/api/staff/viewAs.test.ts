import { isReadOnly } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminUsers } from '../../../contract/staff/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { bisect } from '../matrix/bisect.ts';
import { DECLARED } from '../matrix/declared.ts';
import { callOf, type Row } from '../matrix/row.ts';
import { rows } from '../matrix/rows.ts';
import { createTarget, type Target } from '../matrix/target.ts';
import { Client } from '../setup/client.ts';
import { fingerprint } from '../setup/fingerprint.ts';
import { CREDENTIALS, type SourcesOfTests, startSources } from '../setup/sourcesOfTests.ts';
import { TEST_USERS, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// The operator views the product as another user, to help them (docs/decisions/companies.md).

let sources: SourcesOfTests;
let testServer: TestServer;
let operator: Client;
beforeAll(async () => {
  sources = await startSources();
  testServer = await openTestServer({ jobs: false, rest: sources.at(DECLARED), env: CREDENTIALS });
  operator = await testServer.signIn('operator');
});
afterAll(async () => {
  await testServer.close();
  await sources.close();
});

const VIEWED = ['chief', 'employee', 'photographer', 'operatorsPhotographer'] as const;

const viewAs = (person: TestUserName, by = operator) =>
  by.call(adminUsers.viewAs, { params: { id: testServer.testData.users[person] } });
const lookAs = async (person: TestUserName, by = operator) =>
  new Client(testServer.baseUrl, (await viewAs(person, by)).ok.access_token);
const isIn = async (client: Client) => (await client.call(session.me)).status === 200;

describe('an operator who views as another user', () => {
  test('sees what that user sees, and is named in the session', async () => {
    const looking = await lookAs('employee');
    const own = await testServer.as('employee');
    expect((await looking.must(cars.list)).data).toEqual((await own.must(cars.list)).data);
    const { account: seen, role, viewed_by } = await looking.must(session.me);
    expect({ id: seen.id, role, viewed_by }).toEqual({
      id: testServer.testData.users.employee,
      role: 'employee',
      viewed_by: { id: testServer.testData.users.operator, name: 'Person operator' },
    });
    expect((await own.must(session.me)).viewed_by).toBeNull();
  });

  test('cannot change anything, and gets the reason', async () => {
    const looking = await lookAs('chief');
    const before = await looking.must(cars.list);
    const create = await looking.call(cars.create, {
      body: { name: 'By the operator' },
      headers: { 'accept-language': 'de' },
    });
    expect([create.status, create.failure.message]).toEqual([
      403,
      'Sie sehen nur zu: Es lässt sich nichts ändern',
    ]);
    expect((await looking.call(account.saveProfile, { body: { name: 'Somebody' } })).status).toBe(
      403,
    );
    expect(await looking.must(cars.list)).toEqual(before);
    expect((await looking.must(session.me)).account.name).toBe('Person chief');
  });

  test('still views when the token is renewed, and can stop without ending that user’s session', async () => {
    const { access_token } = await (await lookAs('employee')).must(session.refresh);
    const renewed = new Client(testServer.baseUrl, access_token);
    expect((await renewed.call(cars.create, { body: { name: 'x' } })).status).toBe(403);
    const own = await testServer.signIn('employee');
    await renewed.must(session.logout);
    expect([await isIn(renewed), await isIn(own)]).toEqual([false, true]);
  });

  test('is recorded in the audit log', async () => {
    await viewAs('suedEmployee');
    const { rows } = await testServer.db.systemQuery(
      "select user_id, company_id, details from audit_log where action = 'user viewed' order by id desc limit 1",
    );
    expect(rows).toEqual([
      {
        user_id: testServer.testData.users.operator,
        company_id: testServer.testData.companies.sued,
        details: { user: testServer.testData.users.suedEmployee },
      },
    ]);
  });

  test('cannot view as an operator, a blocked user or a missing one', async () => {
    expect((await viewAs('operator')).status).toBe(422);
    const id = testServer.testData.users.suedEmployee;
    await operator.must(adminUsers.block, { params: { id } });
    expect((await viewAs('suedEmployee')).failure.message).toBe(
      'This person is blocked and sees nothing',
    );
    await operator.must(adminUsers.unblock, { params: { id } });
    expect((await operator.call(adminUsers.viewAs, { params: { id: 999_999 } })).status).toBe(404);
  });

  test('sees nothing more once the operator is blocked, not even after being unblocked', async () => {
    const other = await testServer.signIn('operator');
    const looking = await lookAs('employee', other);
    await testServer.db.systemQuery(
      `update users set is_active = 0 where id = ${testServer.testData.users.operator}`,
    );
    expect(await isIn(looking)).toBe(false);
    await testServer.db.systemQuery(
      `update users set is_active = 1 where id = ${testServer.testData.users.operator}`,
    );
    expect(await isIn(looking)).toBe(false);
    operator = await testServer.signIn('operator');
  });
});

describe('a viewing session ends with the operator’s own', () => {
  test('when the operator signs out, but not when another sign-in of the operator ends', async () => {
    const [own, other] = [await testServer.signIn('operator'), await testServer.signIn('operator')];
    const looking = await lookAs('employee', own);
    const { access_token } = await looking.must(session.refresh);
    const renewed = new Client(testServer.baseUrl, access_token);
    await other.must(session.logout);
    expect([await isIn(looking), await isIn(renewed)]).toEqual([true, true]);
    await own.must(session.logout);
    expect([await isIn(looking), await isIn(renewed)]).toEqual([false, false]);
    expect((await renewed.call(session.refresh)).status).toBe(401);
    const { rows: leftBehind } = await testServer.db.systemQuery(
      'select id from sessions where viewer_id is not null and viewer_sign_in not in (select sign_in from sessions where viewer_id is null)',
    );
    expect(leftBehind).toEqual([]);
  });

  test('and lasts while the operator’s sign-in is renewed, but not beyond its newest token', async () => {
    const own = await testServer.signIn('operator');
    const { access_token } = await own.must(session.refresh);
    const looking = await lookAs('employee', new Client(testServer.baseUrl, access_token));
    expect(await isIn(looking)).toBe(true);
    await testServer.db.systemQuery(
      `update sessions set expires_at = now() where viewer_id is null
       and sign_in = (select viewer_sign_in from sessions where viewer_id is not null order by id desc limit 1)`,
    );
    expect(await isIn(looking)).toBe(false);
  });

  test('and is not extended beyond the operator’s sign-in by renewing it', async () => {
    const own = await testServer.signIn('operator');
    const looking = await lookAs('employee', own);
    await testServer.db.systemQuery(
      `update sessions set expires_at = now() + interval '90 seconds' where viewer_id is null
       and sign_in = (select viewer_sign_in from sessions where viewer_id is not null order by id desc limit 1)`,
    );
    expect((await looking.must(session.refresh)).expires_in).toBeLessThanOrEqual(90);
  });
});

describe('no call that is allowed while viewing changes anything', () => {
  /** Prepared downloads are stored, but not shown. */
  const unseen = ['downloads'];
  const seenBy = async () =>
    Object.fromEntries(
      Object.entries(await fingerprint(testServer.db, testServer.filesFolder)).filter(
        ([table]) => !unseen.includes(table),
      ),
    );
  const looking: Partial<Record<TestUserName, Client>> = {};
  let target: Target;
  beforeAll(async () => {
    target = await createTarget(testServer, 'nord');
    for (const person of VIEWED) looking[person] = await lookAs(person);
  });

  const tries = Object.entries<Row>(rows).flatMap(([id, row]) => {
    const { roles } = callOf(id);
    const isSession = id.startsWith('session.') && id !== 'session.me';
    const people =
      roles === 'public' || isSession
        ? []
        : VIEWED.filter((person) => roles.includes(TEST_USERS[person].role));
    return people.map((person) => ({ id, row, person }));
  });
  type Try = (typeof tries)[number];
  /** Returns what a call sends; creating it may write what the call is about. */
  const parcelOf = ({ row }: Try) => row.callInput(target, testServer);
  const answerOf = ({ id, person }: Try, callInput: Awaited<ReturnType<typeof parcelOf>>) =>
    looking[person]?.call(callOf(id), callInput).then(({ status }) => status);

  test('calls that are not marked as read-only are refused', async () => {
    const changing = tries.filter(({ id }) => !isReadOnly(callOf(id)));
    expect(changing.map(({ id }) => id)).toContain('notifications.read');
    const sent: (readonly [Try, Awaited<ReturnType<typeof parcelOf>>])[] = [];
    for (const one of changing) sent.push([one, await parcelOf(one)]);
    const before = await seenBy();
    for (const [one, callInput] of sent)
      expect(await answerOf(one, callInput), `${one.id} as ${one.person}`).toBe(403);
    expect(await seenBy()).toEqual(before);
  });

  describe('what is marked as read-only', () => {
    const reading = tries.filter(({ id }) => isReadOnly(callOf(id)));
    let parcels: Map<Try, Awaited<ReturnType<typeof parcelOf>>>;
    let before: Awaited<ReturnType<typeof seenBy>>;
    beforeAll(async () => {
      parcels = new Map();
      for (const one of reading) parcels.set(one, await parcelOf(one));
      before = await seenBy();
    });
    const send = (one: Try) => answerOf(one, parcels.get(one) ?? {});

    test.each(reading)('$id as $person is answered', async (one) => {
      expect(await send(one)).not.toBe(403);
    });

    test('changes nothing', async () => {
      const after = await seenBy();
      const isChangedBy = async (some: readonly Try[]) => {
        const untouched = JSON.stringify(await seenBy());
        for (const one of some) await send(one);
        return JSON.stringify(await seenBy()) !== untouched;
      };
      const isSame = JSON.stringify(after) === JSON.stringify(before);
      const found = isSame ? [] : await bisect(reading, isChangedBy);
      const names =
        found.length > 0
          ? found.map(({ id, person }) => `${id} as ${person}`)
          : ['one of them, whose second try changes nothing'];
      expect(after, `changed by ${names.join('; ')}`).toEqual(before);
    });
  });
});
