import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { PRODUCT_NAME } from '../../contract/product.ts';
import { MESSAGES, SCREENS } from './screens.ts';
import { buildStandalone, hashed, type Standalone } from './standalone.ts';

/** The auth layout's addresses (specification, chapter 2); each is answered with signin.html. */
const SIGN_IN_PATHS = ['/login', '/forgot-password', '/reset-password', '/confirm-email', '/setup'];

/** What the first script may fetch ahead: the parts that `partOf` names (src/boot), and a language. */
const AHEAD = {
  ...MESSAGES,
  home: SCREENS.home,
  list: SCREENS.list,
  create: SCREENS.create,
  vehicle: SCREENS.vehicle,
};

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** A chunk and everything that it imports at once. */
const withImports = (
  bundle: Rolldown.OutputBundle,
  fileName: string,
  found: Set<string> = new Set(),
): Set<string> => {
  const chunk = bundle[fileName];
  if (found.has(fileName) || !chunk || !isChunk(chunk)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
};

const entryOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .filter(isChunk)
    .find((chunk) => chunk.isEntry);

/**
 * For each part that can be fetched ahead, the files that the page's own script does not bring.
 * @throws when a part has moved: it would load later than it could, and nobody would notice.
 */
const filesAhead = (root: string, bundle: Rolldown.OutputBundle): Record<string, string[]> => {
  const entry = entryOf(bundle);
  const first = entry ? withImports(bundle, entry.fileName) : new Set<string>();
  const chunks = Object.values(bundle).filter(isChunk);
  const filesOf = (module: string): string[] => {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].includes(resolve(root, module)),
    );
    if (!chunk) throw new Error(`No file to fetch ahead: ${module} is not in the bundle`);
    return [...withImports(bundle, chunk.fileName)].filter((file) => !first.has(file));
  };
  const ahead = Object.entries(AHEAD).map(([part, modules]) => [
    part,
    [...new Set(modules.flatMap(filesOf))].map((file) => `/${file}`),
  ]);
  return Object.fromEntries(ahead);
};

/** The texts of the static page are the English ones; its script changes them where another language is chosen. */
const withTexts = async (root: string, html: string): Promise<string> => {
  const { session }: { session: Record<string, string> } = await import(
    pathToFileURL(join(root, 'src/i18n/en/session.ts')).href
  );
  return html.replace(/\{\{(\w+)\}\}/g, (place, key: string) =>
    key === 'product' ? PRODUCT_NAME : (session[key] ?? place),
  );
};

/** A script of the application that its document names. */
const FIRST_SCRIPT = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const NOTHING_AHEAD = '<meta name="turntable-ahead" content="{}" />';
const PICTURE = /src="(\/src\/[\w/]+\.svg)"/g;

/** The pictures that a page of ours names by their place in the sources. */
const picturesOf = async (root: string, html: string) => {
  const paths = [...html.matchAll(PICTURE)].map(([, path = '']) => path);
  const files = paths.map(
    async (path) =>
      [
        path,
        hashed(basename(path, '.svg'), 'svg', await readFile(join(root, path), 'utf8')),
      ] as const,
  );
  return new Map(await Promise.all(files));
};

const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/**
 * The two documents of the web application. index.html carries a first script that runs while the application is on its way, with the
 * nonce that the server gives each answer; signin.html is a page of its own, whose script fetches the application while the user types.
 */
export const pages = (): Plugin => {
  let config: ResolvedConfig;
  let boot: Standalone;
  let signIn: Standalone;
  let ahead: Record<string, string[]> = {};
  let firstFiles: string[] = [];

  const signInPage = async (): Promise<string> =>
    withTexts(config.root, await readFile(resolve(config.root, 'signin.html'), 'utf8'));

  return {
    name: 'turntable:pages',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!SIGN_IN_PATHS.includes(path)) return next();
        signInPage()
          .then((html) => server.transformIndexHtml(path, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      });
    },
    async buildStart() {
      if (config.command !== 'build') return;
      boot = await buildStandalone(config.root, 'src/boot/boot.ts', config.mode);
      signIn = await buildStandalone(config.root, 'src/signIn/signIn.ts', config.mode);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (SIGN_IN_PATHS.includes(path)) return html;
        const first = { injectTo: 'head' as const };
        if (!bundle)
          return {
            html,
            tags: [
              {
                ...first,
                tag: 'script',
                attrs: { type: 'module', async: true, src: '/src/boot/boot.ts' },
              },
            ],
          };
        const attrs = { nonce: '__CSP_NONCE__' };
        ahead = filesAhead(config.root, bundle);
        firstFiles = [...html.matchAll(FIRST_SCRIPT)].map(([, address = '']) => address);
        return {
          html: html.replace(
            NOTHING_AHEAD,
            `<meta name="turntable-ahead" content='${attribute(ahead)}' />`,
          ),
          tags: [
            { ...first, tag: 'script', attrs, children: boot.js.source },
            { ...first, tag: 'style', attrs, children: boot.css?.source },
          ],
        };
      },
    },
    generateBundle: {
      order: 'post',
      async handler() {
        for (const file of [signIn.js, signIn.css, ...signIn.pictures])
          if (file) this.emitFile({ type: 'asset', ...file });
        const page = await signInPage();
        const pictures = await picturesOf(config.root, page);
        for (const { fileName, source } of pictures.values())
          this.emitFile({ type: 'asset', fileName, source });
        const html = page
          .replace(PICTURE, (place, path: string) =>
            place.replace(path, `/${pictures.get(path)?.fileName}`),
          )
          .replace(
            '<script type="module" src="/src/signIn/signIn.ts"></script>',
            `<script defer src="/${signIn.js.fileName}"></script>`,
          )
          .replace(
            '<link rel="stylesheet" href="/src/signIn/signIn.css" />',
            `<link rel="stylesheet" href="/${signIn.css?.fileName}" />`,
          )
          .replace(
            NOTHING_AHEAD,
            `<meta name="turntable-ahead" content='${attribute({ ...ahead, first: firstFiles })}' />`,
          );
        this.emitFile({ type: 'asset', fileName: 'signin.html', source: html });
      },
    },
  };
};
