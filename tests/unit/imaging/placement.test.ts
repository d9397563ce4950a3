import { describe, expect, it } from 'vitest';
import { placeVehicle } from '../../../server/imaging/showroom/placement.ts';

const picture = { width: 1000, height: 750 };
const low = { width: 300, height: 100 };
const high = { width: 100, height: 100 };
const LINE = 645;

describe('the place of a vehicle', () => {
  it('is 90 % as wide as the picture for a long vehicle, and 78 % as high for a tall one', () => {
    expect(placeVehicle(low, picture)).toEqual({ x: 50, y: LINE - 300, width: 900, height: 300 });
    expect(placeVehicle(high, picture)).toMatchObject({ width: 585, height: 585 });
  });

  it('leaves the margin free on both sides, and makes tall vehicles smaller by the same share', () => {
    for (const margin of [0, 5, 12, 25]) {
      const wide = placeVehicle(low, picture, { margin });
      expect(wide).toMatchObject({ x: margin * 10, width: 1000 - margin * 20 });
      expect(wide.y + wide.height).toBe(LINE);
    }
    const { height } = placeVehicle(high, picture, { margin: 14 });
    expect(height).toBe(Math.round((585 * 0.72) / 0.9));
  });

  it('is on the same line in all pictures', () => {
    for (const vehicle of [low, high, { width: 50, height: 90 }]) {
      const { y, height } = placeVehicle(vehicle, picture);
      expect(y + height).toBe(LINE);
    }
  });

  it('is above a banner that reaches higher than the line, and unchanged above a lower one', () => {
    expect(placeVehicle(low, picture, { banner: 60 })).toEqual(placeVehicle(low, picture));
    const { y, height } = placeVehicle(low, picture, { banner: 165 });
    expect(y + height).toBe(750 - 165 - 15);
  });

  it('ends below a logo that it would reach otherwise, and is unchanged beside one', () => {
    const logo = { x: 600, y: 25, width: 375, height: 100 };
    const { y, height } = placeVehicle(high, picture, { logo });
    expect({ y, bottom: y + height }).toEqual({ y: 25 + 100 + 15, bottom: LINE });
    expect(placeVehicle(low, picture, { logo })).toEqual(placeVehicle(low, picture));
  });
});
