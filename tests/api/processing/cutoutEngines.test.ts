import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CutoutEngine } from '../../../contract/processing/cutoutEngine.ts';
import { adminCutoutEngines as calls } from '../../../contract/processing/cutoutEngineCalls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../house/client.ts';
import { newCar, send, settled } from '../house/dealer.ts';
import { type House, openHouse } from '../house/house.ts';
import { type SentPhoto, sampleOf, wall } from '../house/samplePhotos.ts';

// A picture takes seconds, and much longer where other work shares the processor.
vi.setConfig({ testTimeout: 240_000 });

const TINY = new URL('../../fixtures/tiny.onnx', import.meta.url).pathname;

describe('a choice', () => {
  const asked: string[] = [];
  /** Has no model, only a page. */
  const mirror = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('<html>Sign in to this network</html>');
  });
  let house: House;
  let operator: Client;
  beforeAll(async () => {
    mirror.listen(0, '127.0.0.1');
    await once(mirror, 'listening');
    const { port } = mirror.address() as AddressInfo;
    house = await openHouse({
      env: { CUTOUT_MODEL: 'auto', CUTOUT_MODEL_SOURCE: `http://127.0.0.1:${port}/` },
    });
    operator = await house.as('operator');
  });
  afterAll(async () => {
    await house.close();
    mirror.close();
  });
  const engines = async () => (await operator.must(calls.list)).data;
  const engine = async (name: string): Promise<CutoutEngine | undefined> =>
    (await engines()).engines.find((one) => one.name === name);

  test('is there with auto: all that is published, ours until the recommended one has come', async () => {
    const { setting, chosen, engines: all } = await engines();
    expect([setting, chosen]).toEqual(['auto', null]);
    expect(all.filter(({ in_use }) => in_use).map(({ name }) => name)).toEqual(['own']);
    expect(all.find(({ recommended }) => recommended)).toMatchObject({
      ...{ name: 'isnet-general-use', bytes: 178_648_008, licence: 'Apache-2.0' },
      in_use: 0,
    });
  });

  test('fetches a model and says why that failed and when it tries again', async () => {
    const params = { engine: 'u2netp' };
    await operator.must(calls.fetch, { params });
    await vi.waitFor(async () => expect((await engine('u2netp'))?.step).toBe('failed'));
    const { failure, retry_at } = (await engine('u2netp')) ?? {};
    expect(failure).toContain('other than 4574861 bytes');
    expect(Date.parse(String(retry_at))).toBeGreaterThan(Date.now());
    expect(asked).toContain('/u2netp.onnx');
  });

  test('counts what an engine made and how long a photo took', async () => {
    expect(await engine('own')).toMatchObject({ pictures: 0, seconds: null, step: 'there' });
    const chief = await house.as('chief');
    const { id } = await newCar(chief);
    const { rows } = await house.db.systemQuery(`select id from preset_items where code = 'left'`);
    await send(chief, id, Number(rows[0]?.id), await sampleOf('left'));
    await chief.must(companyCars.process, { params: { car: id }, body: {} });
    await settled(chief, id);
    const own = await engine('own');
    expect(own?.pictures).toBe(1);
    expect(own?.seconds).toBeGreaterThan(0);
  });

  test('tries an engine that is there on a photo, and keeps nothing of it', async () => {
    const photo = await sampleOf('front-left');
    const files = { photo };
    const asked = { params: { engine: 'own' }, fields: {}, files };
    const { data } = await operator.must(calls.try, asked);
    expect(data).toMatchObject({ defect: null, draft: 1 });
    expect(data.seconds).toBeGreaterThan(0);
    const bytes = Buffer.from(data.image?.split(',')[1] ?? '', 'base64');
    expect((await sharp(bytes).metadata()).width).toBe(640);
    const of = (file: SentPhoto) => operator.must(calls.try, { ...asked, files: { photo: file } });
    expect((await of(await wall())).data).toMatchObject({ image: null, draft: 0 });
    expect((await engine('own'))?.pictures).toBe(1);
    const { status } = await operator.call(calls.try, { ...asked, params: { engine: 'u2net' } });
    expect(status).toBe(409);
  });

  test('is kept, for every process, and written down', async () => {
    const { data } = await operator.must(calls.use, { params: { engine: 'own' } });
    expect(data.chosen).toBe('own');
    expect((await engines()).chosen).toBe('own');
    const { rows } = await house.db.systemQuery(
      `select details from audit_log where action = 'cut-out engine chosen'`,
    );
    expect(rows).toEqual([{ details: { engine: 'own' } }]);
  });

  test.each(['use', 'fetch'] as const)('%s knows published engines only', async (name) => {
    const { status } = await operator.call(calls[name], { params: { engine: 'best' } });
    expect(status).toBe(404);
  });
});

test('a model that is named is used, and leaves no choice', async () => {
  const house = await openHouse({ env: { CUTOUT_MODEL: TINY } });
  const operator = await house.as('operator');
  const { data } = await operator.must(calls.list);
  expect(data.setting).toBe('file');
  expect(data.engines.map(({ name, in_use, step }) => [name, in_use, step])).toEqual([
    ['own', 0, 'there'],
    ['tiny', 1, 'there'],
  ]);
  await house.close();
});
