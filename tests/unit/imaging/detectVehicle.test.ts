import { describe, expect, it } from 'vitest';
import { detectVehicle } from '../../../server/imaging/cutout/detectVehicle.ts';
import type { Seen } from '../../../server/imaging/cutout/vehicleNet.ts';
import { coveredBox, type PixelBox, type Pixels } from '../../../server/imaging/pixels.ts';
import { resizePixels } from '../../../server/imaging/raster.ts';

const size = { width: 1000, height: 600 };
const CLEAR = 255;
const HARD_TO_SEE = 160;

/** Draws a dark photo with boxes of these brightnesses. */
function photoOf(boxes: readonly (PixelBox & { bright: number })[]): Pixels {
  const data = new Uint8Array(size.width * size.height * 3);
  for (const { x, y, width, height, bright } of boxes) {
    for (let row = y; row < y + height; row++)
      data.fill(bright, (row * size.width + x) * 3, (row * size.width + x + width) * 3);
  }
  return { ...size, data };
}

/** Takes bright parts for a vehicle, and from afar, in the photo and its mirror image, only clear ones. */
function looking() {
  const looks: number[] = [];
  const look = async (picture: Pixels, side: number): Promise<Seen> => {
    looks.push(side);
    const least = looks.length <= 2 ? 200 : 100;
    const { data, width, height } = await resizePixels(picture, 160, 96);
    const vehicle = Uint8Array.from({ length: width * height }, (_, i) =>
      (data[i * 3] ?? 0) > least ? 255 : 0,
    );
    return {
      vehicle: { data: vehicle, width, height },
      glass: { data: vehicle, width, height },
      views: [],
    };
  };
  return { look, looks };
}

describe('the search for the vehicle', () => {
  it('looks once more, closer, each time also at the mirror image', async () => {
    const { look, looks } = looking();
    const car = { x: 200, y: 200, width: 400, height: 200, bright: CLEAR };
    const { body, clarity } = await detectVehicle(look, photoOf([car]), size, null);
    expect(looks).toEqual([320, 320, 448, 448, 576, 576]);
    expect(clarity).toBeGreaterThan(0.9);
    const found = coveredBox(body);
    expect(Math.abs((found?.x ?? 0) - car.x)).toBeLessThan(6);
    expect(Math.abs((found?.width ?? 0) - car.width)).toBeLessThan(12);
  });

  it('looks at more detail if the photo has it', async () => {
    const { look, looks } = looking();
    const car = { x: 50, y: 100, width: 900, height: 400, bright: CLEAR };
    await detectVehicle(look, photoOf([car]), size, null);
    expect(looks).toEqual([320, 320, 448, 448, 704, 704]);
  });

  it('looks again if the vehicle is larger than it seemed', async () => {
    const { look, looks } = looking();
    const rear = { x: 500, y: 200, width: 300, height: 200, bright: CLEAR };
    const front = { x: 200, y: 200, width: 300, height: 200, bright: HARD_TO_SEE };
    const { body } = await detectVehicle(look, photoOf([rear, front]), size, null);
    expect(looks.length).toBeGreaterThan(6);
    const found = coveredBox(body);
    expect(Math.abs((found?.width ?? 0) - 600)).toBeLessThan(60);
  });

  it('reports two if the photo shows two', async () => {
    const { look } = looking();
    const one = { x: 100, y: 200, width: 300, height: 200, bright: CLEAR };
    const { several } = await detectVehicle(look, photoOf([one, { ...one, x: 600 }]), size, null);
    expect(several).not.toBeNull();
  });
});
