import { expect, test } from 'vitest';
import { environmentOf, MEMORY } from '../../../scripts/lib/environment.mjs';

test.each(['start', 'worker'])('npm run %s saves memory', (command) => {
  expect(environmentOf(command, {})).toMatchObject(MEMORY);
});

test('the user’s settings take precedence', () => {
  expect(environmentOf('start', { MALLOC_ARENA_MAX: '8' }).MALLOC_ARENA_MAX).toBe('8');
});

test('other commands do not change it', () => {
  expect(Object.keys(environmentOf('test', {}))).toEqual(['NODE_COMPILE_CACHE']);
});
