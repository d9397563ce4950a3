import { describe, expect, it } from 'vitest';
import { combineOutlines } from '../../../server/imaging/cutout/combineOutlines.ts';
import { doubtsOf } from '../../../server/imaging/cutout/doubts.ts';
import type { Mask, PixelBox } from '../../../server/imaging/pixels.ts';

type Area = PixelBox & { value: number };

/** Draws boxes of these values on an empty mask of 500 × 300. */
function maskOf(...areas: Area[]): Mask {
  const data = new Uint8Array(500 * 300);
  for (const { x, y, width, height, value } of areas)
    for (let row = y; row < y + height; row++)
      data.fill(value, row * 500 + x, row * 500 + x + width);
  return { data, width: 500, height: 300 };
}
const outlineOf = (model: Mask, likely: Mask) => combineOutlines(model, likely).mask;
const valueAt = ({ data, width }: Mask, x: number, y: number) => data[y * width + x];

const CAR = { x: 100, y: 100, width: 300, height: 150 };
const MIRROR = { x: 60, y: 140, width: 40, height: 30 };
const UNDER_THE_FRONT = { x: 60, y: 220, width: 40, height: 20 };
const car = (value = 255) => ({ ...CAR, value });

describe('an outline of a model', () => {
  it('loses what the network is sure is something else, and keeps what it is unsure about', () => {
    const model = maskOf(car(), { ...MIRROR, value: 255 });
    expect(valueAt(outlineOf(model, maskOf(car())), 80, 150)).toBe(0);
    const unsure = maskOf(car(), { ...MIRROR, value: 60 });
    expect(valueAt(outlineOf(model, unsure), 80, 150)).toBe(255);
  });

  it('keeps an antenna, which is too thin for the network', () => {
    const antenna = { x: 300, y: 60, width: 4, height: 40, value: 255 };
    expect(valueAt(outlineOf(maskOf(car(), antenna), maskOf(car())), 301, 70)).toBe(255);
  });

  it('gets what the network is sure is the vehicle', () => {
    const likely = maskOf(car(), { ...MIRROR, value: 200 });
    expect(valueAt(outlineOf(maskOf(car()), likely), 80, 150)).toBe(255);
    const unsure = maskOf(car(), { ...MIRROR, value: 160 });
    expect(valueAt(outlineOf(maskOf(car()), unsure), 80, 150)).toBe(0);
  });

  it('gets no shadow under the vehicle that the network is only fairly sure of', () => {
    const shadow = maskOf(car(), { ...UNDER_THE_FRONT, value: 230 });
    expect(valueAt(outlineOf(maskOf(car()), shadow), 80, 230)).toBe(0);
    const tyre = maskOf(car(), { ...UNDER_THE_FRONT, value: 254 });
    expect(valueAt(outlineOf(maskOf(car()), tyre), 80, 230)).toBe(255);
  });

  it('stays as it is if the network sees another vehicle, or none', () => {
    const model = maskOf(car());
    const other = maskOf({ x: 0, y: 0, width: 120, height: 120, value: 255 });
    expect(outlineOf(model, other)).toEqual(model);
    expect(outlineOf(model, maskOf())).toEqual(model);
  });
});

describe('an outline of a model is doubtful', () => {
  const doubts = async (model: Mask, network: Mask) => {
    const { mask, likely } = combineOutlines(model, network);
    return (await doubtsOf(mask, likely)).map(({ what }) => what);
  };

  it('where the network is unsure whether it sees the vehicle', async () => {
    const withMirror = maskOf(car(), { ...MIRROR, value: 255 });
    expect(await doubts(withMirror, maskOf(car(), { ...MIRROR, value: 60 }))).toEqual(['extra']);
    expect(await doubts(maskOf(car()), maskOf(car(), { ...MIRROR, value: 160 }))).toEqual([
      'missing',
    ]);
  });

  it('not where the network was sure and has corrected it', async () => {
    const withMirror = maskOf(car(), { ...MIRROR, value: 255 });
    expect(await doubts(withMirror, maskOf(car()))).toEqual([]);
    expect(await doubts(maskOf(car()), maskOf(car(), { ...MIRROR, value: 240 }))).toEqual([]);
  });

  it('if the network sees another vehicle', async () => {
    const other = maskOf({ x: 0, y: 0, width: 120, height: 120, value: 255 });
    expect(await doubts(maskOf(car()), other)).toEqual(['extra', 'missing']);
  });
});

describe('an outline is doubtful', () => {
  it('nowhere if it is clear', async () => {
    expect(await doubtsOf(maskOf(car()), maskOf(car()))).toEqual([]);
    expect(await doubtsOf(maskOf(), maskOf())).toEqual([]);
  });

  it('where a part of it may be something else, and where a part of the vehicle may be missing', async () => {
    const likely = maskOf(car(), { x: 350, y: 100, width: 50, height: 50, value: 150 });
    const [extra, ...others] = await doubtsOf(maskOf(car()), likely);
    expect(others).toEqual([]);
    expect(extra?.what).toBe('extra');
    expect(extra?.box.x).toBeCloseTo(0.7, 1);
    expect(extra?.box.y).toBeCloseTo(0.33, 1);
    const missing = await doubtsOf(maskOf(car()), maskOf(car(), { ...MIRROR, value: 100 }));
    expect(missing.map(({ what }) => what)).toEqual(['missing']);
    expect(missing[0]?.box.x).toBeCloseTo(0.12, 1);
  });

  it('not along its whole edge, where a few pixels are always unclear', async () => {
    const wider = { x: 94, y: 94, width: 312, height: 162, value: 120 };
    expect(await doubtsOf(maskOf(car()), maskOf(wider, car()))).toEqual([]);
  });

  it('under the vehicle only if more may be missing, since shadows look like tyres', async () => {
    const low = { x: 82, y: 215, width: 18, height: 35, value: 100 };
    expect(await doubtsOf(maskOf(car()), maskOf(car(), low))).toEqual([]);
    const high = { ...low, y: 130 };
    expect(await doubtsOf(maskOf(car()), maskOf(car(), high))).toHaveLength(1);
  });

  it('at one place if its parts are close together', async () => {
    const [left, right] = [0, 22].map((by) => ({
      x: 300 + by,
      y: 150,
      width: 20,
      height: 40,
      value: 100,
    }));
    if (!left || !right) throw new Error('two parts');
    expect(await doubtsOf(maskOf(car()), maskOf(car(), left, right))).toHaveLength(1);
  });
});
