import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../../../contract/looks/settingsCalls.ts';
import type { CutoutEngine } from '../../../contract/processing/cutoutEngine.ts';
import { adminCutoutEngines as calls } from '../../../contract/processing/cutoutEngineCalls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, send, untilProcessed } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { type SentPhoto, sampleOf, wall } from '../setup/samplePhotos.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A picture takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const TINY = new URL('../../fixtures/tiny.onnx', import.meta.url).pathname;

describe('a choice', () => {
  const asked: string[] = [];
  /** Has no model, only a page. */
  const mirror = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('<html>Sign in to this network</html>');
  });
  let testServer: TestServer;
  let operator: Client;
  beforeAll(async () => {
    mirror.listen(0, '127.0.0.1');
    await once(mirror, 'listening');
    const { port } = mirror.address() as AddressInfo;
    testServer = await openTestServer({
      env: { CUTOUT_MODEL: 'auto', CUTOUT_MODEL_SOURCE: `http://127.0.0.1:${port}/` },
    });
    operator = await testServer.as('operator');
  });
  afterAll(async () => {
    await testServer.close();
    mirror.close();
  });
  const engines = async () => (await operator.must(calls.list)).data;
  const engine = async (name: string): Promise<CutoutEngine | undefined> =>
    (await engines()).engines.find((one) => one.name === name);

  test('is offered with auto: all published engines, and our own until the recommended one is downloaded', async () => {
    const { setting, chosen, engines: all } = await engines();
    expect([setting, chosen]).toEqual(['auto', null]);
    expect(all.filter(({ in_use }) => in_use).map(({ name }) => name)).toEqual(['own']);
    expect(all.find(({ recommended }) => recommended)).toMatchObject({
      name: 'isnet-general-use',
      bytes: 178_648_008,
      licence: 'Apache-2.0',
      in_use: 0,
    });
  });

  test('downloads a model, and reports why that failed and when it tries again', async () => {
    const params = { engine: 'u2netp' };
    await operator.must(calls.fetch, { params });
    await vi.waitFor(async () => expect((await engine('u2netp'))?.step).toBe('failed'));
    const { failure, retry_at } = (await engine('u2netp')) ?? {};
    expect(failure).toContain('other than 4574861 bytes');
    expect(Date.parse(String(retry_at))).toBeGreaterThan(Date.now());
    expect(asked).toContain('/u2netp.onnx');
  });

  test('counts an engine’s pictures and the duration per photo', async () => {
    expect(await engine('own')).toMatchObject({ pictures: 0, seconds: null, step: 'there' });
    const chief = await testServer.as('chief');
    const { id } = await newCar(chief);
    const { rows } = await testServer.db.systemQuery(
      `select id from preset_items where code = 'left'`,
    );
    await send(chief, id, Number(rows[0]?.id), await sampleOf('left'));
    await chief.must(companyCars.process, { params: { car: id }, body: {} });
    await untilProcessed(chief, id);
    const own = await engine('own');
    expect(own?.pictures).toBe(1);
    expect(own?.seconds).toBeGreaterThan(0);

    // It is a draft, but while no model is in use, nothing could improve it.
    const [finished] = (await chief.must(settings.finished)).data;
    expect(finished).toMatchObject({ id, photos: 1, drafts: 0 });
    expect((await chief.must(settings.finished, { query: { drafts: 1 } })).data).toEqual([]);
    const again = await chief.call(settings.apply, { body: { cars: [id], only: 'drafts' } });
    expect(again.status).toBe(422);
  });

  test('tries an installed engine on a photo, and stores nothing', async () => {
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

  test('is stored, for all processes, and recorded in the audit log', async () => {
    const { data } = await operator.must(calls.use, { params: { engine: 'own' } });
    expect(data.chosen).toBe('own');
    expect((await engines()).chosen).toBe('own');
    const { rows } = await testServer.db.systemQuery(
      `select details from audit_log where action = 'cut-out engine chosen'`,
    );
    expect(rows).toEqual([{ details: { engine: 'own' } }]);
  });

  test.each(['use', 'fetch'] as const)('%s accepts only published engines', async (name) => {
    const { status } = await operator.call(calls[name], { params: { engine: 'best' } });
    expect(status).toBe(404);
  });
});

test('a model named in the configuration is used, and leaves no choice', async () => {
  const testServer = await openTestServer({ env: { CUTOUT_MODEL: TINY } });
  const operator = await testServer.as('operator');
  const { data } = await operator.must(calls.list);
  expect(data.setting).toBe('file');
  expect(data.engines.map(({ name, in_use, step }) => [name, in_use, step])).toEqual([
    ['own', 0, 'there'],
    ['tiny', 1, 'there'],
  ]);
  await testServer.close();
});

test('only drafts are processed again with the better engine, free of charge, and can be restored', async () => {
  const testServer = await openTestServer({ jobs: false, env: { CUTOUT_MODEL: TINY } });
  const chief = await testServer.as('chief');
  const { id } = await newCar(chief);
  const [draft = 0, clean = 0, corrected = 0] = await Promise.all(
    testServer.testData.views.slice(0, 3).map(async (view) => {
      const sent = await send(chief, id, view, { name: 'a.jpg', bytes: await picture() });
      return sent.id;
    }),
  );
  await testServer.db.systemQuery(
    `update photos set status = 4, processed_at = now(), processed_key = 'processed-' || id, preview_processed_key = 'small-' || id,
       draft = case when id = $2 then 0 else 1 end, cutout_strokes = case when id = $3 then '[{}]'::jsonb end
     where car_id = $1`,
    [id, clean, corrected],
  );
  const inProcess = async () =>
    (
      await testServer.db.systemQuery('select id from photos where in_process = 1 order by id')
    ).rows.map((photo) => photo.id);

  const [finished] = (await chief.must(settings.finished, { query: { drafts: 1 } })).data;
  expect(finished).toMatchObject({ id, photos: 3, drafts: 1 });
  const body = { cars: [id], only: 'drafts' } as const;
  const { data: run } = await chief.must(settings.apply, { body });
  expect(run).toMatchObject({ cars: 1, photos: 1, can_undo: 1 });
  expect(await inProcess()).toEqual([draft]);
  expect(
    (await testServer.db.systemQuery('select 1 from ledger_entries where car_id = $1', [id])).rows,
  ).toEqual([]);
  await chief.must(settings.undo);
  expect(await inProcess()).toEqual([]);

  await testServer.db.systemQuery('update photos set draft = 0 where id = $1', [draft]);
  const refused = await chief.call(settings.apply, { body });
  expect([refused.status, refused.failure.errors]).toEqual([
    422,
    { cars: ['None of these vehicles has a draft that a better engine would cut out again'] },
  ]);
  await testServer.close();
});
