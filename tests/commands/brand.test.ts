import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import { brandDrawings, brandIcons } from '../../scripts/samples/brand/drawings.ts';
import { tints } from '../../scripts/samples/brand/tints.ts';
import { Client } from '../api/setup/client.ts';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';
import { ServerProcess } from '../serverProcess.ts';

// Another brand, in a copy of the project: nothing of the old one may be left in what users get.

const NAME = 'Umbrella Motors';
const MARK = '<rect width="30" height="30" fill="{line}" stroke="{accent}"/>';
const OLD = readFileSync(`${PROJECT}brand.ts`, 'utf8');
const OLD_PATHS = /M6\.5 20\.5c/;
/** Colours of the brand only: white is in every brand. */
const COLOURS = [...new Set(OLD.match(/#[0-9a-f]{6}\b/g))].filter((hex) => hex !== '#ffffff');

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  const brand = COLOURS.reduce(
    (text, hex, index) => text.replaceAll(hex, `#a7b3${index.toString(16).padStart(2, '0')}`),
    OLD,
  )
    .replace("'Turntable'", `'${NAME}'`)
    .replace('@turntable.test', '@umbrella.test')
    .replace(/MARK = `.*`/, `MARK = '${MARK}'`);
  await writeFile(join(copy.folder, 'brand.ts'), brand);
  await copy.run(process.execPath, 'scripts/brand.ts');
  await copy.run(
    process.execPath,
    'node_modules/vite/bin/vite.js',
    'build',
    '--mode',
    'trial',
    '--logLevel',
    'warn',
  );
});
afterAll(() => copy[Symbol.asyncDispose]());

/** Returns the channels of a colour as in `rgb()`: `10 100 96` for `#0a6460`. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const WORDS = [
  'Turntable',
  'support@turntable.test',
  ...COLOURS,
  ...COLOURS.map((hex) => `rgb(${channels(hex)}`),
];
const leftIn = (text: string): string[] => WORDS.filter((old) => text.includes(old));

/** Returns the colours of a picture as `#rrggbb` with their numbers of pixels; mixed ones at the edges of areas are left out. */
const colourAreas = async (picture: string | Buffer): Promise<Record<string, number>> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const areas = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const hex = `#${data.toString('hex', at, at + 3)}`;
    areas.set(hex, (areas.get(hex) ?? 0) + 1);
  }
  return Object.fromEntries([...areas].filter(([, pixels]) => pixels > data.length / 1000));
};

test('the drawings are those of brand.ts', async () => {
  for (const [path, drawing] of Object.entries(brandDrawings()))
    expect(await readFile(PROJECT + path, 'utf8'), `${path}: npm run brand`).toBe(drawing);
  for (const [path, icon] of Object.entries(await brandIcons()))
    expect(await colourAreas(PROJECT + path), `${path}: npm run brand`).toEqual(
      await colourAreas(icon),
    );
});

test('nothing of the old brand is left in what the browser gets', async () => {
  const files = globSync('dist/**/*.{html,css,js,svg,webmanifest}', { cwd: copy.folder });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = await readFile(join(copy.folder, file), 'utf8');
    expect(leftIn(text), file).toEqual([]);
    expect(text, file).not.toMatch(OLD_PATHS);
  }
  const built = (file: string) => readFile(join(copy.folder, 'dist', file), 'utf8');
  expect(await built('favicon.svg')).toContain('<rect width="30"');
  expect(await built('index.html')).toContain(`<title>${NAME}</title>`);
  expect(await built('index.html')).toContain('<rect width="30"');
});

test('the installed application has the new name, colours and icons', async () => {
  const folder = join(copy.folder, 'dist');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  const { light } = await import(join(copy.folder, 'brand.ts'));
  expect(manifest).toMatchObject({
    name: NAME,
    short_name: NAME,
    theme_color: light.ground,
    background_color: light.ground,
  });
  const files = globSync('icons/*.png', { cwd: folder });
  expect(files).toEqual(
    expect.arrayContaining(manifest.icons.map(({ src }: { src: string }) => src.slice(1))),
  );
  for (const file of files) {
    const colours = Object.keys(await colourAreas(join(folder, file)));
    expect(colours, file).toContain(light.rail);
    for (const old of [...COLOURS, ...Object.values(tints)])
      expect(colours, file).not.toContain(old);
  }
});

test('pages, mails and the description of the API have the new name', async () => {
  const server = await ServerProcess.start(
    { DATA_DIR: join(copy.folder, 'data'), SEED: 'false' },
    undefined,
    join(copy.folder, 'server/main.ts'),
  );
  try {
    const page = async (path: string) => (await fetch(`${server.baseUrl}${path}`)).text();
    expect(await page('/login')).toContain(`<title>Sign in · ${NAME}</title>`);
    const api = await page('/api/docs/json');
    expect(api).toContain(`${NAME} API`);
    expect(leftIn(api)).toEqual([]);

    await expect.poll(() => server.output).toMatch(/setup\?token=/);
    const [, token = ''] = /setup\?token=([\w-]+)/.exec(server.output) ?? [];
    const email = 'ola@operator.test';
    const password = 'a password of the first operator';
    const client = new Client(server.baseUrl);
    await client.must(session.setUp, {
      body: { token, name: 'Ola', email, password, password_confirmation: password },
    });
    await client.must(session.forgotPassword, { body: { email } });
    await expect.poll(() => server.output).toContain(`Your new password for ${NAME}`);
    expect(server.output).toContain(`${NAME} is ready at`);
    expect(leftIn(server.output)).toEqual([]);
  } finally {
    await server.kill();
  }
});

test('the server takes its sender and support address only from the brand', async () => {
  const files = globSync('{server,contract}/**/*.ts', { cwd: copy.folder });
  expect(files.length).toBeGreaterThan(200);
  for (const file of files)
    expect(await readFile(join(copy.folder, file), 'utf8'), file).not.toMatch(
      /Turntable|no-reply@|support@turntable/,
    );
});
