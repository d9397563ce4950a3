import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Returns the files that a file imports, from the project's folder. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, target = '']) => join(dirname(file), target),
  );

test('files of a service that only its own domain imports are inner files', () => {
  const usedOutside = new Set(
    globSync('server/**/*.ts', { cwd: PROJECT }).flatMap((file) =>
      importsOf(file).filter((target) => !file.startsWith(`${dirname(target)}/`)),
    ),
  );
  const publicFiles = globSync('server/services/*/*.ts', { cwd: PROJECT });
  expect(publicFiles.length).toBeGreaterThan(50);
  expect(publicFiles.filter((file) => !usedOutside.has(file))).toEqual([]);
});
