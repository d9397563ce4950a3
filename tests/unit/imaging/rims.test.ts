import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoOf } from '../../../server/imaging/pipelineState.ts';
import { findRims } from '../../../server/imaging/polish/wheels.ts';
import { decodeMask, toPixels } from '../../../server/imaging/raster.ts';
import { polish } from '../../../server/imaging/steps/polish.ts';
import {
  carAtAnAngle,
  carFromTheSide,
  changedPixels,
  type DrawnCar,
  WHEELS,
  workOn,
} from './drawnCar.ts';
import { sampleMask, samplePhoto } from './pictures.ts';

const polished = async (car: DrawnCar) =>
  photoOf(await polish.run(workOn(car, { rim_polishing: 1 })));

describe('polishing the rims', () => {
  it('finds both wheels of a car that is seen from the side', async () => {
    const { photo, mask } = await carFromTheSide();
    const rims = await findRims(photo, mask);
    expect(rims).toHaveLength(WHEELS.length);
    for (const [i, { x, y, rim }] of WHEELS.entries()) {
      expect(Math.abs((rims[i]?.x ?? 0) - x)).toBeLessThan(rim * 0.1);
      expect(Math.abs((rims[i]?.y ?? 0) - y)).toBeLessThan(rim * 0.1);
      for (const radius of [rims[i]?.radiusX, rims[i]?.radiusY])
        expect(Math.abs((radius ?? 0) / rim - 1)).toBeLessThan(0.12);
    }
  });

  it.each([
    ['golf-07-left', 2],
    ['golf-16-right', 2],
    ['passat-03-left', 2],
    ['golf-01-front', 0],
    ['golf-11-rear', 0],
  ])('finds on %s as many as are visible: %i', async (name, count) => {
    const [photo, mask] = await Promise.all([
      samplePhoto(name).then((file) => toPixels(sharp(file))),
      sampleMask(name).then(decodeMask),
    ]);
    expect(await findRims(photo, mask)).toHaveLength(count);
  });

  it('makes metal inside the rims brighter and changes nothing else', async () => {
    const car = await carFromTheSide();
    const changed = changedPixels(car.photo, await polished(car));
    expect(changed.length).toBeGreaterThan(2000);
    const onMetal = changed.filter(({ x, y }) =>
      WHEELS.some((wheel) => Math.hypot(x - wheel.x, y - wheel.y) <= wheel.rim + 1),
    );
    expect(onMetal).toHaveLength(changed.length);
  });

  it('does not change the gaps between spokes', async () => {
    const car = await carFromTheSide();
    const changed = new Set(
      changedPixels(car.photo, await polished(car)).map(({ x, y }) => `${x} ${y}`),
    );
    const [wheel] = WHEELS;
    // between the upper spoke and the next
    expect(
      changed.has(
        `${Math.round(wheel.x + 20 * Math.sin(0.63))} ${Math.round(wheel.y - 20 * Math.cos(0.63))}`,
      ),
    ).toBe(false);
    expect(changed.has(`${wheel.x} ${wheel.y - 25}`)).toBe(true);
  });

  it.each([
    ['rims are as dark as their tyres', () => carFromTheSide({ rims: '#202022' })],
    ['no rim is seen', carAtAnAngle],
  ])('changes nothing if %s', async (_what, car) => {
    const drawn = await car();
    expect(changedPixels(drawn.photo, await polished(drawn))).toEqual([]);
  });
});
