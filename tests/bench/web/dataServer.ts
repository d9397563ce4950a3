import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { me, vehiclePage } from './vehicles.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const SIGN_IN = /^\/(?:login|forgot-password)$/;
const NONCE = 'bench';
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; img-src 'self' data: blob:`;

const thumbnail = await sharp({
  create: { width: 160, height: 120, channels: 3, background: '#7a8f8c' },
})
  .jpeg()
  .toBuffer();

const json = (response: ServerResponse, body: unknown) => {
  const bytes = gzipSync(JSON.stringify(body));
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    })
    .end(bytes);
};

const api = (response: ServerResponse, { pathname, searchParams }: URL) => {
  if (pathname === '/api/auth/me') return json(response, me);
  if (pathname === '/api/company/cars') {
    return json(
      response,
      vehiclePage(
        Number(searchParams.get('page') ?? 1),
        Number(searchParams.get('per_page') ?? 25),
      ),
    );
  }
  if (pathname === '/api/notifications')
    return json(response, { data: [], current_page: 1, last_page: 1, per_page: 100, total: 0 });
  if (pathname === '/api/company/cars/owned-companies')
    return json(response, { data: [{ id: 1, title: 'Autohaus Nord' }] });
  if (pathname === '/api/files/thumbnail.jpg') {
    return response
      .writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=86400' })
      .end(thumbnail);
  }
  return response
    .writeHead(404, { 'content-type': 'application/json' })
    .end('{"message":"Not found"}');
};

const withNonce = (page: Buffer): string => page.toString().replaceAll('__CSP_NONCE__', NONCE);

/** Compresses every file once, with gzip's best level, for both applications. */
const readFolder = (folder: string) => {
  const compressed = new Map<string, Promise<Buffer>>();
  return (path: string): Promise<Buffer> => {
    const known =
      compressed.get(path) ??
      readFile(join(folder, path)).then((bytes) =>
        gzipSync(path.endsWith('.html') ? withNonce(bytes) : bytes, { level: 9 }),
      );
    compressed.set(path, known);
    return known;
  };
};

/**
 * Serves a built web application and, under /api, the responses that a list of vehicles needs: always the same, and at once, so that only the
 * application is measured. `hasPolicy` adds the Content-Security-Policy, with which a bare application does not work.
 */
export const startDataServer = async (
  folder: string,
  port: number,
  { hasPolicy }: { hasPolicy: boolean },
): Promise<Server> => {
  const read = readFolder(folder);
  const page = (path: string) => (SIGN_IN.test(path) ? '/signin.html' : '/index.html');
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/api/')) return api(response, url);
    const isFile = extname(url.pathname) !== '';
    const path = isFile ? url.pathname : page(url.pathname);
    const bytes = await read(path).catch(() => (isFile ? undefined : read('/index.html')));
    if (!bytes) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': bytes.length,
        'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(hasPolicy ? { 'content-security-policy': POLICY } : {}),
      })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
};
