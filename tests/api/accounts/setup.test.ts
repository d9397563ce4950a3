import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { offerSetup, type SetupOffer } from '../../../server/services/accounts/setup.ts';
import { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// How a database without an operator gets its first one.

let testServer: TestServer;
let nobody: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  nobody = new Client(testServer.baseUrl);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await testServer.db.systemQuery("delete from users where role = 'admin'");
  await testServer.db.systemQuery(
    'update setup_links set token_hash = null, created_at = null, expires_at = null',
  );
});

const tokenOf = (offer: SetupOffer | null): string => {
  if (!offer || !('token' in offer)) throw new Error('no link was offered');
  return offer.token;
};
const offered = async () => tokenOf(await offerSetup(testServer));
const PERSON = {
  name: 'Erste Betreiberin',
  email: 'first@operator.test',
  password: 'a first password',
};
const setUp = (token: string, changes: Record<string, unknown> = {}) =>
  nobody.call(session.setUp, {
    body: { ...PERSON, password_confirmation: PERSON.password, token, ...changes },
  });
const state = async (token: string) =>
  (await nobody.must(session.setupState, { body: { token } })).state;
const operators = async () =>
  (await testServer.db.systemQuery("select email from users where role = 'admin'")).rows.length;

describe('the setup link', () => {
  test('creates the first operator and signs in, once', async () => {
    const token = await offered();
    expect(await state(token)).toBe('open');
    const { access_token, user } = (await setUp(token)).ok;
    expect(user).toMatchObject({ name: PERSON.name, role: 'admin', company_id: null });
    expect(
      (await new Client(testServer.baseUrl, access_token).must(session.me)).account.email,
    ).toBe(PERSON.email);
    expect(
      (
        await nobody.call(session.login, {
          body: { email: PERSON.email, password: PERSON.password },
        })
      ).status,
    ).toBe(200);

    expect(await state(token)).toBe('used');
    const again = await setUp(token, { email: 'second@operator.test' });
    expect([again.status, again.failure.message]).toEqual([
      422,
      'The first operator exists already. Please sign in.',
    ]);
    expect(await operators()).toBe(1);
    expect(await offerSetup(testServer)).toBeNull();
  });

  test('is offered once when several servers start at the same time', async () => {
    const offers = await Promise.all([1, 2, 3, 4].map(() => offerSetup(testServer)));
    expect(offers.filter((offer) => offer && 'token' in offer)).toHaveLength(1);
    expect(offers.filter((offer) => offer && 'offeredAt' in offer)).toHaveLength(3);
  });

  test('creates one operator when it is used twice at the same time', async () => {
    const token = await offered();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => setUp(token, { email: `${name}@operator.test` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await operators()).toBe(1);
  });

  test('expires after a day, says so in the language of the request, and is replaced at the next start', async () => {
    const token = await offered();
    await testServer.db.systemQuery(
      "update setup_links set expires_at = now() - interval '1 second'",
    );
    expect(await state(token)).toBe('expired');
    const answer = await nobody.call(session.setUp, {
      body: { ...PERSON, password_confirmation: PERSON.password, token },
      headers: { 'accept-language': 'de' },
    });
    expect(answer.failure.message).toBe(
      'Dieser Link ist abgelaufen. Starten Sie den Server neu, um einen neuen zu erhalten.',
    );
    expect(await state(await offered())).toBe('open');
    expect(await state(token)).toBe('unknown');
    expect(await operators()).toBe(0);
  });

  test('is stored only as a digest, and is valid for a day', async () => {
    const token = await offered();
    const { rows } = await testServer.db.systemQuery(
      'select token_hash, extract(epoch from expires_at - created_at)::integer / 3600 as hours from setup_links',
    );
    expect(rows).toEqual([{ token_hash: expect.any(String), hours: 24 }]);
    expect(rows[0]?.token_hash).not.toBe(token);
  });

  test('an invented link, passwords that differ and an address in use create no operator', async () => {
    expect(await state('made-up')).toBe('unknown');
    expect((await setUp('made-up')).status).toBe(422);
    const token = await offered();
    expect(
      (await setUp(token, { password_confirmation: 'another password' })).failure.errors,
    ).toEqual({
      password_confirmation: ['Password and Confirm Password should match'],
    });
    expect((await setUp(token, { email: 'chief@people.test' })).failure.errors).toEqual({
      email: ['Somebody else uses this e-mail address'],
    });
    expect(await operators()).toBe(0);
    expect(await state(token)).toBe('open');
  });
});
