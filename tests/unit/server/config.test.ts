import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

const KEY = 'vJ3mQ8sT1xY6bN0cW5kR2pZ7hL4gD9fA';
/** The minimum that production needs. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: KEY,
  PUBLIC_URL: 'https://turntable.example',
};

const complaint = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  test('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      cutoutModel: 'auto',
      publicUrl: 'http://localhost:3000',
      seed: true,
      databaseUrl: undefined,
      tokenSeconds: 3600,
    });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT is not a whole number'],
    [{ PORT: '70000' }, 'PORT is above 65535'],
    [{ FTP_PASSIVE_PORTS: '50000' }, 'FTP_PASSIVE_PORTS is not a range such as 1024-65535'],
    [{ FTP_PASSIVE_PORTS: '2000-1024' }, 'FTP_PASSIVE_PORTS is not a range within 1-65535'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not an address such as postgres://'],
    [{ PUBLIC_URL: 'turntable.example' }, 'PUBLIC_URL is not an address'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL is not an address'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is neither a number of proxies, nor a list of addresses'],
    [{ TRUST_PROXY: '10.0.0.5,proxy.local' }, 'TRUST_PROXY is neither a number of proxies'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is neither a number of proxies'],
    [{ ...PRODUCTION, TRUST_PROXY: 'true' }, 'TRUST_PROXY=true is refused in production'],
    [{ PASSWORD_MIN: '4' }, 'PASSWORD_MIN is below 10'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY has fewer than 32 characters'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL is not an e-mail address'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY is required in production'],
    [{ NODE_ENV: 'production', SECRET_KEY: KEY }, 'PUBLIC_URL is required in production'],
    [{ ...PRODUCTION, SEED: 'true' }, 'SEED is refused in production'],
    [{ STORAGE_BUCKET: 'b' }, 'STORAGE_ACCESS_KEY is required with STORAGE_BUCKET'],
    [
      { STORAGE_BUCKET: 'b', STORAGE_ACCESS_KEY: 'a' },
      'STORAGE_SECRET_KEY is required with STORAGE_BUCKET',
    ],
  ])('%o is refused by name', (variables, expected) => {
    expect(complaint(variables)).toContain(expected);
  });

  test('names every invalid variable at once', () => {
    expect(complaint({ PORT: 'x', RATE_LIMIT: '-1' }).split('\n')).toHaveLength(2);
  });

  test('names every missing and every invalid setting at once', () => {
    const names = (variables: Record<string, string>) =>
      complaint(variables)
        .split('\n')
        .map((line) => /^[A-Z_]+/.exec(line)?.[0]);
    expect(names({ NODE_ENV: 'production', STORAGE_BUCKET: 'b' })).toEqual([
      'SECRET_KEY',
      'PUBLIC_URL',
      'STORAGE_ACCESS_KEY',
      'STORAGE_SECRET_KEY',
    ]);
    expect(names({ NODE_ENV: 'production', PORT: 'x', TRUST_PROXY: 'true' })).toEqual([
      'PORT',
      'SECRET_KEY',
      'PUBLIC_URL',
      'TRUST_PROXY',
    ]);
  });

  test.each([
    ['0'.repeat(32), 'repeats itself'],
    ['changeme'.repeat(4), 'contains "changeme"'],
    ['please-CHANGE-ME-before-you-start', 'contains "changeme"'],
    ['passwordpasswordpassword12345678', 'contains "password"'],
    ['0123456789abcdef0123456789abcdef', 'repeats itself'],
    ['abcdefghijklmnopqrstuvwxyz123456', 'repeats itself'],
    ['zyxwvutsrqponmlkjihgfedcba987654', 'repeats itself'],
    ['qwertzuiqwertzuiqwertzuiqwertzui', 'repeats itself'],
    ['01'.repeat(40), 'repeats itself'],
  ])('refuses the secret key %s only in production', (SECRET_KEY, reason) => {
    expect(complaint({ ...PRODUCTION, SECRET_KEY })).toBe(
      `SECRET_KEY ${reason}, so it can be guessed: use random characters, for example from \`openssl rand -base64 36\``,
    );
    expect(complaint({ SECRET_KEY })).toBe('');
  });

  test('accepts random secret keys of 32 characters, hexadecimal and base64', () => {
    const refused = Array.from({ length: 2000 }, (_, index) => {
      const digest = createHash('sha256').update(String(index)).digest();
      return [digest.toString('hex').slice(0, 32), digest.toString('base64url').slice(0, 32)];
    })
      .flat()
      .filter((SECRET_KEY) => complaint({ ...PRODUCTION, SECRET_KEY }) !== '');
    expect(refused).toEqual([]);
  });

  test.each([
    ['false', false],
    ['true', true],
    ['0', 0],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, 192.168.0.0/16, ::1, loopback', ['10.0.0.5', '192.168.0.0/16', '::1', 'loopback']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  test('describes the API outside production, and in production if configured', () => {
    expect(readConfig({}).apiDocs).toBe(true);
    expect(readConfig(PRODUCTION).apiDocs).toBe(false);
    expect(readConfig({ ...PRODUCTION, API_DOCS: 'true' }).apiDocs).toBe(true);
  });

  test('downloads no model in tests, and accepts none or a file instead of the recommended one', () => {
    const read = (CUTOUT_MODEL: string, NODE_ENV = 'development') =>
      readConfig({ CUTOUT_MODEL, NODE_ENV }).cutoutModel;
    expect(read('', 'test')).toBe('none');
    expect(read('auto', 'test')).toBe('auto');
    expect(read('none')).toBe('none');
    expect(read('/models/bought.onnx')).toEqual({ file: '/models/bought.onnx' });
    const source = 'http://mirror.example/models';
    expect(readConfig({ CUTOUT_MODEL_SOURCE: source }).cutoutModelSource).toBe(`${source}/`);
  });

  test('never seeds in production, and an empty variable counts as unset', () => {
    expect(readConfig(PRODUCTION).seed).toBe(false);
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  test('.env.example explains every variable, and its values are the defaults', async () => {
    const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
    const source = await readFile(new URL('../../../server/config.ts', import.meta.url), 'utf8');
    const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    const explained = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(known.toSorted());
    const set = [...example.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value] as const,
    );
    expect(readConfig(Object.fromEntries(set))).toEqual(readConfig({}));
  });
});
