import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
/** All but those of the documentation site, whose links its build checks. */
const DOCUMENTS = globSync('{*.md,docs/**/*.md,.github/**/*.md}', {
  cwd: PROJECT,
  exclude: ['docs/site/**'],
});
const DECISIONS = globSync('docs/decisions/!(README).md', { cwd: PROJECT });

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(DOCUMENTS)('every link of %s leads somewhere', (document) => {
  const links = [
    ...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)|src="([^"]+)"/g),
  ];
  const broken = links.flatMap(([, path, anchor, picture]) => {
    const target = join(dirname(document), path || picture || '.');
    const file = path || picture ? target : document;
    const leads = existsSync(join(PROJECT, file)) && (!anchor || anchorsOf(file).includes(anchor));
    return leads ? [] : [`${file}#${anchor ?? ''}`];
  });
  expect(broken).toEqual([]);
});

describe.each(DECISIONS)('the decisions of %s', (document) => {
  const records = read(document).split(/^## /m).slice(1);

  test('have a date, a status, a context and alternatives', () => {
    const form =
      /^.+\n\n\d{4}-\d\d-\d\d · (accepted|replaced by \[.+\]\(.+\))\n\n\*\*Context\.\*\* [\s\S]+\n\n\*\*Decision\.\*\* [\s\S]+\n\n\*\*Alternatives\.\*\* [\s\S]+$/;
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record).toMatch(form);
  });

  test('are in the index', () => {
    const index = read('docs/decisions/README.md');
    const file = document.split('/').at(-1);
    for (const [position, anchor] of anchorsOf(document).entries())
      if (position > 0) expect(index).toContain(`(${file}#${anchor})`);
  });
});

test.each([...DECISIONS, 'docs/architecture.md', 'docs/extending.md'])(
  '%s names only files that exist',
  (document) => {
    const missing = [
      ...read(document).matchAll(/`((?:contract|docs|scripts|server|src|tests)\/[^`]+)`/g),
    ]
      .map(([, path = '']) => path.replace(/<\w+>/, '*'))
      .filter((path) => !/locations|leads/.test(path)) // the resources that docs/extending.md adds
      .filter((path) => globSync(path, { cwd: PROJECT }).length === 0);
    expect(missing).toEqual([]);
  },
);

test('decisions name only tests that exist', () => {
  const named = DECISIONS.flatMap((document) => [
    ...read(document).matchAll(/`(tests\/[^`]+)` › ([^|`]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.flatMap(([, file = '', names = '']) =>
    names.split(/; ?/).filter((name) => !read(file).includes(name.trim())),
  );
  expect(missing).toEqual([]);
});

test('code and documents name only decisions that exist', () => {
  const sources = globSync('{contract,server,src,scripts,tests,docs}/**/*.{ts,tsx,md}', {
    exclude: ['docs/site/**'],
    cwd: PROJECT,
  });
  const missing = sources.flatMap((source) =>
    [...read(source).matchAll(/docs\/decisions\/[\w-]+\.md/g)].flatMap(([path]) =>
      existsSync(join(PROJECT, path)) ? [] : [`${source}: ${path}`],
    ),
  );
  expect(missing).toEqual([]);
});
