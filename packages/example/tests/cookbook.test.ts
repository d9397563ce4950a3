import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type RunningApplication,
  STANDALONE_SCHEMA,
  type StandaloneApplication,
  standaloneSurroundings,
  startApplication,
} from '@turntable/declare/server/standalone/start.ts';
import { fr } from '@turntable/declare/server/texts/fr.ts';
import { emptySnapshot, proposedMigration } from '@turntable/declare/tools/proposedMigration.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECIPES } from '../../../docs/site/.vitepress/recipes.ts';
import { ROLES } from '../application.ts';
import { orders } from '../cookbook/action.ts';
import { tasks } from '../cookbook/bulk-action.ts';
import { technicians } from '../cookbook/choices.ts';
import { invoices } from '../cookbook/computed.ts';
import { tyres } from '../cookbook/field-rules.ts';
import { reports } from '../cookbook/file.ts';
import { estimates } from '../cookbook/filters.ts';
import { movements, stockHooks, stocks } from '../cookbook/hook-adds.ts';
import { bookingHooks, bookings } from '../cookbook/hook-refuses.ts';
import { reminders } from '../cookbook/initial.ts';
import { scans } from '../cookbook/json.ts';
import { leads } from '../cookbook/other-server.ts';
import { notes } from '../cookbook/own-records.ts';
import { damages } from '../cookbook/pictures.ts';
import { products } from '../cookbook/readers.ts';
import { repairs, spares } from '../cookbook/references.ts';
import { cars, clients } from '../cookbook/related-list.ts';
import { manuals } from '../cookbook/rich-text.ts';
import { contacts } from '../cookbook/search.ts';
import { tools } from '../cookbook/unique.ts';
import { clientOf } from './client.ts';

// Each recipe of the cookbook by the rule that it shows, in one application with all of them.

const TOKEN = 'Bearer of the cookbook';
const password = 'repair-demo';
const cookbook = join(import.meta.dirname, '../cookbook');
const site = join(import.meta.dirname, '../../../docs/site/cookbook');

let folder: string;
let running: RunningApplication;
let other: Server;
let received: { method?: string; authorization?: string };
let owner: string;
let mechanic: string;
const { ask, signIn, must, upload } = clientOf(() => running.url);

beforeAll(async () => {
  other = createServer(({ method, headers: { authorization } }, response) => {
    received = { method, authorization };
    response
      .setHeader('content-range', 'leads 0-0/1')
      .setHeader('content-type', 'application/json');
    response.end('[{"id":1,"name":"Ada"}]');
  });
  await new Promise<void>((ready) => other.listen(0, ready));
  const { port } = other.address() as AddressInfo; // it listens on a port
  process.env.COOKBOOK_TOKEN = TOKEN;
  const elsewhere = { ...leads, source: { ...leads.source, url: `http://localhost:${port}/api` } };

  folder = await mkdtemp(join(tmpdir(), 'turntable-cookbook-'));
  const application = {
    name: 'Cookbook',
    folder,
    resources: [
      orders,
      tasks,
      technicians,
      invoices,
      tyres,
      reports,
      estimates,
      stocks,
      movements,
      bookings,
      reminders,
      scans,
      elsewhere,
      notes,
      damages,
      products,
      spares,
      repairs,
      clients,
      cars,
      manuals,
      contacts,
      tools,
    ],
    roles: ROLES,
    texts: { fr },
    hooks: { bookings: bookingHooks, stocks: stockHooks },
    first: {
      company: 'Garage du Lac',
      users: ROLES.map((role) => ({ name: role, email: `${role}@shop.test`, role, password })),
    },
  } as StandaloneApplication;
  const { sql } = await proposedMigration(emptySnapshot(STANDALONE_SCHEMA), application.resources, {
    schema: STANDALONE_SCHEMA,
    surroundings: standaloneSurroundings(undefined),
  });
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations/0000_cookbook.sql'), sql);
  running = await startApplication(application, { port: 0, dataDir: join(folder, 'data') });
  owner = await signIn('owner@shop.test');
  mechanic = await signIn('mechanic@shop.test');
});
afterAll(async () => {
  delete process.env.COOKBOOK_TOKEN;
  await running.close();
  await new Promise((closed) => other.close(closed));
  await rm(folder, { recursive: true, force: true });
});

/** Adds a record as the owner. */
const add = (resource: string, record: object) => must(owner, 'POST', `rest/${resource}`, record);

/** Returns the errors at the fields of a record that the server refuses. */
const errorsOf = async (resource: string, record: object) => {
  const { status, body } = await ask(owner, 'POST', `rest/${resource}`, record);
  expect(status).toBe(422);
  return body.errors;
};

/** Returns a field of all listed records. */
const listed = async (resource: string, filter: object, name: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const records = await must(owner, 'GET', `rest/${resource}?${query}`);
  return Object.values(records).map((record) => (record as Record<string, unknown>)[name]);
};

/** What each recipe shows, by the name of its file. */
const SHOWS: Readonly<Record<string, () => Promise<void>>> = {
  filters: async () => {
    await add('estimates', { title: 'Brakes', total: 100, due: '2030-01-10' });
    await add('estimates', { title: 'Clutch', total: 900, due: '2030-02-10', state: 'agreed' });
    expect(await listed('estimates', { title_q: 'BRAK' }, 'title')).toEqual(['Brakes']);
    expect(await listed('estimates', { total_gte: 500 }, 'title')).toEqual(['Clutch']);
    expect(await listed('estimates', { total_lte: 500 }, 'title')).toEqual(['Brakes']);
    expect(await listed('estimates', { state: 'agreed' }, 'title')).toEqual(['Clutch']);
    const january = { due_gte: '2030-01-01', due_lte: '2030-01-31' };
    expect(await listed('estimates', january, 'title')).toEqual(['Brakes']);
  },
  search: async () => {
    await add('contacts', { name: 'Ada', email: 'ada@lake.test', note: 'Trailer' });
    await add('contacts', { name: 'Bo', email: 'bo@hill.test' });
    expect(await listed('contacts', { q: 'lake' }, 'name')).toEqual(['Ada']);
    expect(await listed('contacts', { q: 'trailer' }, 'name')).toEqual(['Ada']);
  },
  'field-rules': async () => {
    expect(await errorsOf('tyres', { tread: 3 })).toHaveProperty('size');
    expect(await errorsOf('tyres', { size: 'x'.repeat(21) })).toHaveProperty('size');
    expect(await errorsOf('tyres', { size: '205/55', tread: 13 })).toEqual({
      tread: ['At most 12'],
    });
    await add('tyres', { size: '205/55', tread: 3.5 });
  },
  unique: async () => {
    await add('tools', { name: 'Lift', serial: 'A1' });
    expect(await errorsOf('tools', { name: 'Jack', serial: 'A1' })).toEqual({
      serial: ['Another record has this value'],
    });
  },
  choices: async () => {
    await add('technicians', { name: 'Ada', skills: ['brakes', 'paint'] });
    await add('technicians', { name: 'Bo', skills: ['engines'] });
    expect(await listed('technicians', { skills_any: ['paint'] }, 'name')).toEqual(['Ada']);
    expect(await errorsOf('technicians', { name: 'Cy', skills: ['cooking'] })).toBeDefined();
  },
  computed: async () => {
    const { id, version, total } = await add('invoices', {
      title: 'Brakes',
      hours: 2.5,
      rate: 80,
    });
    expect(total).toBe(200);
    const saved = await must(owner, 'PUT', `rest/invoices/${id}`, { hours: 3, version });
    expect(saved.total).toBe(240);
  },
  initial: async () => {
    expect(await add('reminders', { title: 'Service' })).toMatchObject({
      days: 7,
      channel: 'mail',
    });
    expect(await add('reminders', { title: 'Test', days: 30 })).toMatchObject({ days: 30 });
  },
  readers: async () => {
    const { id } = await add('products', { name: 'Oil', cost: 12.5 });
    expect(await must(owner, 'GET', `rest/products/${id}`)).toHaveProperty('cost', 12.5);
    expect(await must(mechanic, 'GET', `rest/products/${id}`)).not.toHaveProperty('cost');
    const { status } = await ask(mechanic, 'PUT', `rest/products/${id}`, { cost: 1 });
    expect(status).toBe(422);
  },
  'own-records': async () => {
    const foreign = await add('notes', { title: 'The owner’s' });
    const own = await must(mechanic, 'POST', 'rest/notes', { title: 'The mechanic’s' });
    await must(mechanic, 'PUT', `rest/notes/${own.id}`, { title: 'Changed' });
    const path = `rest/notes/${foreign.id}`;
    expect(await ask(mechanic, 'PUT', path, { title: 'Changed' }, 'fr')).toMatchObject({
      status: 403,
      body: { message: 'Seulement vos propres notes.' },
    });
  },
  action: async () => {
    const { id } = await add('orders', { title: 'Pads' });
    expect((await ask(mechanic, 'PUT', `rest/orders/${id}`, { title: 'Discs' })).status).toBe(403);
    const received = await must(mechanic, 'POST', `rest/orders/${id}/receive`);
    expect(received).toMatchObject({ state: 'done' });
    expect(await ask(mechanic, 'POST', `rest/orders/${id}/receive`)).toMatchObject({
      status: 403,
      body: { message: 'It was received already.' },
    });
  },
  'bulk-action': async () => {
    const one = await add('tasks', { title: 'Wash' });
    const two = await add('tasks', { title: 'Polish' });
    const filter = encodeURIComponent(JSON.stringify({ id: [one.id, two.id] }));
    const path = `rest/tasks/finish?filter=${filter}`;
    expect((await ask(owner, 'POST', path, { hours: 101 })).status).toBe(422);
    expect((await must(owner, 'POST', path, { hours: 2 })).done).toHaveLength(2);
    expect(await listed('tasks', {}, 'state')).toEqual(['done', 'done']);
    expect(await listed('tasks', {}, 'hours')).toEqual([2, 2]);
  },
  'related-list': async () => {
    const [ada, bo] = [await add('clients', { name: 'Ada' }), await add('clients', { name: 'Bo' })];
    await add('cars', { plate: 'AB 1', client: ada.id });
    await add('cars', { plate: 'CD 2', client: bo.id });
    const tab = clients.form?.find(({ key }) => key === 'cars');
    expect(tab).toMatchObject({ list: cars.resource, params: { client: 'id' } });
    expect(await listed('cars', { client: ada.id }, 'plate')).toEqual(['AB 1']);
  },
  references: async () => {
    const [pad, disc] = [
      await add('spares', { name: 'Pad' }),
      await add('spares', { name: 'Disc' }),
    ];
    const { id } = await add('repairs', { title: 'Brakes', spares: [pad.id, disc.id] });
    expect(await listed('repairs', { spares: pad.id }, 'title')).toEqual(['Brakes']);
    expect(await errorsOf('repairs', { title: 'Other', spares: [9_999_999] })).toBeDefined();
    await must(owner, 'DELETE', `rest/spares/${pad.id}`);
    expect((await must(owner, 'GET', `rest/repairs/${id}`)).spares).toEqual([disc.id]);
  },
  'rich-text': async () => {
    const body = '<p>Turn <strong>left</strong><script>alert(1)</script></p>';
    const manual = await add('manuals', { title: 'Bolts', body });
    expect(manual.body).toBe('<p>Turn <strong>left</strong></p>');
  },
  pictures: async () => {
    const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });
    const content = await picture.jpeg().toBuffer();
    const { url } = (await upload(owner, 'damages', 'photos', content, 'a.jpg')).body;
    const { photos } = await add('damages', { title: 'Scratch', photos: [url] });
    const response = await fetch(`${running.url}${(photos as string[])[0]}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    await response.arrayBuffer();
    const none = await upload(owner, 'damages', 'photos', Buffer.from('text'), 'a.jpg');
    expect(none.status).toBe(422);
  },
  file: async () => {
    const content = Buffer.from('a report');
    const { url } = (await upload(owner, 'reports', 'document', content, 'May.txt')).body;
    const { document } = await add('reports', { title: 'May', document: url });
    expect(document).toMatch(/#May\.txt$/);
    const response = await fetch(`${running.url}${document}`);
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(await response.text()).toBe('a report');
  },
  json: async () => {
    const readings = { codes: ['P0300'], voltage: 12.4 };
    const { id } = await add('scans', { title: 'Engine', readings });
    expect((await must(owner, 'GET', `rest/scans/${id}`)).readings).toEqual(readings);
  },
  'hook-refuses': async () => {
    const booking = { title: 'Loan car', starts: '2030-05-02', ends: '2030-05-01' };
    expect(Object.keys((await errorsOf('bookings', booking)) ?? {})).toEqual(['ends']);
    await add('bookings', { ...booking, ends: '2030-05-03' });
  },
  'hook-adds': async () => {
    const { id, version } = await add('stocks', { item: 'Oil', amount: 10 });
    await must(owner, 'PUT', `rest/stocks/${id}`, { amount: 7, version });
    expect((await listed('movements', {}, 'amount')).sort()).toEqual([-3, 10]);
    const entered = await ask(owner, 'POST', 'rest/movements', { item: 'Oil', amount: 1 });
    expect(entered.status).not.toBe(200);
  },
  'other-server': async () => {
    expect(await must(owner, 'GET', 'sources/leads')).toEqual([{ id: 1, name: 'Ada' }]);
    expect(received).toEqual({ method: 'GET', authorization: TOKEN });
    expect((await ask(mechanic, 'GET', 'sources/leads')).status).toBe(403);
  },
};

const TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  RECIPES.flatMap(({ recipes }) => recipes),
);
for (const [name, shows] of Object.entries(SHOWS)) test(TITLES[name] ?? name, shows);

test('every recipe has a test, and a page with its title and its file', async () => {
  const names = Object.keys(SHOWS).sort();
  expect(Object.keys(TITLES).sort()).toEqual(names);
  expect((await readdir(cookbook)).map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(names);
  const pages = (await readdir(site)).filter((file) => file !== 'index.md');
  expect(pages.map((file) => file.replace(/\.md$/, '')).sort()).toEqual(names);
  for (const [name, title] of Object.entries(TITLES)) {
    const page = await readFile(join(site, `${name}.md`), 'utf8');
    expect(page).toContain(`# ${title}\n`);
    expect(page).toContain(`packages/example/cookbook/${name}.ts`);
  }
});
