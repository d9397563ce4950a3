import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFailures } from '@turntable/declare/server/http/failures.ts';
import { servePages } from '@turntable/declare/server/http/pages.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PATHS } from '../../../server/pagePaths.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
});
afterAll(() => testServer.close());

const ready = async (): Promise<[number, unknown]> => {
  const response = await fetch(`${testServer.baseUrl}/readyz`);
  return [response.status, await response.json()];
};

describe('readiness', () => {
  test('is reported when everything works', async () => {
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  test('names the storage if it does not work, without further details', async () => {
    const away = `${testServer.filesFolder}-away`;
    await rename(testServer.filesFolder, away);
    try {
      expect(await ready()).toEqual([503, { status: 'not ready', broken: ['storage'] }]);
    } finally {
      await rename(away, testServer.filesFolder);
    }
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  test('names the queue if it does not work', async () => {
    await testServer.db.systemScript('alter table jobs.queue rename to queue_away');
    try {
      expect(await ready()).toEqual([503, { status: 'not ready', broken: ['queue'] }]);
    } finally {
      await testServer.db.systemScript('alter table jobs.queue_away rename to queue');
    }
  });
});

describe('the web page', () => {
  let folder: string;
  const app = Fastify();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turntable-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<title>application</title>');
    await writeFile(join(folder, 'signin.html'), '<title>sign in</title>');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'sw.js'), 'self');
    answerFailures(app);
    await servePages(app, folder, PAGE_PATHS);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('the service worker may fetch the application, and is checked for a new version with every page', async () => {
    const { headers, statusCode } = await app.inject('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toContain('max-age');
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const ask = async (url: string, accept: string): Promise<[number, string]> => {
    const response = await app.inject({ url, headers: { accept } });
    return [response.statusCode, response.body];
  };

  test.each([
    '/',
    '/cars',
    '/cars/12?tab=photos',
    '/settings/look',
    '/companies/2/show',
    '/no-such-route',
  ])('is sent to a browser that reloads %s', async (path) => {
    expect(await ask(path, BROWSER)).toEqual([200, '<title>application</title>']);
  });

  test.each([
    ['/', 'application'],
    ['/login', 'sign in'],
    ['/forgot-password', 'sign in'],
    ['/reset-password', 'application'],
    ['/confirm-email', 'application'],
    ['/setup', 'application'],
  ])('is sent to a program that accepts anything at %s', async (path, title) => {
    expect(await ask(path, '*/*')).toEqual([200, `<title>${title}</title>`]);
  });

  test.each([
    '/metrics',
    '/wp-login.php',
    '/.well-known/security.txt',
    '/.well-known/assetlinks',
    '/.env',
    '/.git/config',
    '/api/nothing',
    '/assets/gone.js',
    '/robots.txt',
  ])('is not sent for %s, whatever the client accepts', async (path) => {
    for (const accept of [BROWSER, '*/*', 'application/json']) {
      const [status, body] = await ask(path, accept);
      expect([status, JSON.parse(body)], accept).toEqual([404, { message: 'Not found' }]);
    }
  });

  test.each(['/cars', '/server-status'])('is not sent to a program at %s', async (path) => {
    for (const accept of ['*/*', 'application/json', 'text/plain'])
      expect((await ask(path, accept))[0], accept).toBe(404);
  });

  test('does not replace files of the build', async () => {
    expect(await ask('/favicon.svg', '*/*')).toEqual([200, '<svg/>']);
  });
});
