import { describe, expect, it } from 'vitest';
import { STROKE_LIMITS } from '../../../contract/processing/brush/strokeLimits.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { WHOLE } from '../../../src/customRoutes/photos/photoSpace.ts';
import { historyAfter } from '../../../src/customRoutes/processing/brush/BrushDialog.tsx';
import {
  hasRoomFor,
  movedView,
  strokeOf,
  viewWith,
  zoomedAt,
} from '../../../src/customRoutes/processing/brush/brushGeometry.ts';
import { openSheet } from '../../../src/customRoutes/processing/brush/sheet.ts';

const dot = (mode: Stroke['mode'], x: number, y: number): Stroke => ({
  mode,
  radius: 0.1,
  points: [[x, y]],
});

describe('the visible part of the photo', () => {
  it('zooms in on a point, which stays where it is on the screen', () => {
    const view = zoomedAt(WHOLE, 4, { x: 0.4, y: 0.8 });
    expect(view).toEqual({
      x: expect.closeTo(0.3),
      y: expect.closeTo(0.6),
      width: 0.25,
      height: 0.25,
    });
    expect(zoomedAt(view, 0.25, { x: 0.4, y: 0.8 })).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0),
      width: 1,
      height: 1,
    });
  });

  it('never leaves the photo, nor zooms in beyond the limit', () => {
    expect(movedView({ x: 0.5, y: 0.5, width: 0.25, height: 0.25 }, { x: 3, y: -3 })).toMatchObject(
      { x: 0.75, y: 0 },
    );
    expect(zoomedAt(WHOLE, 0.5, { x: 1, y: 1 })).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 1000, { x: 0.5, y: 0.5 }).width).toBeCloseTo(1 / 12);
  });

  it('follows the brush when it is moved by keys', () => {
    const view = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(viewWith(view, { x: 0.2, y: 0.2 })).toEqual(view);
    expect(viewWith(view, { x: 0.9, y: 0.2 })).toMatchObject({ x: expect.closeTo(0.45), y: 0 });
  });
});

describe('a stroke as it is sent', () => {
  it('omits points on straight parts, and keeps its corners', () => {
    const down = Array.from({ length: 20 }, (_, i) => ({ x: 0.2, y: 0.2 + i / 50 }));
    const across = Array.from({ length: 20 }, (_, i) => ({ x: 0.2 + i / 50, y: 0.58 }));
    expect(strokeOf('keep', 0.02, [...down, ...across], 1.5)).toEqual({
      mode: 'keep',
      radius: 0.02,
      points: [
        [0.2, 0.2],
        [0.2, 0.58],
        [0.58, 0.58],
      ],
    });
  });

  it('keeps the far side of a ring that ends where it began', () => {
    const ring = [0, 0.1, 0.2, 0.1, 0].map((x, i) => ({ x, y: i / 10 })).concat({ x: 0, y: 0 });
    expect(strokeOf('remove', 0.01, ring, 1).points).toContainEqual([0.2, 0.2]);
  });

  it('is omitted once the photo’s limit is reached', () => {
    const many = Array.from({ length: STROKE_LIMITS.strokes - 1 }, () => dot('keep', 0.5, 0.5));
    expect(hasRoomFor(many, dot('keep', 0, 0))).toBe(true);
    expect(hasRoomFor([...many, dot('keep', 0, 0)], dot('keep', 0, 0))).toBe(false);
    const long: Stroke = {
      mode: 'keep',
      radius: 0.1,
      points: Array.from({ length: STROKE_LIMITS.points }, () => [0.5, 0.5]),
    };
    expect(hasRoomFor(Array(9).fill(long), long)).toBe(true);
    expect(hasRoomFor(Array(10).fill(long), dot('keep', 0, 0))).toBe(false);
  });
});

it('each stroke can be undone and redone, resetting the outline is a step, too, and a new stroke discards what was undone', () => {
  const [first, second] = [dot('keep', 0.1, 0.1), dot('remove', 0.2, 0.2)];
  const acts = [
    { name: 'paint', stroke: first },
    { name: 'paint', stroke: second },
    { name: 'undo' },
    { name: 'redo' },
    { name: 'reset' },
    { name: 'undo' },
    { name: 'undo' },
    { name: 'paint', stroke: second },
    { name: 'redo' },
  ] as const;
  const shown: number[] = [];
  let history: Parameters<typeof historyAfter>[0] = { steps: [[]], at: 0 };
  for (const act of acts) {
    history = historyAfter(history, act);
    shown.push(history.steps[history.at]?.length ?? -1);
  }
  expect(shown).toEqual([1, 2, 1, 2, 0, 2, 1, 2, 2]);
  expect(historyAfter({ steps: [[]], at: 0 }, { name: 'reset' }).steps).toHaveLength(1);
});

describe('the outline on the screen', () => {
  const size = { width: 60, height: 40 };
  const picture = { data: new Uint8Array(60 * 40 * 4).fill(120), ...size };
  const mask = Uint8Array.from({ length: 60 * 40 }, (_, i) => (i % 60 < 30 ? 255 : 0));
  const strokes = [dot('keep', 0.8, 0.5), dot('remove', 0.2, 0.5), dot('keep', 0.5, 0.2)];
  const drawn = (of: readonly Stroke[]) => {
    const sheet = openSheet(picture, mask);
    sheet.show(of);
    return [...sheet.coverage.data];
  };

  it('is the same for the same strokes, however they came about', () => {
    const sheet = openSheet(picture, mask);
    for (const count of [3, 1, 2, 0, 3, 2, 3]) {
      sheet.show(strokes.slice(0, count));
      expect([...sheet.coverage.data]).toEqual(drawn(strokes.slice(0, count)));
    }
    const other = [strokes[0], strokes[2]].flatMap((stroke) => stroke ?? []);
    sheet.show(other);
    expect([...sheet.coverage.data]).toEqual(drawn(other));
  });

  it('reports which part of it has changed, and whether any vehicle is left', () => {
    const sheet = openSheet(picture, mask);
    expect(sheet.show([])).toEqual([]);
    const [area] = sheet.show([dot('keep', 0.8, 0.5)]);
    expect(area?.x).toBeGreaterThan(30);
    expect(sheet.hasVehicle()).toBe(true);
    sheet.show([
      {
        mode: 'remove',
        radius: 0.15,
        points: [0, 0.25, 0.5, 0.75, 1].flatMap((y): [number, number][] => [
          [0, y],
          [1, y],
        ]),
      },
    ]);
    expect(sheet.hasVehicle()).toBe(false);
  });
});
