import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import { openDatabase } from '../../server/db/client.ts';
import { Client } from '../api/setup/client.ts';
import { ServerProcess } from '../serverProcess.ts';
import { makeSampleFolder } from './sampleFolder.ts';

/** A sentence for the user who starts the process, without a stack trace. */
const ONE_LINE = /^[^\n]+\n$/;

let folder: string;
const running: ServerProcess[] = [];
beforeAll(() => {
  folder = makeSampleFolder();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(dataFolder = folder): Promise<ServerProcess> {
  const server = await ServerProcess.start({ DATA_DIR: dataFolder, SEED: 'true' });
  running.push(server);
  return server;
}

/** Runs a script on the data folder to its end. */
async function runScript(
  script: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DATABASE_URL: '',
  };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { cwd: PROJECT, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function addVehicles(baseUrl: string, count: number): Promise<string[]> {
  const { access_token } = await new Client(baseUrl).must(session.login, {
    body: { email: 'chief@nord.test', password: 'turntable-demo' },
  });
  const chief = new Client(baseUrl, access_token);
  const names = Array.from({ length: count }, (_, index) => `Kept ${index}`);
  for (const vehicle_name of names) await chief.must(cars.create, { body: { vehicle_name } });
  return names;
}

const vehicleNames = async (): Promise<unknown[]> => {
  const db = await openDatabase({ folder: join(folder, 'database') });
  const { rows } = await db.systemQuery(
    `select vehicle_name from cars where vehicle_name like 'Kept %' order by id`,
  );
  await db.close();
  return rows.map(({ vehicle_name }) => vehicle_name);
};

test('refuses every second process on a data folder, also through a link, in one line that names both, and keeps what the first one acknowledged', async () => {
  const first = await start();
  const refusal = `The embedded database in ${join(folder, 'database')} is in use by process ${first.pid} (`;

  await expect(start()).rejects.toThrow(refusal);
  const link = `${folder}-link`;
  await symlink(folder, link);
  const refused = await start(link).then(
    () => '',
    (error: Error) => error.message,
  );
  await rm(link);
  expect(refused.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(/^The embedded database in .*-link\/database is in use by process/),
  ]);
  const reset = await runScript('scripts/reset.ts', '--yes');
  expect(reset).toMatchObject({ code: 1, output: expect.stringContaining(refusal) });
  const operator = await runScript('scripts/operator.ts', 'list');
  expect(operator).toEqual({ code: 1, output: expect.stringMatching(ONE_LINE) });
  expect(operator.output).toContain(refusal);
  const worker = await runScript('scripts/worker.ts');
  expect(worker).toMatchObject({
    code: 1,
    output: expect.stringContaining('the embedded database belongs to one process'),
  });
  await expect(openDatabase({ folder: join(folder, 'database') })).rejects.toThrow(refusal);

  const names = await addVehicles(first.baseUrl, 10);
  expect(await first.stop()).toBe(0);
  expect(await vehicleNames()).toEqual(names);
});

test('of two servers that start at the same moment, exactly one serves', async () => {
  const starts = await Promise.allSettled([start(), start()]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('starts after kill -9, even when the process id of the killed one is in use again', async () => {
  const killed = await start();
  await killed.kill();
  const ownerFile = join(folder, 'database.owner');
  const owner = JSON.parse(await readFile(ownerFile, 'utf8'));
  expect(owner.pid).toBe(killed.pid);
  await writeFile(ownerFile, JSON.stringify({ ...owner, pid: process.pid }));
  const next = await start();
  expect(next.ended).toBe(false);
});
