import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

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
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
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
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is neither true nor false'],
    [{ PASSWORD_MIN: '4' }, 'PASSWORD_MIN is below 10'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY has fewer than 32 characters'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL is not an e-mail address'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY is required in production'],
    [{ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), SEED: 'true' }, 'SEED is refused in production'],
    [{ STORAGE_BUCKET: 'b' }, 'STORAGE_ACCESS_KEY is required with STORAGE_BUCKET'],
    [{ STORAGE_BUCKET: 'b', STORAGE_ACCESS_KEY: 'a' }, 'STORAGE_SECRET_KEY is required with STORAGE_BUCKET'],
    [{ REST_RESOURCES: 'inspections' }, 'REST_RESOURCES is not JSON such as {"inspections"'],
    [{ REST_RESOURCES: '[]' }, 'REST_RESOURCES is not JSON such as {"inspections"'],
    [
      { REST_RESOURCES: '{"Inspections":{}}' },
      'REST_RESOURCES names a resource that is not small letters, digits, _ and - (at Inspections)',
    ],
    [{ REST_RESOURCES: '{"visits":{"boss":["list"]}}' }, 'REST_RESOURCES names a role that is none of admin, chief'],
    [{ REST_RESOURCES: '{"visits":{"chief":["read"]}}' }, 'REST_RESOURCES names a right that is none of list, show'],
  ])('%o is refused by name', (variables, expected) => {
    expect(complaint(variables)).toContain(expected);
  });

  test('names every variable that is wrong at once', () => {
    expect(complaint({ PORT: 'x', RATE_LIMIT: '-1' }).split('\n')).toHaveLength(2);
  });

  test('never seeds in production, and an empty variable counts as unset', () => {
    expect(readConfig({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) }).seed).toBe(false);
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  test('.env.example explains every variable, and its values are the defaults', async () => {
    const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
    const source = await readFile(new URL('../../../server/config.ts', import.meta.url), 'utf8');
    const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    const explained = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(known.toSorted());
    const set = [...example.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
    expect(readConfig(Object.fromEntries(set))).toEqual(readConfig({}));
  });
});
