import { describe, expect, it, test } from 'vitest';
import { AngleKind, SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import { pointsOf } from './svgPath.ts';

const { items } = standardPreset;
const exterior = items.filter(({ kind }) => kind === 'exterior');

test('the standard set has at least 25 views of all three kinds', () => {
  expect(items.length).toBeGreaterThanOrEqual(25);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(AngleKind.options));
});

test('each view has a unique code, and views are in walking order: round the vehicle, into it, then its details', () => {
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i));
  const kinds = items.map(({ kind }) => kind);
  expect(
    [...kinds].sort((a, b) => AngleKind.options.indexOf(a) - AngleKind.options.indexOf(b)),
  ).toEqual(kinds);
});

test('each view is named in both languages, no two alike', () => {
  for (const language of ['en', 'de'] as const) {
    const names = items.map(({ name }) => name[language].trim());
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(items.length);
  }
});

describe.each(items)('the silhouette of $code', ({ silhouette }) => {
  it('is path data inside the box, under 2 kB', () => {
    expect(silhouette.length).toBeLessThan(2048);
    const points = pointsOf(silhouette);
    expect(points.length).toBeGreaterThan(3);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(SILHOUETTE_BOX.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SILHOUETTE_BOX.height);
    }
  });
});

describe.each(exterior)('the vehicle in $code', ({ silhouette }) => {
  it('is in the middle and fills the frame', () => {
    const points = pointsOf(silhouette);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    expect((left + right) / 2).toBeCloseTo(SILHOUETTE_BOX.width / 2, -1);
    expect((top + bottom) / 2).toBeCloseTo(SILHOUETTE_BOX.height / 2, -1);
    const fills = Math.max(
      (right - left) / SILHOUETTE_BOX.width / 0.8,
      (bottom - top) / SILHOUETTE_BOX.height / 0.72,
    );
    expect(fills).toBeCloseTo(1, 1);
  });
});
