import { expect, test } from 'vitest';
import { ALLOCATOR, environmentOf } from '../../../scripts/lib/environment.mjs';

test.each(['start', 'worker'])('npm run %s makes the allocator return memory', (command) => {
  expect(environmentOf(command, {})).toMatchObject(ALLOCATOR);
});

test('the user’s settings take precedence', () => {
  expect(environmentOf('start', { MALLOC_ARENA_MAX: '8' }).MALLOC_ARENA_MAX).toBe('8');
});

test('other commands do not change the allocator', () => {
  expect(Object.keys(environmentOf('test', {}))).toEqual(['NODE_COMPILE_CACHE']);
});
