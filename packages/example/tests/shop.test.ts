import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import { addUser } from '@turntable/declare/server/standalone/accounts.ts';
import {
  type RunningApplication,
  STANDALONE_SCHEMA,
  standaloneSurroundings,
  startApplication,
} from '@turntable/declare/server/standalone/start.ts';
import { proposedMigration } from '@turntable/declare/tools/proposedMigration.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '../shop.ts';
import { clientOf } from './client.ts';

// An application outside of the product: the repair shop of packages/example on the layer's own server.

let dataDir: string;
let running: RunningApplication;
const start = async () => {
  running = await startApplication(shop, { port: 0, dataDir });
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'turntable-shop-'));
  await start();
});
afterAll(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

const { ask, signIn, must, upload } = clientOf(() => running.url);

let count = 0;
const addVehicle = async (token: string, more: object = {}) => {
  count += 1;
  const customer = await must(token, 'POST', 'rest/customers', { name: `Customer ${count}` });
  return must(token, 'POST', 'rest/vehicles', {
    plate: `AB ${count}`,
    customer: customer.id,
    ...more,
  });
};

describe('a session', () => {
  test('begins with the right password only, and the refusal is in the language of the request', async () => {
    const wrong = { email: 'owner@shop.test', password: 'guessed' };
    const refused = await ask('', 'POST', 'session', wrong, 'fr');
    expect(refused.status).toBe(401);
    expect(refused.body.message).toBe('Adresse e-mail ou mot de passe incorrect');
    const nobody = await ask('', 'POST', 'session', { ...wrong, email: 'nobody@shop.test' }, 'fr');
    expect(nobody).toEqual(refused);
    const { data } = await must(await signIn('owner@shop.test'), 'GET', 'session');
    expect(data).toMatchObject({ name: 'owner', role: 'owner', company_id: 1 });
  });

  test('slows guessing down', async () => {
    const wrong = { email: 'guessed@shop.test', password: 'guessed' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await ask('', 'POST', 'session', wrong)).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  test('goes on with a new token, and ends when the user signs out', async () => {
    const first = await signIn('reception@shop.test');
    const second = String((await must(first, 'POST', 'session/refresh')).access_token);
    expect(second).not.toBe(first);
    await must(second, 'GET', 'session');
    await must(second, 'DELETE', 'session');
    expect((await ask(second, 'GET', 'session')).status).toBe(401);
    expect((await ask('', 'GET', 'rest/customers')).status).toBe(401);
  });
});

describe('the rights of a declaration', () => {
  test('are those of the application’s own roles', async () => {
    const mechanic = await signIn('mechanic@shop.test');
    expect((await ask(mechanic, 'POST', 'rest/customers', { name: 'Ada' })).status).toBe(403);
    const reception = await signIn('reception@shop.test');
    await must(reception, 'POST', 'rest/customers', { name: 'Ada', note: 'pays late' });
    const [seen] = Object.values(await must(mechanic, 'GET', 'rest/customers')) as object[];
    expect(seen).toHaveProperty('name');
    expect(seen).not.toHaveProperty('note');
    expect((await ask(reception, 'GET', 'rest/suppliers')).status).toBe(403);
  });

  test('let an action change what its user may not edit, once', async () => {
    const owner = await signIn('owner@shop.test');
    const mechanic = await signIn('mechanic@shop.test');
    const vehicle = await addVehicle(owner);
    const job = { title: 'Brakes', vehicle: vehicle.id, hours: 3, rate: 50 };
    const { id, labour, state } = await must(owner, 'POST', 'rest/jobs', job);
    expect({ labour, state }).toEqual({ labour: 150, state: 'open' });
    expect((await ask(mechanic, 'PUT', `rest/jobs/${id}`, { title: 'Other' })).status).toBe(403);
    expect(await must(mechanic, 'POST', `rest/jobs/${id}/finish`)).toMatchObject({ state: 'done' });
    const again = await ask(mechanic, 'POST', `rest/jobs/${id}/finish`, undefined, 'fr');
    expect(again).toMatchObject({ status: 403, body: { message: 'Elle est déjà terminée.' } });
  });

  test('reach the rows of one’s own company only', async () => {
    const owner = await signIn('owner@shop.test');
    await addVehicle(owner);
    await running.db.asSystem((tx) =>
      tx.execute(sql`insert into companies (id, name) values (7, 'Another garage')`),
    );
    const person = { name: 'Eve', email: 'eve@other.test', password: 'another garage' };
    await addUser(running.db, { ...person, role: 'owner' as never, company_id: 7 });
    const eve = await signIn(person.email, person.password);
    expect(await must(eve, 'GET', 'rest/vehicles')).toEqual([]);
    const own = await must(eve, 'POST', 'rest/customers', { name: 'Hers' });
    expect(own.company_id).toBe(7);
    expect((await ask(owner, 'GET', `rest/customers/${own.id}`)).status).toBe(404);
  });
});

describe('the rules of a declaration', () => {
  test('refuse values at their fields, in the language of the request', async () => {
    const owner = await signIn('owner@shop.test');
    const vehicle = await addVehicle(owner);
    const wrong = { plate: vehicle.plate, customer: 9_999_999 };
    const unknown = await ask(owner, 'POST', 'rest/vehicles', wrong, 'fr');
    expect(unknown.body.errors).toEqual({ customer: ['Cet élément n’existe pas'] });
    const taken = { plate: vehicle.plate, customer: vehicle.customer, mileage: 1 };
    const { status, body } = await ask(owner, 'POST', 'rest/vehicles', taken, 'fr');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { plate: ['Un autre élément a déjà cette valeur'] },
    });
  });

  test('include those of the application’s hooks', async () => {
    const owner = await signIn('owner@shop.test');
    const { id, version } = await addVehicle(owner, { mileage: 5000 });
    const back = await ask(owner, 'PUT', `rest/vehicles/${id}`, { mileage: 4000, version });
    expect(back).toMatchObject({ status: 422, body: { errors: { mileage: ['At least 5000'] } } });
    await must(owner, 'PUT', `rest/vehicles/${id}`, { mileage: 6000, version });
  });

  test('take a deleted record out of several references', async () => {
    const owner = await signIn('owner@shop.test');
    const vehicle = await addVehicle(owner);
    const [one, other] = [
      await must(owner, 'POST', 'rest/parts', { name: 'Pad' }),
      await must(owner, 'POST', 'rest/parts', { name: 'Disc' }),
    ];
    const job = { title: 'Both', vehicle: vehicle.id, parts: [one.id, other.id] };
    const { id } = await must(owner, 'POST', 'rest/jobs', job);
    await must(owner, 'DELETE', `rest/parts/${one.id}`);
    expect((await must(owner, 'GET', `rest/jobs/${id}`)).parts).toEqual([other.id]);
  });
});

describe('pictures', () => {
  const uploadPhoto = (token: string, content: Uint8Array) =>
    upload(token, 'vehicles', 'photos', content, 'photo.jpg');
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
  const fetched = async (address: unknown) => {
    const response = await fetch(`${running.url}${address}`);
    await response.arrayBuffer(); // an answer that nobody reads would keep the server from closing
    return response.status;
  };

  test('are stored with a record, served by a signed address, and deleted with it', async () => {
    const owner = await signIn('owner@shop.test');
    const { url } = (await uploadPhoto(owner, await photo())).body;
    const { id, version, photos } = await addVehicle(owner, { photos: [url] });
    const [address] = photos as string[];
    const response = await fetch(`${running.url}${address}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 40 });
    const forged = String(address).replace(
      /signature=(.)/,
      (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`,
    );
    expect(await fetched(forged)).toBe(404);
    // saving something else keeps the picture
    const saved = await must(owner, 'PUT', `rest/vehicles/${id}`, { model: 'Twingo', version });
    expect(await fetched(address)).toBe(200);
    await must(owner, 'PUT', `rest/vehicles/${id}`, { photos: [], version: saved.version });
    expect(await fetched(address)).toBe(404);
  });

  test('are refused if they are none', async () => {
    const owner = await signIn('owner@shop.test');
    const { status, body } = await uploadPhoto(owner, new TextEncoder().encode('no picture'));
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { file: ['The file is not a picture'] },
    });
  });

  test('that were never saved are deleted at the next start, and records stay', async () => {
    const owner = await signIn('owner@shop.test');
    const kept = (await uploadPhoto(owner, await photo())).body.url;
    const { id, photos } = await addVehicle(owner, { photos: [kept] });
    const forgotten = (await uploadPhoto(owner, await photo())).body.url;
    expect(await fetched(forgotten)).toBe(200);
    await running.close();
    await start();
    expect(running.isFirst).toBe(false);
    expect(await fetched(forgotten)).toBe(404);
    expect(await fetched((photos as string[])[0])).toBe(200);
    await must(await signIn('owner@shop.test'), 'GET', `rest/vehicles/${id}`);
  });
});

describe('the database', () => {
  const migrations = join(shop.folder, 'migrations');

  test('has the tables that the declarations need', async () => {
    const before = JSON.parse(await readFile(join(migrations, 'snapshot.json'), 'utf8'));
    const { sql: missing } = await proposedMigration(before, shop.resources, {
      schema: STANDALONE_SCHEMA,
      surroundings: standaloneSurroundings(shop.operator),
    });
    expect(missing, 'npm run example -- migration NAME').toBe('');
  });

  test('is not opened by an application that is older, or that declares more', async () => {
    await running.close();
    const older = await mkdtemp(join(tmpdir(), 'turntable-shop-'));
    await mkdir(join(older, 'migrations'));
    await expect(
      startApplication({ ...shop, folder: older, resources: [] }, { port: 0, dataDir }),
    ).rejects.toThrow('newer than this application');
    await rm(older, { recursive: true });
    const [customers] = shop.resources;
    const more = { ...shop, resources: [{ ...customers, resource: 'invoices' } as never] };
    await expect(startApplication(more, { port: 0, dataDir })).rejects.toThrow(
      'invoices has no table yet',
    );
    await start();
  });
});
