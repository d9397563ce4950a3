import { expect, it } from 'vitest';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';

/** A mask with one covered box. */
const SMALL: Mask = {
  width: 40,
  height: 30,
  data: Uint8Array.from({ length: 40 * 30 }, (_, i) => {
    const [x, y] = [i % 40, Math.floor(i / 40)];
    return x >= 7 && x < 22 && y >= 9 && y < 28 ? 255 : 0;
  }),
};

/** Returns how much of a mask is covered and the middle of that, as shares of the mask. */
const measured = ({ data, width, height }: Mask) => {
  let [sum, across, down] = [0, 0, 0];
  data.forEach((cover, i) => {
    sum += cover;
    across += cover * ((i % width) + 0.5);
    down += cover * (Math.floor(i / width) + 0.5);
  });
  return {
    area: sum / 255 / data.length,
    x: across / sum / width,
    y: down / sum / height,
  };
};

it.each([
  [80, 60],
  [41, 30],
  [217, 1000],
  [640, 480],
])('a mask enlarged to %i × %i covers the same, with a soft edge', async (width, height) => {
  const large = await resizeMask(SMALL, width, height);
  expect([large.width, large.height]).toEqual([width, height]);
  const [before, after] = [measured(SMALL), measured(large)];
  expect(after.area).toBeCloseTo(before.area, 2);
  expect(Math.abs(after.x - before.x) * width).toBeLessThan(0.1);
  expect(Math.abs(after.y - before.y) * height).toBeLessThan(0.1);
  // nowhere steeper than from one pixel of the small mask to the next
  const steps = large.data.map((cover, i) =>
    i % width === 0 ? 0 : Math.abs(cover - (large.data[i - 1] ?? 0)),
  );
  const steepest = steps.reduce((most, step) => Math.max(most, step));
  expect(steepest).toBeLessThanOrEqual((255 * SMALL.width) / width + 2);
});
