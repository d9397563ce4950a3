import { describe, expect, it } from 'vitest';
import { cleanEdgeColour } from '../../../server/imaging/cutout/edgeColour.ts';
import { ciede2000, labOf } from '../../../server/imaging/light/colourDifference.ts';
import { factorsFor, relightVehicle } from '../../../server/imaging/light/relightVehicle.ts';
import { lightOf, type RoomLight, readLight } from '../../../server/imaging/light/roomLight.ts';
import type { Mask, Pixels } from '../../../server/imaging/pixels.ts';
import { findGroundLine } from '../../../server/imaging/showroom/groundLine.ts';
import { castShadow } from '../../../server/imaging/showroom/shadow.ts';
import { carFromTheSide } from './drawnCar.ts';

type Colour = [number, number, number];

function drawn(width: number, height: number, colour: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 3);
  return { data, width, height };
}
const at = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
  return [red, green, blue];
};
const NEUTRAL: RoomLight = {
  side: 0,
  softness: 1,
  brightness: 0.62,
  tint: [1, 1, 1],
  floor: [95, 95, 95],
};
const LIGHTS: RoomLight[] = [
  NEUTRAL,
  { ...NEUTRAL, brightness: 0.05, tint: [0.8, 0.95, 1.3], floor: [10, 10, 14] },
  { ...NEUTRAL, brightness: 0.98, tint: [1.3, 1, 0.6], floor: [250, 240, 200] },
];

describe('the light of a room', () => {
  it.each([
    ['the left', -1],
    ['the right', 1],
  ] as const)('comes from %s if that side is brighter', (_what, side) => {
    const room = drawn(320, 240, (x) => {
      const value = 60 + ((side > 0 ? x : 319 - x) / 319) * 180;
      return [value, value, value];
    });
    expect(readLight(room).side * side).toBeGreaterThan(0.5);
  });

  it('comes from above if both sides are alike, with brightness, tint and floor', () => {
    const room = drawn(320, 240, (_x, y) => (y < 180 ? [210, 200, 180] : [90, 60, 40]));
    const light = readLight(room);
    expect(light.side).toBe(0);
    expect(light.tint[0]).toBeGreaterThan(1);
    expect(light.tint[2]).toBeLessThan(1);
    expect(light.floor).toEqual([90, 60, 40]);
    expect(light.brightness).toBeGreaterThan(
      readLight(drawn(320, 240, () => [40, 40, 40])).brightness,
    );
  });

  it('is the one that was set, if one was', () => {
    const room = drawn(320, 240, (x) => (x < 160 ? [230, 230, 230] : [60, 60, 60]));
    expect(lightOf(room)).toEqual(readLight(room));
    const set = lightOf(room, { side: 80, softness: 20, warmth: 50 });
    expect(set).toMatchObject({ side: 0.8, softness: 0.2, floor: readLight(room).floor });
    expect(set.tint[0]).toBeGreaterThan(1);
    expect(set.tint[2]).toBeLessThan(1);
    expect(lightOf(room, { side: 0, softness: 100, warmth: 0 }).tint).toEqual([1, 1, 1]);
  });

  it('casts a narrower and darker shadow the harder it is', async () => {
    const { mask } = await carFromTheSide();
    const whole = { width: 800, height: 600 };
    const cast = (softness: number) =>
      castShadow(findGroundLine(mask), { x: 0, y: 0, ...whole }, whole, { side: 0, softness });
    const [hard, soft] = [await cast(0), await cast(1)];
    const dark = ({ data }: Mask, x: number, y: number) => data[y * 800 + x] ?? 0;
    expect(dark(hard, 720, 455)).toBeLessThan(dark(soft, 720, 455) - 8);
    expect(dark(hard, 400, 440)).toBeGreaterThan(dark(soft, 400, 440) + 8);
  });

  it('casts the wide shadow to the other side', async () => {
    const { mask } = await carFromTheSide();
    const whole = { width: 800, height: 600 };
    const shadow = (side: number) =>
      castShadow(findGroundLine(mask), { x: 0, y: 0, ...whole }, whole, { side, softness: 1 });
    const [left, right] = [await shadow(-1), await shadow(1)];
    const dark = ({ data }: Mask, x: number) => data[455 * 800 + x] ?? 0;
    expect(dark(left, 715)).toBeGreaterThan(dark(right, 715) + 8);
    expect(dark(right, 85)).toBeGreaterThan(dark(left, 85) + 8);
  });
});

describe('a vehicle in the light of a room', () => {
  const PAINTS: Colour[] = [
    [150, 20, 26],
    [232, 232, 234],
    [16, 18, 20],
    [217, 164, 0],
    [30, 107, 58],
    [138, 142, 146],
    [36, 80, 140],
  ];

  it.each(PAINTS)('keeps paint of %i %i %i within ΔE00 1.5 in any light', (...paint) => {
    for (const light of LIGHTS) {
      const factors = factorsFor(paint, light);
      const after = paint.map((value, c) => Math.min(255, Math.round(value * (factors[c] ?? 1))));
      const [red = 0, green = 0, blue = 0] = after;
      expect(ciede2000(labOf(...paint), labOf(red, green, blue))).toBeLessThanOrEqual(1.5);
    }
  });

  it('follows the tint and the brightness of its room a little', () => {
    const [dark, , cold] = factorsFor([138, 142, 146], LIGHTS[1] ?? NEUTRAL);
    expect(dark).toBeLessThan(cold);
    expect(dark).toBeLessThan(0.99);
    expect(factorsFor([138, 142, 146], NEUTRAL)).toEqual([1, 1, 1]);
  });

  it('gets light from a bright floor on its lower body, and none above it', async () => {
    const { photo, mask } = await carFromTheSide();
    const line = findGroundLine(mask);
    const lit = relightVehicle(photo, mask, line, { ...NEUTRAL, floor: [230, 230, 230] });
    const gain = (x: number, y: number) => at(lit, x, y)[1] - at(photo, x, y)[1];
    expect(gain(400, 390)).toBeGreaterThan(1);
    expect(gain(400, 390)).toBeLessThan(14);
    expect(gain(400, 230)).toBe(0);
  });
});

describe('the edge of a cut-out', () => {
  const [width, height] = [200, 120];
  const RED: Colour = [120, 20, 20];
  const GREEN: Colour = [190, 240, 190];
  /** Red up to column 100, then green, with a soft edge between them. */
  const photo = drawn(width, height, (x) => {
    const green = Math.min(1, Math.max(0, (x - 98) / 4));
    return [0, 1, 2].map((c) =>
      Math.round((RED[c] ?? 0) * (1 - green) + (GREEN[c] ?? 0) * green),
    ) as Colour;
  });
  const maskTo = (edge: number): Mask => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, i) =>
      Math.min(255, Math.max(0, (edge + 1 - (i % width)) * 128)),
    ),
  });
  const greenOf = ({ data }: Pixels, x: number) =>
    ((data[(60 * width + x) * 3 + 1] ?? 0) - 20) / (240 - 20);

  it('shows nothing of the old surroundings, even if the outline is a little too large', () => {
    for (const edge of [98, 99, 100]) {
      const clean = cleanEdgeColour(photo, maskTo(edge));
      for (let x = 90; x <= edge; x++) expect(greenOf(clean, x), `column ${x}`).toBeLessThan(0.1);
    }
  });

  it('keeps what is neither paint nor surroundings: a lamp right at the edge', () => {
    const lamp: Colour = [250, 200, 20];
    const data = new Uint8Array(photo.data);
    for (let y = 50; y < 70; y++)
      for (let x = 85; x < 100; x++) data.set(lamp, (y * width + x) * 3);
    const clean = cleanEdgeColour({ ...photo, data }, maskTo(99));
    expect(at(clean, 94, 60)).toEqual(lamp);
    expect(at(clean, 99, 60)[2]).toBeLessThan(90);
  });
});
