import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The paths of pages that differ from all others. */
interface PagePaths {
  /** Those that get the small sign-in page, if the build has one. */
  readonly signIn?: readonly string[];
  /** Those that links in mails open, whatever the client accepts. */
  readonly entries?: readonly string[];
}
const NONCE = '__CSP_NONCE__';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The service worker fetches from this origin, and does nothing else; the browser checks for a new version with every page. */
const WORKER = 'sw.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Returns the Content-Security-Policy of a page. Scripts, styles and data come from this origin only; MUI's inline styles carry the response's nonce.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const readPage = (folder: string, name: string): Promise<string | undefined> =>
  readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const sendPage = (reply: FastifyReply, html: string): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE, nonce));
};

/**
 * Returns whether a browser requests a page: routes of the application have no extension. A missing script, an API call and what
 * crawlers probe on any server are not pages. A client that accepts any type only gets entry pages.
 */
const isPageRequest = (isEntry: boolean, path: string, accept = '*/*'): boolean => {
  if (isEntry) return /\btext\/html\b|\*\/\*/.test(accept);
  return (
    /\btext\/html\b/.test(accept) &&
    !/^\/(api|assets|metrics|\.[^/]*)(\/|$)/.test(path) &&
    !/\.\w+$/.test(path)
  );
};

/** Serves the built web application: files by name, hashed ones for good, and its documents for every other path. */
export const servePages = async (
  app: FastifyInstance,
  folder: string,
  { signIn = [], entries = [] }: PagePaths = {},
): Promise<void> => {
  const index = await readPage(folder, 'index.html');
  if (index === undefined) return;
  const signInPage = (await readPage(folder, 'signin.html')) ?? index;
  const entryPaths = ['/', ...signIn, ...entries];

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      if (basename(path) === WORKER) {
        reply.header('content-security-policy', WORKER_POLICY).header('cache-control', 'no-cache');
        return;
      }
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=3600',
      );
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!isPageRequest(entryPaths.includes(path), path, request.headers.accept))
      return reply.callNotFound();
    return sendPage(reply, signIn.includes(path) ? signInPage : index);
  });
};
