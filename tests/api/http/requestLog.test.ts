import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploads } from '../../../contract/uploads/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let log = '';
beforeAll(async () => {
  const write = (line: string) => {
    log += line;
  };
  testServer = await openTestServer({ jobs: false, env: { LOG_LEVEL: 'info' }, log: { write } });
});
afterAll(() => testServer.close());
beforeEach(() => {
  log = '';
});
const logged = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request')
    .map(({ method, route, status }) => [method, route, status]);

test('requests that change something are logged, and refused ones', async () => {
  const chief = await testServer.as('chief');
  log = '';
  await chief.must(cars.create, { body: { vehicle_name: 'Logged' } });
  await chief.call(cars.one, { params: { id: 999_999 } });
  expect(logged()).toEqual([
    ['POST', '/api/cars', 200],
    ['GET', '/api/cars/:id', 404],
  ]);
});

test('reading is not logged, nor the small copies that a camera sends every second', async () => {
  const chief = await testServer.as('chief');
  log = '';
  await chief.must(cars.list);
  const photo = { name: 'copy.jpg', bytes: await picture() };
  await chief.must(uploads.look, { files: { photo } });
  expect(logged()).toEqual([]);
});
