import { describe, expect, it, test } from 'vitest';
import { AngleKind, SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import { pointsOf } from './svgPath.ts';

const { items } = standardPreset;
const exterior = items.filter(({ kind }) => kind === 'exterior');

const linesOf = (silhouette: string): string[] => silhouette.match(/M[^M]+/g) ?? [];
type Box = [left: number, top: number, right: number, bottom: number];
const boxOf = (line: string): Box => {
  const points = pointsOf(line);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

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
    const [left, top, right, bottom] = boxOf(silhouette);
    expect((left + right) / 2).toBeCloseTo(SILHOUETTE_BOX.width / 2, -1);
    expect((top + bottom) / 2).toBeCloseTo(SILHOUETTE_BOX.height / 2, -1);
    const fills = Math.max(
      (right - left) / SILHOUETTE_BOX.width / 0.8,
      (bottom - top) / SILHOUETTE_BOX.height / 0.72,
    );
    expect(fills).toBeCloseTo(1, 1);
  });

  it('shows its outline first, then the lines inside it', () => {
    const [outline, ...inside] = linesOf(silhouette).map(boxOf) as [Box, ...Box[]];
    expect(inside.length).toBeGreaterThanOrEqual(3);
    for (const line of inside) {
      for (const side of [0, 1] as const)
        expect(line[side]).toBeGreaterThanOrEqual(outline[side] - 1);
      for (const side of [2, 3] as const) expect(line[side]).toBeLessThanOrEqual(outline[side] + 1);
    }
  });
});

test('from the side, it shows two wheels with their rims, three panes and the windscreen’s edge, two lamps, and two doors, drawn twice to stay filled', () => {
  const [side] = exterior.filter(({ code }) => code === 'left');
  const lines = linesOf(side?.silhouette ?? '');
  expect(lines).toHaveLength(1 + 4 + 4 + 2 + 2 * 2);
  expect(lines.slice(-2)).toEqual(lines.slice(-4, -2));
  const wheels = lines.slice(1, 5).map((line) => {
    const [left, top, right, bottom] = boxOf(line);
    return Math.abs(right - left - (bottom - top));
  });
  for (const difference of wheels) expect(difference).toBeLessThan(12);
});
