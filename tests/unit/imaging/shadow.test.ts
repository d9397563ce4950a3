import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../../server/imaging/pipelineState.ts';
import type { Mask, Pixels } from '../../../server/imaging/pixels.ts';
import { brightness } from '../../../server/imaging/polish/luminance.ts';
import { findGroundLine } from '../../../server/imaging/showroom/groundLine.ts';
import { photoBox } from '../../../server/imaging/showroom/photoBox.ts';
import { FILLED, TYRE_LINE } from '../../../server/imaging/showroom/placement.ts';
import { castShadow } from '../../../server/imaging/showroom/shadow.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import { CORNERS, carAtAnAngle, carFromTheSide, WHEELS, workOn } from './drawnCar.ts';

const size = { width: 1920, height: 1440 };
let side: Pixels;
let angled: Pixels;
let floor: Pixels;
beforeAll(async () => {
  const picture = async (car: typeof carFromTheSide, code: string) =>
    pictureOf(await compose.run(workOn(await car(), {}, code)));
  [side, angled, floor] = await Promise.all([
    picture(carFromTheSide, 'left'),
    picture(carAtAnAngle, 'front-left'),
    photoBox(size.width, size.height),
  ]);
});

/** Returns how much of the floor's light is left at a place of the picture. */
const light = ({ data }: Pixels, x: number, y: number): number => {
  const at = (Math.round(y) * size.width + Math.round(x)) * 3;
  const lit = (pixels: Uint8Array) =>
    brightness(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  return lit(data) / lit(floor.data);
};

/** Converts the drawn car's pixels to the picture's: as wide as allowed, centred, on the tyre line. */
const across = (x: number, [left, width]: readonly [number, number]) =>
  size.width * (0.5 + ((x - left) / width - 0.5) * FILLED.width);
const SIDE = [110, 580] as const;
const ANGLED = [90, 630] as const;
const ground = size.height * TYRE_LINE;

/** Returns the shadow in the photo itself. */
const shadowOf = (mask: Mask, side = 0): Promise<Mask> => {
  const whole = { width: 800, height: 600 };
  return castShadow(findGroundLine(mask), { x: 0, y: 0, ...whole }, whole, { side, softness: 1 });
};

describe('the shadow of a vehicle', () => {
  it('touches every tyre: no lit floor between rubber and shadow', () => {
    for (const { x } of WHEELS)
      for (const below of [0, 1, 2])
        expect(light(side, across(x, SIDE), ground + below)).toBeLessThan(0.6);
    for (const { x, y } of CORNERS) {
      const row = ground - ((470 - y) * size.width * FILLED.width) / 630;
      for (const below of [1, 2, 3])
        expect(light(angled, across(x, ANGLED), row + below)).toBeLessThan(0.6);
    }
  });

  it('is darkest under the tyres and soft under the sill', () => {
    const [tyre, sill] = [
      light(side, across(WHEELS[0].x, SIDE), ground + 3),
      light(side, across(400, SIDE), ground + 3),
    ];
    expect(tyre).toBeLessThan(sill - 0.1);
    expect(sill).toBeLessThan(0.75);
  });

  it('fades below and beside the vehicle, and leaves the rest of the floor lit', () => {
    const below = [4, 20, 36].map((rows) => light(side, across(400, SIDE), ground + rows));
    expect(below[0]).toBeLessThan(below[1] ?? 0);
    expect(below[1]).toBeLessThan(below[2] ?? 0);
    expect(light(side, across(400, SIDE), ground + 170)).toBeGreaterThan(0.99);
    expect(light(side, size.width * 0.005, ground)).toBeGreaterThan(0.98);
  });

  it('lies flat under a bumper, and does not climb along it', () => {
    // beside the bumper's lower corner, where the floor is visible between it and the ground
    expect(light(side, across(108, SIDE) - 12, ground - 120)).toBeGreaterThan(0.85);
  });

  it('ends softly on all sides', async () => {
    for (const draw of [carFromTheSide, carAtAnAngle]) {
      const { data } = await shadowOf((await draw()).mask);
      let steepest = 0;
      for (let y = 461; y < 560; y++) {
        for (let x = 1; x < 800; x++)
          steepest = Math.max(
            steepest,
            Math.abs((data[y * 800 + x] ?? 0) - (data[y * 800 + x - 1] ?? 0)),
          );
      }
      expect(steepest).toBeGreaterThan(0);
      expect(steepest).toBeLessThan(20);
    }
  });

  it('is no box: it fades before the line of the tyres, and slowly beyond the wheels', async () => {
    const { data } = await shadowOf((await carFromTheSide()).mask);
    const [onFloor, underSill] = [461, 441].map((row) => data[row * 800 + 400] ?? 0);
    expect(onFloor).toBeLessThan((underSill ?? 0) * 0.6);
    for (let row = 441; row < 470; row++)
      for (let x = 60; x < WHEELS[0].x - WHEELS[0].tyre; x++) {
        const at = row * 800 + x;
        expect((data[at + 1] ?? 0) - (data[at] ?? 0)).toBeLessThan(4);
      }
  });

  it('is that of the footprint: errors of the outline above the ground cast none', async () => {
    const { mask } = await carFromTheSide();
    const more = new Uint8Array(mask.data);
    for (let y = 170; y < 250; y++) more.fill(255, y * 800 + 40, y * 800 + 200);
    const [clean, faulty] = [await shadowOf(mask), await shadowOf({ ...mask, data: more })];
    const most = clean.data.reduce(
      (worst, dark, i) => Math.max(worst, Math.abs(dark - (faulty.data[i] ?? 0))),
      0,
    );
    expect(most).toBeLessThan(12);
  });
});
