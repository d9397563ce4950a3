import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { frameOf } from '../../../server/imaging/showroom/photoFrame.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import { carFromTheSide, workOn } from './drawnCar.ts';

const length = fc.integer({ min: 40, max: 4000 });
const size = fc.record({ width: length, height: length });

describe('the place of a photo in its finished picture', () => {
  it('maps every box of the photo to its place', () => {
    fc.assert(
      fc.property(size, size, (photo, picture) => {
        const part = { x: 10, y: 20, width: photo.width - 15, height: photo.height - 25 };
        const place = { x: 30, y: -8, width: part.width / 2, height: part.height / 2 };
        const [origin, right, foot] = frameOf(photo, part, place, picture);
        const x = origin.x + ((right.x - origin.x) * part.x) / photo.width;
        const y = origin.y + ((foot.y - origin.y) * part.y) / photo.height;
        expect(Math.abs(x * picture.width - place.x)).toBeLessThan(0.2);
        expect(Math.abs(y * picture.height - place.y)).toBeLessThan(0.2);
        expect(right.y).toBe(origin.y);
        expect(foot.x).toBe(origin.x);
      }),
    );
  });

  const colourAt = ({ data, width, height }: Pixels, x: number, y: number) => {
    const at = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  /** Paint, light stripe, window, and two hubs, as fractions of the drawn photo. */
  const POINTS = [
    [400 / 800, 370 / 600],
    [400 / 800, 330 / 600],
    [300 / 800, 250 / 600],
    [230 / 800, 400 / 600],
    [570 / 800, 400 / 600],
  ] as const;

  it.each(['photo_box', 'original'] as const)(
    'gives the place of each point of the vehicle, with the background %s',
    async (background_type) => {
      const work = workOn(await carFromTheSide(), { background_type, default_crop: '16:9' });
      const cutout = background_type === 'original' ? null : work.cutout;
      const { photo, picture, frame } = await compose.run({ ...work, cutout });
      if (!photo || !picture || !frame) throw new Error('nothing was composed');
      const [origin, right, foot] = frame;
      for (const [x, y] of POINTS) {
        const there = colourAt(
          picture,
          origin.x + (right.x - origin.x) * x,
          origin.y + (foot.y - origin.y) * y,
        );
        for (const [channel, value] of colourAt(photo, x, y).entries())
          expect(Math.abs((there[channel] ?? 0) - value), `at ${x}, ${y}`).toBeLessThan(30);
      }
    },
  );
});
