import { expect, test } from 'vitest';
import { findCircle } from '../../../scripts/web/acyclicFiles.ts';

const circleIn = (imports: Record<string, string[]>) =>
  findCircle(Object.keys(imports), (name) => imports[name] ?? []);

test('files that share others are no circle', () => {
  expect(
    circleIn({ app: ['list', 'shared'], list: ['shared'], shared: ['base'], base: [] }),
  ).toBeUndefined();
});

test('a circle is found wherever it is, and named', () => {
  expect(circleIn({ app: ['list'], list: ['shared'], shared: ['base'], base: ['list'] })).toEqual([
    'list',
    'shared',
    'base',
    'list',
  ]);
});
