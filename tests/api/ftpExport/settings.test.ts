import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { company } from '../../../contract/companies/calls.ts';
import { adminFtp, ftp } from '../../../contract/ftpExport/calls.ts';
import type { FtpExportSave } from '../../../contract/ftpExport/settings.ts';
import type { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const SERVER = { ftp_host: 'ftp.dealer.test', ftp_user: 'dealer', ftp_pass: 'geheim & sicher' };
const PLACEHOLDER = '********';

let testServer: TestServer;
let chief: Client;
let operator: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  [chief, operator] = [await testServer.as('chief'), await testServer.as('operator')];
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await chief.must(ftp.save, { body: { ftp_host: '' } });
  await chief.must(ftp.save, { body: SERVER });
});

const save = (body: FtpExportSave) => chief.must(ftp.save, { body });
const faults = async (body: Record<string, unknown>) =>
  (await chief.call(ftp.save, { body })).failure.errors ?? {};
const storedPassword = async () =>
  String(
    (
      await testServer.db.systemQuery(
        'select ftp_pass_encrypted as it from companies where id = $1',
        [testServer.testData.companies.nord],
      )
    ).rows[0]?.it,
  );

test('saved fields can be read, also by an employee; omitted fields stay', async () => {
  const settings: FtpExportSave = {
    ftp_port: 2121,
    ftp_security: 'explicit',
    ftp_dir: '/cars',
    dir_name: '{vin}',
    initial_name: '{angle}',
    initial_index: 7,
    format: 'webp',
    quality: 75,
    clean_variant: 'beside',
    send_photos: 1,
    save_originals: 1,
    store_as_zip: 1,
    get_cars_from_ftp: 1,
  };
  const { data } = await save({ ...SERVER, ...settings });
  expect(data).toMatchObject({ ...settings, ftp_host: 'ftp.dealer.test', ftp_user: 'dealer' });
  expect((await (await testServer.as('employee')).must(ftp.one)).data).toEqual(data);
  expect((await save({ quality: 80 })).data).toEqual({
    ...data,
    quality: 80,
    version: data.version + 1,
  });
  await save({ ...settings, get_cars_from_ftp: 0, send_photos: 0 });
});

describe('the password', () => {
  test('is stored encrypted, and no response contains it', async () => {
    const answers = [
      await chief.call(ftp.save, { body: SERVER }),
      await chief.call(ftp.one),
      await chief.call(company.one),
      await chief.call(session.me),
      await operator.call(adminFtp.one, {
        params: { company: testServer.testData.companies.nord },
      }),
      await chief.call(ftp.save, { body: { ...SERVER, dir_name: '{unknown}' } }),
    ];
    for (const { text } of answers) expect(text).not.toContain('geheim');
    expect(answers[1]?.ok).toMatchObject({ data: { ftp_pass: PLACEHOLDER } });
    expect(await storedPassword()).not.toMatch(/^$|geheim/);
  });

  test('stays if it is omitted, or if its placeholder is sent', async () => {
    const before = await storedPassword();
    await save({ ftp_user: 'other' });
    await save({ ftp_pass: PLACEHOLDER, ftp_dir: '/x' });
    expect(await storedPassword()).toBe(before);
    expect((await save({ ftp_pass: '' })).data.ftp_pass).toBe('');
  });

  test('is only sent to the server that it was entered for', async () => {
    for (const call of [ftp.save, ftp.test]) {
      const elsewhere = { ftp_host: 'ftp.thief.test', ftp_pass: PLACEHOLDER };
      expect((await chief.call(call, { body: elsewhere })).failure.errors).toEqual({
        ftp_pass: [expect.stringMatching(/again/)],
      });
    }
    expect((await save({ ftp_host: 'ftp.new.test', ftp_pass: 'another one' })).data.ftp_host).toBe(
      'ftp.new.test',
    );
  });

  test.each<[string, Parameters<typeof save>[0]]>([
    ['another port', { ftp_port: 2121 }],
    ['another port in the host', { ftp_host: 'ftp.dealer.test:2121' }],
    ['the port of the other kind of encryption', { ftp_security: 'implicit' }],
    ['the same server without encryption', { ftp_security: 'none' }],
  ])('is not sent to %s, whether the settings are saved or tested', async (_, elsewhere) => {
    await save({ ...SERVER, ftp_port: null, ftp_security: 'explicit' });
    const before = await storedPassword();
    for (const call of [ftp.save, ftp.test]) {
      for (const ftp_pass of [undefined, PLACEHOLDER]) {
        const answer = await chief.call(call, {
          body: { ...elsewhere, ...(ftp_pass && { ftp_pass }) },
        });
        expect(answer.failure.errors).toEqual({ ftp_pass: [expect.stringMatching(/again/)] });
      }
    }
    expect(await storedPassword()).toBe(before);
    expect((await save({ ...elsewhere, ftp_pass: 'entered again' })).data).toMatchObject({
      ftp_pass: PLACEHOLDER,
    });
  });

  test('stays with stronger encryption, and with the default port written out', async () => {
    await save({ ...SERVER, ftp_port: null, ftp_security: 'none' });
    const before = await storedPassword();
    await save({ ftp_security: 'explicit' });
    await save({ ftp_port: 21 });
    await save({ ftp_host: 'ftps://FTP.dealer.test' });
    expect(await storedPassword()).toBe(before);
  });

  test('is deleted with its server', async () => {
    expect((await save({ ftp_host: '' })).data.ftp_pass).toBe('');
    expect(await storedPassword()).toBe('');
  });
});

describe('invalid input', () => {
  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['a path as a host', { ftp_host: 'ftp.dealer.test/cars' }, 'ftp_host', /name of the server/],
    [
      'a port that does not exist, in the host',
      { ftp_host: 'ftp.dealer.test:70000' },
      'ftp_host',
      /name of the server/,
    ],
    ['a port that does not exist', { ftp_port: 0 }, 'ftp_port', /./],
    [
      'an unknown placeholder in a name',
      { initial_name: '{vinn}' },
      'initial_name',
      /Only these fields/,
    ],
    [
      'an unknown placeholder in a directory',
      { dir_name: 'a/{nummer}' },
      'dir_name',
      /Only these fields/,
    ],
    ['a line break', { ftp_user: 'a\r\nDELE b' }, 'ftp_user', /line breaks/],
    ['a line break in the password', { ftp_pass: 'a\r\nDELE b' }, 'ftp_pass', /line breaks/],
    ['a quality that is too low', { quality: 3 }, 'quality', /40/],
    ['an invalid flag', { send_photos: true }, 'send_photos', /./],
  ])('%s is reported at its field', async (_, body, field, says) => {
    const { version } = (await chief.must(ftp.one)).data;
    const found = await faults(body);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]?.join(' ')).toMatch(says);
    expect((await chief.must(ftp.one)).data.version).toBe(version);
  });

  test('a host in the format of other programs is accepted', async () => {
    const body = { ftp_host: 'ftps://FTP.dealer.test:2121/', ftp_pass: 'x' };
    expect((await save(body)).data).toMatchObject({
      ftp_host: 'ftp.dealer.test',
      ftp_port: 2121,
      ftp_security: 'explicit',
    });
  });
});

test('if two users save at once, the second gets 409 and nothing of that save is stored', async () => {
  const { version } = (await chief.must(ftp.one)).data;
  const params = { company: testServer.testData.companies.nord };
  await save({ dir_name: 'first', version });
  const second = await operator.call(adminFtp.save, {
    params,
    body: { dir_name: 'second', ftp_pass: 'second', version },
  });
  expect(second.status).toBe(409);
  expect((await chief.must(ftp.one)).data).toMatchObject({
    dir_name: 'first',
    version: version + 1,
  });
});

test('the operator can edit any company’s settings; an unknown company is answered with 404', async () => {
  const params = { company: testServer.testData.companies.sued };
  await operator.must(adminFtp.save, {
    params,
    body: { ftp_host: 'ftp.sued.test', ftp_user: 'sued' },
  });
  expect((await (await testServer.as('suedChief')).must(ftp.one)).data).toMatchObject({
    ftp_host: 'ftp.sued.test',
    ftp_user: 'sued',
  });
  expect((await chief.must(ftp.one)).data.ftp_host).toBe('ftp.dealer.test');
  for (const call of [adminFtp.one, adminFtp.save, adminFtp.test]) {
    expect(
      (
        await operator.call(call, {
          params: { company: 999_999 },
          ...(call !== adminFtp.one && { body: {} }),
        })
      ).status,
    ).toBe(404);
  }
});

test('connection tests of one company are limited', async () => {
  const west = await testServer.as('westChief');
  const body = { ftp_host: '127.0.0.1', ftp_user: 'x' };
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 100)
    statuses.push((await west.call(ftp.test, { body })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(10);
});
