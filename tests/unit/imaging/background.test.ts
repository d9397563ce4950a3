import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { drawBackground, floorIn } from '../../../server/imaging/showroom/background.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import { carAtAnAngle, workOn } from './drawnCar.ts';

const SIZE = { width: 320, height: 240 };

/** Returns a background of 400 × 300: a red wall, and from `from` on, as a share of its height, a blue floor. */
async function yard(from: number): Promise<Uint8Array> {
  const wall = Math.round(300 * from);
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: 400, height: wall, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .png()
    .toBuffer();
}

/** Returns where blue begins in the middle column, as a share of the height. */
function floorOf({ data, width, height }: Pixels): number {
  for (let y = 0; y < height; y++)
    if ((data[(y * width + width / 2) * 3 + 2] ?? 0) > 128) return y / height;
  return 1;
}

describe('a background', () => {
  it('shows as much as possible, from its middle, if its ground is unknown', async () => {
    const wide = { width: 320, height: 180 };
    const drawn = await drawBackground(await yard(0.6), wide);
    expect(floorOf(drawn)).toBeCloseTo(floorIn({ width: 400, height: 300 }, wide, 0.6), 1);
    expect(floorOf(await drawBackground(await yard(0.6), SIZE))).toBeCloseTo(0.6, 1);
  });

  it.each([0.6, 0.5, 0.35])('is moved and enlarged until its floor begins at %s', async (floor) => {
    const drawn = await drawBackground(await yard(0.6), SIZE, { from: 0.6, floor });
    expect(drawn).toMatchObject(SIZE);
    expect(Math.abs(floorOf(drawn) - floor)).toBeLessThan(0.012);
  });

  it('has all tyres of a vehicle on its floor if it is known where that begins', async () => {
    const car = await carAtAnAngle();
    const background = await yard(0.8);
    const placed = async (floorFrom?: number) => {
      const work = workOn(car, { background_type: 'background' }, 'front-left');
      const input = {
        ...work.input,
        assets: { background },
        ...(floorFrom !== undefined && { floorFrom }),
      };
      const { placement, picture } = await compose.run({ ...work, input });
      if (!placement || !picture) throw new Error('nothing was composed');
      const corner = { ...picture, data: picture.data.map((value) => value) };
      const left: number[] = [];
      for (let y = 0; y < corner.height; y++)
        if ((corner.data[y * corner.width * 3 + 2] ?? 0) > 128) left.push(y / corner.height);
      const highest = Math.min(...placement.tyres.map(({ y }) => y));
      return { floor: left[0] ?? 1, highest };
    };
    const unknown = await placed();
    expect(unknown.floor).toBeGreaterThan(unknown.highest);
    const known = await placed(0.8);
    expect(known.floor).toBeLessThan(known.highest);
  });
});
