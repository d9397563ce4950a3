import { expect, test } from 'vitest';
import { ALLOCATOR, environmentOf } from '../../../scripts/lib/environment.mjs';

test.each(['start', 'worker'])('npm run %s tells the allocator to give memory back', (command) => {
  expect(environmentOf(command, {})).toMatchObject(ALLOCATOR);
});

test('what the user sets goes before it', () => {
  expect(environmentOf('start', { MALLOC_ARENA_MAX: '8' }).MALLOC_ARENA_MAX).toBe('8');
});

test('other commands keep the allocator as it is', () => {
  expect(Object.keys(environmentOf('test', {}))).toEqual(['NODE_COMPILE_CACHE']);
});
