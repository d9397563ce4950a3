import { describe, expect, it } from 'vitest';
import { findComponents, keepLargest } from '../../../server/imaging/cutout/components.ts';
import { distanceTo } from '../../../server/imaging/cutout/distance.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';

/** Letters belong to regions, dots to none. A and B touch in the fourth row only. */
const FIGURE = [
  'A..B....B.C', //
  'AA.B.DD.B..',
  'A..B.D..B..',
  'AAAB.DD.B.E',
  '...B....B.E',
  '...BBBBBB..',
] as const;
const WIDTH = FIGURE[0].length;
const letterAt = (i: number) => FIGURE[Math.floor(i / WIDTH)]?.[i % WIDTH] ?? '.';

describe('connected regions', () => {
  it('are those of all pixels that touch at a side, the largest first, with their boxes', () => {
    const { labels, components } = findComponents(WIDTH, 6, (i) => letterAt(i) !== '.');
    const found = components.map(({ label, ...box }) => {
      const letters = new Set(
        [...labels].flatMap((one, i) => (one === label ? [letterAt(i)] : [])),
      );
      return { letters: [...letters].sort().join(''), ...box };
    });
    expect(found).toEqual([
      { letters: 'AB', area: 23, left: 0, top: 0, right: 8, bottom: 5 },
      { letters: 'D', area: 5, left: 5, top: 1, right: 6, bottom: 3 },
      { letters: 'E', area: 2, left: 10, top: 3, right: 10, bottom: 4 },
      { letters: 'C', area: 1, left: 10, top: 0, right: 10, bottom: 0 },
    ]);
    expect([...labels].filter((one) => one === 0)).toHaveLength(WIDTH * 6 - 31);
  });

  it('do not reach from the end of a row to the beginning of the next', () => {
    const { components } = findComponents(3, 2, (i) => i === 2 || i === 3);
    expect(components.map(({ area }) => area)).toEqual([1, 1]);
  });

  it('leave the heaviest one of a mask, with its soft edge', () => {
    const data = Uint8Array.from([9, 200, 0, 80, 80, 80, 0]);
    const { data: kept } = keepLargest({ width: 7, height: 1, data });
    expect([...kept]).toEqual([0, 0, 0, 80, 80, 80, 0]);
  });
});

it('the covered box is the smallest one, in any place, and none if nothing is covered by half', () => {
  const [width, height] = [6, 5];
  const corners = Array.from({ length: width * height }, (_, i) => i);
  for (const one of corners) {
    for (const other of corners) {
      const data = new Uint8Array(width * height).fill(127);
      data[one] = 128;
      data[other] = 255;
      const [x, y] = [
        Math.min(one % width, other % width),
        Math.floor(Math.min(one, other) / width),
      ];
      const box = coveredBox({ width, height, data });
      expect(box).toEqual({
        x,
        y,
        width: Math.max(one % width, other % width) - x + 1,
        height: Math.floor(Math.max(one, other) / width) - y + 1,
      });
    }
  }
  expect(coveredBox({ width, height, data: new Uint8Array(30).fill(127) })).toBeNull();
});

it('distances are those to the nearest pixel, in any direction, a few percent off at most', () => {
  const [width, height] = [31, 23];
  const counted = [0, 40, 200, 301, width * height - 1];
  const far = distanceTo(width, height, (i) => counted.includes(i));
  for (let i = 0; i < far.length; i++) {
    const apart = counted.map((one) => {
      const down = Math.floor(i / width) - Math.floor(one / width);
      return Math.hypot((i % width) - (one % width), down);
    });
    const least = Math.min(...apart);
    expect(far[i]).toBeGreaterThanOrEqual(least - 1e-4);
    expect(far[i]).toBeLessThanOrEqual(least * 1.09);
  }
});
