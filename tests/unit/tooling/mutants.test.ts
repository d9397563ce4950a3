import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_MUTANTS } from '../../mutants/all.ts';

const PROJECT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, PROJECT), 'utf8');

describe('the mutants', () => {
  it.each(ALL_MUTANTS)(
    'find the text to replace exactly once: $does',
    ({ file, find, caughtBy }) => {
      expect(read(file).split(find)).toHaveLength(2);
      expect(read(caughtBy)).toContain('it');
    },
  );
});
