import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { MEMORY } from '../../../scripts/lib/environment.mjs';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
/** Returns the files and folders that a part of the Dockerfile copies from the project. */
const copiedIn = (part: string) =>
  all(part, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '));
/** The last stage, which is the image. */
const product = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const inProduct = (path: string) =>
  copiedIn(product).some((copied) => path === copied || path.startsWith(`${copied}/`));

test('the image copies only what exists and what .dockerignore does not exclude', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  const paths = copiedIn(dockerfile).filter((path) => path !== '.');
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(existsSync(join(PROJECT, path)), path).toBe(true);
    expect(
      ignored.filter((pattern) => matchesGlob(path.split('/')[0] ?? '', pattern)),
      path,
    ).toEqual([]);
  }
});

test('the image contains every script that it or compose.yaml starts', () => {
  const scripts = all(dockerfile + compose, /\b((?:server|scripts)\/\w+\.ts)\b/g);
  expect(scripts).toContain('server/main.ts');
  expect(scripts).toContain('scripts/operator.ts');
  const isThere = (script: string) => inProduct(script) && existsSync(join(PROJECT, script));
  expect(scripts.filter((script) => !isThere(script))).toEqual([]);
});

test('the image contains every file that these import', () => {
  const sources = globSync('{contract,server}/**/*.ts', { cwd: PROJECT }).concat(
    'scripts/operator.ts',
  );
  const missing = sources.flatMap((source) =>
    all(read(source), /(?:from|import\()\s*'(\.[^']+)'/g)
      .map((target) => relative(PROJECT, join(PROJECT, dirname(source), target)))
      .filter((target) => !inProduct(target)),
  );
  expect(missing).toEqual([]);
});

test('the image contains the declarations that the server reads, and what they import at run time', () => {
  const sources = globSync('{src/resources/rest.ts,packages/declare/{rest/*.ts,define/field.ts}}', {
    cwd: PROJECT,
  });
  const missing = sources.flatMap((source) => [
    ...(inProduct(source) ? [] : [source]),
    ...all(read(source), /^(?:im|ex)port (?!type)[^;]*? from '(\.[^']+)'/gm)
      .map((target) => relative(PROJECT, join(PROJECT, dirname(source), target)))
      .filter((target) => !inProduct(target)),
  ]);
  expect(sources.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

test('Dockerfile and compose.yaml set only variables that the server, Node or its allocator knows', () => {
  const known = [
    ...all(read('server/config.ts'), /^ {2}([A-Z][A-Z_]+):/gm),
    ...Object.keys(MEMORY),
  ];
  const environment = compose.slice(
    compose.indexOf('x-environment:'),
    compose.indexOf('\nservices:'),
  );
  const set = [
    ...all(environment, /^ {2}([A-Z][A-Z_]+):/gm),
    ...all(dockerfile, /^ENV (.+)$/gm).flatMap((line) => all(line, /([A-Z][A-Z_]+)=/g)),
  ];
  expect(set).toContain('DATABASE_URL');
  expect(set).toContain('NODE_ENV');
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test('the image sets memory as the launcher does', () => {
  for (const [name, value] of Object.entries(MEMORY))
    expect(product).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
});

test('the health check uses a route of the server', () => {
  const [path] = all(product, /localhost:\$\{[^}]+\}(\/\w+)/g);
  expect(read('server/routes/http/health.ts')).toContain(`'${path}'`);
});

test('one version of Node is pinned everywhere', () => {
  const { node } = JSON.parse(read('package.json')).devDependencies;
  expect(read('.nvmrc').trim()).toBe(node);
  for (const file of ['Dockerfile', '.devcontainer/devcontainer.json', '.github/workflows/ci.yml'])
    expect(all(read(file), /\bnode:(\d[\d.]*)/g), file).toEqual([node]);
});
