import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../scripts/lib/run.ts';

/** A component that is defined here; `lazy` only names one of another file. */
const DEFINED = /^(?:export )?const ([A-Z]\w*[a-z]\w*)(?:: [^=]+)? = (?!lazy\()/gm;

test('no two components have one name', () => {
  const files = globSync('src/**/*.tsx', { cwd: PROJECT });
  const places = files.flatMap((file) =>
    [...readFileSync(PROJECT + file, 'utf8').matchAll(DEFINED)].map(([, name]) => ({ name, file })),
  );
  expect(places.length).toBeGreaterThan(300);
  const namesakes = Map.groupBy(places, ({ name }) => name).values();
  expect([...namesakes].filter((all) => all.length > 1)).toEqual([]);
});
