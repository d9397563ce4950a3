import { describe, expect, it } from 'vitest';
import { isPlateExpected, PlateCorners } from '../../../contract/photos/plateCorners.ts';

const corners = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x, y }));
const PLATE = [
  [0.4, 0.6],
  [0.6, 0.62],
  [0.6, 0.7],
  [0.4, 0.68],
] as const;
const [a, b, c, d] = PLATE;

describe('the corners of a licence plate', () => {
  it('are in clockwise order from the top left', () =>
    expect(PlateCorners.safeParse(corners(a, b, c, d)).success).toBe(true));

  it.each([
    ['the other way round', corners(a, d, c, b)],
    ['crossed', corners(a, c, b, d)],
    ['with a dent', corners(a, b, [0.41, 0.61], d)],
    ['all in one place', corners(a, a, a, a)],
    ['three of them', corners(a, b, c)],
    ['beyond the photo', corners(a, [1.2, 0.62], c, d)],
  ])('are refused %s', (_how, wrong) => expect(PlateCorners.safeParse(wrong).success).toBe(false));
});

describe('a plate is expected', () => {
  it.each(['front', 'front-low', 'front-left', 'rear', 'rear-right-high'])(
    'in the view %s',
    (code) => expect(isPlateExpected({ kind: 'exterior', code })).toBe(true),
  );
  it.each([
    ['detail', 'extra', 'rear-left'],
    ['interior', 'boot', 'rear'],
    ['exterior', 'left', 'front'],
  ] as const)('in a photo of the %s view %s that shows the %s', (kind, code, shows) =>
    expect(isPlateExpected({ kind, code, shows })).toBe(true),
  );
  it.each([
    ['exterior', 'left-front-quarter', 'front-left'],
    ['exterior', 'right', 'left'],
    ['detail', 'extra', 'detail'],
  ] as const)('in no photo of the %s view %s that shows the %s', (kind, code, shows) =>
    expect(isPlateExpected({ kind, code, shows })).toBe(false),
  );
  it.each([
    ['exterior', 'left'],
    ['exterior', 'left-front-quarter'],
    ['interior', 'rear-seats'],
    ['detail', 'wheel-front-left'],
  ] as const)('in no %s view %s', (kind, code) =>
    expect(isPlateExpected({ kind, code })).toBe(false),
  );
});
