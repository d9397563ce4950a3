import { describe, expect, it } from 'vitest';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { openCache } from '../../../server/imaging/cache.ts';
import { ciede2000, labOf } from '../../../server/imaging/light/colourDifference.ts';
import { photoOf } from '../../../server/imaging/pipelineState.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { polishPaint } from '../../../server/imaging/polish/paint.ts';
import { polish } from '../../../server/imaging/steps/polish.ts';
import { carFromTheSide, changedPixels, type DrawnCar, WHEELS, workOn } from './drawnCar.ts';

const polished = async (car: DrawnCar) => photoOf(await polish.run(workOn(car, { polishing: 1 })));
const rims = WHEELS.map(({ x, y, rim }) => ({ x, y, radiusX: rim, radiusY: rim }));
const box = { x: 100, y: 180, width: 600, height: 290 };
const colourAt = ({ data, width }: Pixels, x: number, y: number): [number, number, number] => {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};
const PAINTS: [string, Parameters<typeof carFromTheSide>[0]][] = [
  ['blue', {}],
  ['silver', { paint: '#b4b8bc', highlight: '#fafafa' }],
];
const brightness = ([red, green, blue]: [number, number, number]) => red + green + blue;

describe('polishing the paint', () => {
  it('is only done on request, and only if a vehicle was cut out', async () => {
    const car = await carFromTheSide();
    expect(polish.applies(workOn(car))).toBe(false);
    expect(polish.applies(workOn(car, { polishing: 1 }))).toBe(true);
    expect(polish.applies({ ...workOn(car, { polishing: 1 }), cutout: null })).toBe(false);
  });

  it('makes a highlight shine more than the paint around it', async () => {
    const car = await carFromTheSide();
    const after = await polished(car);
    const before =
      brightness(colourAt(car.photo, 400, 330)) / brightness(colourAt(car.photo, 400, 370));
    expect(
      brightness(colourAt(after, 400, 330)) / brightness(colourAt(after, 400, 370)),
    ).toBeGreaterThan(before * 1.03);
  });

  it.each(PAINTS)(
    'does not change surroundings, window, tyres and rims of a %s car',
    async (_paint, colours) => {
      const car = await carFromTheSide(colours);
      const changed = changedPixels(car.photo, await polished(car));
      expect(changed.length).toBeGreaterThan(5000);
      const isOutside = ({ x, y }: { x: number; y: number }) =>
        (car.mask.data[y * 800 + x] ?? 0) === 0;
      expect(changed.filter(isOutside)).toEqual([]);
      expect(
        changed.filter(({ x, y }) =>
          WHEELS.some((wheel) => Math.hypot(x - wheel.x, y - wheel.y) < wheel.tyre),
        ),
      ).toEqual([]);
      // away from its frame, where glass ends and paint begins
      expect(changed.filter(({ x, y }) => x > 310 && x < 385 && y > 220 && y < 265)).toEqual([]);
    },
  );

  it.each(PAINTS)(
    'keeps every pixel’s colour on a %s car, burns nothing out, stays within ΔE00 4 in the mean',
    async (_paint, colours) => {
      const car = await carFromTheSide(colours);
      const after = await polished(car);
      const changed = changedPixels(car.photo, after);
      let [difference, turned, burnt] = [0, 0, 0];
      for (const { x, y } of changed) {
        const [old, now] = [colourAt(car.photo, x, y), colourAt(after, x, y)];
        difference += ciede2000(labOf(...old), labOf(...now));
        // One factor for all three channels, except for rounding: brighter or darker, but no other colour.
        const factor = Math.max(...now) / Math.max(...old);
        turned = Math.max(
          turned,
          ...now.map((channel, c) => Math.abs(channel - (old[c] ?? 0) * factor)),
        );
        if (Math.max(...now) > 250 && Math.max(...old) <= 250) burnt++;
      }
      expect(difference / changed.length).toBeLessThan(4);
      expect(turned).toBeLessThan(1.2);
      expect(burnt).toBe(0);
    },
  );

  it('is made again for an outline that was corrected by brush, whatever is cached', async () => {
    const car = await carFromTheSide();
    const found = { ...workOn(car, { polishing: 1 }), cached: openCache(10) };
    const mask = {
      ...car.mask,
      data: car.mask.data.map((coverage, i) => (i % car.mask.width < 400 ? 0 : coverage)),
    };
    const strokes: Stroke[] = [{ mode: 'remove', radius: 0.2, points: [[0.25, 0.5]] }];
    const corrected = { ...workOn({ ...car, mask }, { polishing: 1 }), cached: found.cached };
    await polish.run(found);
    const after = photoOf(
      await polish.run({ ...corrected, input: { ...corrected.input, strokes } }),
    );
    expect(changedPixels(car.photo, after).filter(({ x }) => x < 400)).toEqual([]);
  });

  it('decreases with its strength down to nothing', async () => {
    const { photo, mask } = await carFromTheSide();
    const change = async (strength: number) => {
      const after = await polishPaint(photo, mask, box, rims, strength);
      return after.data.reduce((sum, value, i) => sum + Math.abs(value - (photo.data[i] ?? 0)), 0);
    };
    expect(await change(0)).toBe(0);
    expect(await change(0.5)).toBeGreaterThan(0);
    expect(await change(1)).toBeGreaterThan((await change(0.5)) * 1.5);
  });
});

it('colour differences equal those published with CIEDE2000', () => {
  // Sharma, Wu and Dalal 2005, table 1, pairs 1, 4, 17 and 25
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, -1.3802, -84.2814], [50, 0, -82.7485])).toBeCloseTo(1, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
    1.2644,
    4,
  );
});
