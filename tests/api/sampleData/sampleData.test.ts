import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminAlbumPhotos, adminSections, sections } from '../../../contract/albums/calls.ts';
import { companyTokens } from '../../../contract/balance/tokenCalls.ts';
import { BALANCE_OF } from '../../../contract/balance/transaction.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { SAMPLE_PASSWORD } from '../../../server/db/seed/sampleUsers.ts';
import { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// The data of a new installation.

let testServer: TestServer;
const signIn = async (email: string): Promise<Client> => {
  const { access_token } = await new Client(testServer.baseUrl).must(session.login, {
    body: { email, password: SAMPLE_PASSWORD },
  });
  return new Client(testServer.baseUrl, access_token);
};
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { SEED: 'true' } });
});
afterAll(() => testServer.close());

test('the operator finds companies with users, sub-companies, a blocked one and one with a negative balance', async () => {
  const operator = await signIn('admin@turntable.test');
  const list = (query: Record<string, string | number>) =>
    operator.must(adminCompanies.list, { query: { per_page: 100, ...query } });
  const { data, total } = await list({});
  expect(total).toBeGreaterThanOrEqual(24);
  expect((await list({ has_parent: 1 })).total).toBeGreaterThan(2);
  expect((await list({ status: 'blocked' })).total).toBe(1);
  expect(data.some(({ credits }) => credits < 0)).toBe(true);
  expect(data.filter(({ last_visit }) => last_visit !== null).length).toBeGreaterThan(15);
});

test('there are vehicles in every state, with existing pictures', async () => {
  const operator = await signIn('admin@turntable.test');
  for (const state of [
    'new',
    'processing',
    'processed',
    'needs_attention',
    'quality_check',
    'to_fix',
  ] as const) {
    expect(
      (await operator.must(adminCars.list, { query: { state } })).total,
      state,
    ).toBeGreaterThan(0);
  }
  const [row] = (await operator.must(adminCars.list, { query: { state: 'needs_attention' } })).data;
  const { photos } = (await operator.must(adminCars.one, { params: { id: row?.id ?? 0 } })).data;
  const addresses = photos.flatMap((photo) => [
    photo.url,
    photo.preview_url,
    photo.processed_url,
    photo.preview_processed_url,
  ]);
  expect(addresses.filter((url) => url !== null)).toHaveLength(6);
  for (const url of addresses)
    if (url) expect((await fetch(new URL(url, testServer.baseUrl))).status).toBe(200);
});

test('every balance is the sum of its history', async () => {
  const typesOf = (balance: string) =>
    Object.entries(BALANCE_OF)
      .filter(([, moved]) => moved === balance)
      .map(([type]) => type);
  const { rows } = await testServer.db.systemQuery(
    `select title, tokens, credits,
      (select coalesce(sum(amount), 0)::integer from ledger_entries where company_id = companies.id and type = any ($1)) as "tokensOfPast",
      (select coalesce(sum(amount), 0)::integer from ledger_entries where company_id = companies.id and type = any ($2)) as "creditsOfPast"
    from companies where exists (select 1 from ledger_entries where company_id = companies.id)`,
    [typesOf('tokens'), typesOf('credits')],
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { tokens, credits, tokensOfPast, creditsOfPast } of rows) {
    expect({ tokens: tokensOfPast, credits: creditsOfPast }).toEqual({ tokens, credits });
  }
});

test('a manager finds used and unused tokens', async () => {
  const chief = await signIn('chief@rhein.test');
  for (const status of ['active', 'used'] as const) {
    expect((await chief.must(companyTokens.list, { query: { status } })).total).toBeGreaterThan(3);
  }
});

test('the photo manager finds albums in albums, with photos whose files exist; a company finds its own', async () => {
  const keeper = await signIn('photos@turntable.test');
  const inside = async (parent_id?: number) =>
    (await keeper.must(adminSections.list, { query: parent_id === undefined ? {} : { parent_id } }))
      .data;
  const depth = async (parent?: number): Promise<number> => {
    const albums = await inside(parent);
    return albums.length === 0
      ? 0
      : 1 + Math.max(...(await Promise.all(albums.map(({ id }) => depth(id)))));
  };
  expect(await depth()).toBe(3);

  const outermost = await inside();
  expect(new Set(outermost.map(({ company }) => company)).size).toBe(2);
  for (const { id, photos_count } of outermost) {
    const { data } = await keeper.must(adminAlbumPhotos.list, {
      params: { section: id },
      query: {},
    });
    expect(data.length).toBe(photos_count);
    for (const { url, preview_url, bytes } of data) {
      expect((await fetch(new URL(preview_url, testServer.baseUrl))).status).toBe(200);
      expect((await (await fetch(new URL(url, testServer.baseUrl))).bytes()).length).toBe(bytes);
    }
  }
  const ofNord = (await (await signIn('photos@nord.test')).must(adminSections.list, { query: {} }))
    .data;
  expect(new Set(ofNord.map(({ company }) => company))).toEqual(new Set(['Autohaus Nord']));
  const own = (await (await signIn('chief@sued.test')).must(sections.list, { query: {} })).data;
  expect(own.map(({ company }) => company)).toEqual(['Fahrzeughandel Süd']);
});
