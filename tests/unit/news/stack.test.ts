import { expect, it } from 'vitest';
import { ghostsOf, shownAs } from '../../../src/layout/news/stack.ts';

it.each([
  [0, false, 'empty'],
  [0, true, 'empty'],
  [1, false, 'single'],
  [1, true, 'single'],
  [2, false, 'collapsed'],
  [2, true, 'expanded'],
  [9, true, 'expanded'],
] as const)('shows %i notices, opened: %s, as %s', (count, isOpened, shown) =>
  expect(shownAs(count, isOpened)).toBe(shown),
);

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
  [9, 2],
])(
  'has behind the top one of %i notices %i ghosts, and none when the stack is open',
  (count, ghosts) => {
    expect(ghostsOf(count, false)).toBe(ghosts);
    expect(ghostsOf(count, true)).toBe(0);
  },
);
