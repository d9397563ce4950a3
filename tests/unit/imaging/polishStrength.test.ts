import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoOf } from '../../../server/imaging/pipelineState.ts';
import { coveredBox, type Mask, type Pixels } from '../../../server/imaging/pixels.ts';
import { polishPaint } from '../../../server/imaging/polish/paint.ts';
import { polishRims } from '../../../server/imaging/polish/rims.ts';
import { findRims } from '../../../server/imaging/polish/wheels.ts';
import { decodeMask, toPixels } from '../../../server/imaging/raster.ts';
import { polish } from '../../../server/imaging/steps/polish.ts';
import { carFromTheSide, changedPixels, type DrawnCar, workOn } from './drawnCar.ts';
import { sampleMask, samplePhoto } from './pictures.ts';

const PERCENTAGES = [1, 25, 50, 75, 100];
/** What holds for every pixel also holds in a small photo. */
const PHOTO_WIDTH = 800;
/** The product's strength before it could be chosen. */
const FORMER = 0.8;

type Polish = (photo: Pixels, mask: Mask) => Promise<Pixels>;
const former: Record<'polishing' | 'rim_polishing', Polish> = {
  polishing: async (photo, mask) => {
    const box = coveredBox(mask);
    if (!box) throw new Error('there is a vehicle');
    return polishPaint(photo, mask, box, await findRims(photo, mask), FORMER);
  },
  rim_polishing: async (photo, mask) => polishRims(photo, await findRims(photo, mask), FORMER),
};

const cars: Record<string, DrawnCar> = {};
beforeAll(async () => {
  const [photo, mask] = await Promise.all([
    samplePhoto('golf-07-left').then((file) => toPixels(sharp(file).resize(PHOTO_WIDTH))),
    sampleMask('golf-07-left').then(async (file) =>
      decodeMask(await sharp(file).resize(PHOTO_WIDTH).png().toBuffer()),
    ),
  ]);
  cars.drawn = await carFromTheSide();
  cars.photographed = { photo, mask };
});
const carOf = (name: string): DrawnCar => {
  const car = cars[name];
  if (!car) throw new Error(`there is no car ${name}`);
  return car;
};

const isSame = (one: Pixels, other: Pixels) => Buffer.compare(one.data, other.data) === 0;

describe.each(['polishing', 'rim_polishing'] as const)('the strength of %s', (name) => {
  const polished = async (car: DrawnCar, percent: number) =>
    photoOf(await polish.run(workOn(car, { [name]: 1, [`${name}_strength`]: percent })));

  it('does nothing while it is off', async () => {
    const work = workOn(carOf('drawn'), { [`${name}_strength`]: 100 });
    expect(polish.applies(work)).toBe(false);
    expect(isSame(photoOf(await polish.run(work)), carOf('drawn').photo)).toBe(true);
  });

  it.each(['drawn', 'photographed'])(
    'at 50 % is what it was before it could be chosen, on a %s car',
    async (kind) => {
      const car = carOf(kind);
      const after = await polished(car, 50);
      expect(isSame(after, await former[name](car.photo, car.mask))).toBe(true);
      expect(isSame(after, photoOf(await polish.run(workOn(car, { [name]: 1 }))))).toBe(true);
    },
  );

  it.each(['drawn', 'photographed'])(
    'changes every pixel of a %s car further in the same direction, never back',
    async (kind) => {
      const car = carOf(kind);
      const photo = car.photo.data;
      let before = new Int16Array(photo.length);
      let sum = 0;
      for (const percent of PERCENTAGES) {
        const { data } = await polished(car, percent);
        const change = new Int16Array(data.length);
        let [total, back] = [0, 0];
        for (let i = 0; i < data.length; i++) {
          const [was, now] = [before[i] ?? 0, (data[i] ?? 0) - (photo[i] ?? 0)];
          if (was * now < 0 || Math.abs(now) < Math.abs(was)) back++;
          total += Math.abs(now);
          change[i] = now;
        }
        expect(back, `${percent} %`).toBe(0);
        if (percent > 1) expect(total, `${percent} %`).toBeGreaterThan(sum * 1.1);
        [before, sum] = [change, total];
      }
    },
  );

  it.each(['drawn', 'photographed'])(
    'at its maximum clips nothing and keeps the hue of a %s car',
    async (kind) => {
      const { photo, mask } = carOf(kind);
      const after = await polished({ photo, mask }, 100);
      const changed = changedPixels(photo, after);
      expect(changed.length).toBeGreaterThan(1000);
      let [turned, burnt, drowned] = [0, 0, 0];
      for (const { x, y } of changed) {
        const at = (y * photo.width + x) * 3;
        const [old, now] = [photo.data.subarray(at, at + 3), after.data.subarray(at, at + 3)];
        // One factor for all three channels, as far as whole numbers show it; dark ones show little.
        const factor = Math.max(...now) / Math.max(...old);
        turned = Math.max(
          turned,
          ...[...now].map((channel, c) => Math.abs(channel - (old[c] ?? 0) * factor)),
        );
        if (Math.max(...now) > 250 && Math.max(...old) <= 250) burnt++;
        if ([...now].some((channel, c) => channel === 0 && (old[c] ?? 0) > 0)) drowned++;
      }
      expect({ burnt, drowned }).toEqual({ burnt: 0, drowned: 0 });
      expect(turned).toBeLessThan(1.2);
    },
  );
});
