import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('.env.example explains every variable that the server reads, and no other', () => {
  const explained = names(read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm);
  const known = names(read('server/config.ts'), /^ {2}([A-Z][A-Z_]+):/gm);
  expect(explained).toEqual(known);
});
