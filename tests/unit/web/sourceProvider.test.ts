import { keepToken, keepUser } from '@turntable/declare/api/session.ts';
import type { HttpClient } from '@turntable/declare/contract/rest/declaration.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { dataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { contacts } from '../../api/rest/contacts.resource.ts';
import { parts } from '../../api/rest/parts.resource.ts';
import { answer, stubBrowser } from './browserStub.ts';

// A source's dialect in the browser: its provider of react-admin, with our server's address.

/** Returns a provider by another author, which knows no more than an address and an httpClient. */
const somebodys = (url: string, httpClient: HttpClient) => ({
  getOne: async (resource: string, { id }: { id: string }) => ({
    data: (await httpClient(`${url}/${resource}/${id}?view=full`)).json,
  }),
  update: async (resource: string, { id, data }: { id: string; data: object }) => ({
    data: (
      await httpClient(`${url}/${resource}/${id}`, { method: 'PATCH', body: JSON.stringify(data) })
    ).json,
  }),
});
const custom = {
  ...contacts,
  resource: 'leads',
  source: { url: 'https://crm.example', auth: 'CRM_TOKEN', provider: somebodys },
};
registerResources([contacts, parts, custom]);

let sent: { method: string; url: string; body: unknown }[];
let answers: Response[];

beforeEach(() => {
  stubBrowser();
  [sent, answers] = [[], []];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, url: decodeURIComponent(url), body: body && JSON.parse(String(body)) });
    return answers.shift() ?? answer(200, { id: 1 });
  });
  keepToken({ access_token: 'first', expires_in: 3600 });
  keepUser({ id: 1, role: 'chief', name: 'Ute' } as unknown as SessionUser); // no other fields are read
});
afterEach(() => vi.unstubAllGlobals());

const list = (rows: object[], total: number): Response =>
  new Response(JSON.stringify(rows), {
    headers: { 'content-type': 'application/json', 'x-total-count': String(total) },
  });
const asked = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'DESC' as const },
};

describe('a source that speaks json-server’s dialect', () => {
  it('is listed through our server, with declared filters', async () => {
    answers = [list([{ id: 26 }], 27)];
    const page = await dataProvider.getList('parts', {
      ...asked,
      filter: { make: 'vw', fits: '1', colour: 'red' },
    });
    expect(page).toMatchObject({ data: [{ id: 26 }], total: 27 });
    expect(sent[0]?.url).toBe(
      '/api/sources/parts?_end=50&_order=DESC&_sort=name&_start=25&fits=true&make=vw',
    );
  });

  it('is not sorted by what it cannot sort by', async () => {
    answers = [list([], 0)];
    await dataProvider.getList('parts', { ...asked, sort: { field: 'stock', order: 'ASC' } });
    expect(sent[0]?.url).toBe('/api/sources/parts?_end=50&_start=25');
  });

  it('gets records by ids in one request, and those that refer to another', async () => {
    answers = [list([{ id: 1 }], 1), list([], 0)];
    await dataProvider.getMany('parts', { ids: [1, 2] } as never);
    await dataProvider.getManyReference('parts', {
      ...asked,
      target: 'stock',
      id: 3,
      filter: {},
    });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/sources/parts?id=1&id=2',
      '/api/sources/parts?_end=50&_order=DESC&_sort=name&_start=25&stock=3',
    ]);
  });
});

describe('a save', () => {
  it('sends the record as it is now, with what the user has changed', async () => {
    const seen = { id: 'c:1', name: 'Ada', kind: 'buyer' };
    answers = [answer(200, { ...seen, kind: 'seller', score: 7 }), answer(200, {})];
    const { data } = await dataProvider.update('contacts', {
      id: 'c:1',
      data: { ...seen, name: 'Eva' },
      previousData: seen,
    });
    const whole = { id: 'c:1', name: 'Eva', kind: 'seller', score: 7 };
    expect(sent).toMatchObject([
      { method: 'GET', url: '/api/sources/contacts/c:1' },
      { method: 'PUT', url: '/api/sources/contacts/c:1', body: whole },
    ]);
    expect(data).toEqual(whole);
  });

  it('leaves fields alone that are as empty as before', async () => {
    answers = [answer(200, { id: 1, name: 'Ada', mail: '' }), answer(200, {})];
    const data = { id: 1, name: 'Eva', mail: null, since: null };
    await dataProvider.update('contacts', {
      id: 1,
      data,
      previousData: { id: 1, name: 'Ada', mail: '' },
    });
    expect(sent[1]?.body).toEqual({ id: 1, name: 'Eva', mail: '' });
  });

  it('is refused for a role without the right, without a request', async () => {
    keepUser({ id: 1, role: 'employee', name: 'Ute' } as unknown as SessionUser);
    const saving = dataProvider.update('contacts', {
      id: 1,
      data: { name: 'x' },
      previousData: { id: 1 },
    });
    await expect(saving).rejects.toMatchObject({ code: 403 });
    await expect(dataProvider.delete('contacts', { id: 1 })).rejects.toMatchObject({ code: 403 });
    expect(sent).toEqual([]);
  });
});

describe('a deletion', () => {
  it('may be answered with nothing', async () => {
    answers = [answer(200, {})];
    const gone = { id: 1, name: 'Ada' };
    expect(await dataProvider.delete('contacts', { id: 1, previousData: gone })).toEqual({
      data: gone,
    });
  });
});

describe('a source with a provider of its own', () => {
  it('makes its requests through our server', async () => {
    await dataProvider.getOne('leads', { id: 'a:b' });
    await dataProvider.update('leads', { id: 1, data: { name: 'x' }, previousData: { id: 1 } });
    expect(sent).toMatchObject([
      { method: 'GET', url: '/api/sources/leads/a:b?view=full' },
      { method: 'GET', url: '/api/sources/leads/1?view=full' },
      { method: 'PATCH', url: '/api/sources/leads/1', body: { id: 1, name: 'x' } },
    ]);
  });
});
