import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ftp } from '../../../contract/ftpExport/calls.ts';
import type { FtpExportSave, FtpProblem, FtpStep } from '../../../contract/ftpExport/settings.ts';
import { tryFtp } from '../../../server/ftp/trial.ts';
import { certificateFor } from '../setup/certificate.ts';
import type { Client } from '../setup/client.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const LOGIN = { ftp_user: 'dealer', ftp_pass: 'geheim' };
const trusted = certificateFor('localhost');

let testServer: TestServer;
let chief: Client;
let server: FtpServer;
let encrypted: Record<'explicit' | 'implicit' | 'unknown' | 'other', FtpServer>;
beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates('default'), trusted.cert]);
  testServer = await openTestServer({ jobs: false, env: { FTP_ALLOW_PRIVATE: 'true' } });
  chief = await testServer.as('chief');
  const open = (mode: 'explicit' | 'implicit', certificate = trusted) =>
    openFtpServer('dealer', 'geheim', { mode, ...certificate });
  server = await openFtpServer('dealer', 'geheim');
  encrypted = {
    explicit: await open('explicit'),
    implicit: await open('implicit'),
    unknown: await open('explicit', certificateFor('localhost')),
    other: await open('implicit', certificateFor('another.test')),
  };
});
afterEach(() => {
  server.says = {};
});
afterAll(async () => {
  await testServer.close();
  for (const one of [server, ...Object.values(encrypted)]) await one.close();
});

const attempt = async (settings: FtpExportSave, language = 'en') => {
  const body = { ftp_host: 'localhost', ftp_port: server.port, ...LOGIN, ...settings };
  return (await chief.must(ftp.test, { body, headers: { 'accept-language': language } })).data;
};

test('a working connection has written, read back and removed a small file', async () => {
  const trial = await attempt({});
  expect(trial).toEqual({
    ok: 1,
    step: 'remove',
    problem: null,
    message: expect.stringMatching(/^The connection works/),
  });
  expect(server.written).toEqual([expect.stringMatching(/^\/connection-test-[0-9a-f]{12}\.txt$/)]);
  expect(server.files.size).toBe(0);
  expect((await chief.must(ftp.one)).data).toMatchObject({ ftp_host: '', ftp_pass: '' });
});

test.each(['explicit', 'implicit'] as const)(
  'a working connection by FTPS does the same: %s',
  async (mode) => {
    expect(await attempt({ ftp_port: encrypted[mode].port, ftp_security: mode })).toMatchObject({
      ok: 1,
    });
    expect(encrypted[mode].written).toHaveLength(1);
  },
);

describe('problems are reported in plain words', () => {
  test.each<[string, FtpExportSave, Record<string, string>, FtpStep, FtpProblem, RegExp]>([
    [
      'an unknown name',
      { ftp_host: 'ftp.dealer.invalid' },
      {},
      'connect',
      'name_not_found',
      /No server has this name/,
    ],
    ['a closed port', { ftp_port: 1 }, {}, 'connect', 'refused', /refuses the connection/],
    [
      'a wrong password',
      { ftp_pass: 'falsch' },
      {},
      'sign_in',
      'wrong_password',
      /user and password/,
    ],
    [
      'no such directory',
      { ftp_dir: '/nowhere' },
      {},
      'directory',
      'no_directory',
      /no such directory/,
    ],
    [
      'no permission to write',
      {},
      { stor: '550 Permission denied' },
      'write',
      'no_permission',
      /may not write/,
    ],
    [
      'no permission to delete',
      {},
      { dele: '550 Permission denied' },
      'remove',
      'no_permission',
      /delete/,
    ],
    ['no space', {}, { stor: '552 Quota exceeded' }, 'write', 'no_space', /no space/],
    [
      'passive mode blocked',
      {},
      { epsv: '229 Passive (|||1|)' },
      'write',
      'passive_blocked',
      /passive mode/,
    ],
    [
      'data refused',
      {},
      { stor: '425 Cannot open data connection' },
      'write',
      'passive_blocked',
      /passive mode/,
    ],
    [
      'encryption demanded',
      {},
      { user: '530 Non-anonymous sessions must use encryption.' },
      'sign_in',
      'tls_required',
      /Choose FTPS/,
    ],
    [
      'encryption not spoken',
      { ftp_security: 'explicit' },
      {},
      'encrypt',
      'no_tls',
      /does not speak this kind/,
    ],
    [
      'an invalid answer',
      {},
      { user: '599 Try again tomorrow' },
      'sign_in',
      'other',
      /do not understand/,
    ],
  ])('%s', async (_, settings, says, step, problem, words) => {
    server.says = says;
    expect(await attempt(settings)).toEqual({
      ok: 0,
      step,
      problem,
      message: expect.stringMatching(words),
    });
  });

  test('in the language of the request', async () => {
    expect((await attempt({ ftp_pass: 'falsch' }, 'de')).message).toBe(
      'Der Server nimmt Benutzer und Passwort nicht an.',
    );
  });

  test('a certificate of an unknown authority, and one for another name', async () => {
    expect(
      await attempt({ ftp_port: encrypted.unknown.port, ftp_security: 'explicit' }),
    ).toMatchObject({ ok: 0, problem: 'certificate' });
    expect(
      await attempt({ ftp_port: encrypted.other.port, ftp_security: 'implicit' }),
    ).toMatchObject({ ok: 0, problem: 'certificate' });
  });

  test('a server that is silent, from the start or in the middle', async () => {
    const access = {
      host: 'localhost',
      port: server.port,
      security: 'none',
      user: 'dealer',
      password: 'geheim',
      allowPrivate: true,
    } as const;
    const patience = { silentMs: 300, wholeMs: 5000 };
    server.says = { user: '' };
    expect(await tryFtp(access, '', patience)).toEqual({ step: 'sign_in', problem: 'timeout' });
    server.says = { cwd: '' };
    expect(await tryFtp(access, '/', patience)).toEqual({ step: 'directory', problem: 'timeout' });
    server.says = { user: '' };
    expect(await tryFtp(access, '', { silentMs: 5000, wholeMs: 300 })).toEqual({
      step: 'sign_in',
      problem: 'timeout',
    });
  });

  test('a missing server and a missing user', async () => {
    const errors = async (body: FtpExportSave) =>
      (await chief.call(ftp.test, { body })).failure.errors;
    expect(await errors({})).toEqual({ ftp_host: ['Required'] });
    expect(await errors({ ftp_host: 'localhost' })).toEqual({ ftp_user: ['Required'] });
  });
});

test('the stored password is tested if no other one is entered', async () => {
  const other = await testServer.as('suedChief'); // trials of one company are limited
  await other.must(ftp.save, { body: { ftp_host: 'localhost', ftp_port: server.port, ...LOGIN } });
  expect((await other.must(ftp.test, { body: {} })).data.ok).toBe(1);
  expect((await other.must(ftp.test, { body: { ftp_pass: '********' } })).data.ok).toBe(1);
});
