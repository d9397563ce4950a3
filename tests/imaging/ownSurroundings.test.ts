import { describe, expect, it } from 'vitest';
import type { Look } from '../../contract/looks/look.ts';
import { doubtOfAll } from '../../server/imaging/cutout/doubts.ts';
import { coveredBox, type Pixels } from '../../server/imaging/pixels.ts';
import { compose } from '../../server/imaging/steps/compose.ts';
import { spreadPhoto } from '../../server/imaging/surroundings/spread.ts';
import { carFromTheSide, type DrawnCar, workOn } from '../unit/imaging/drawnCar.ts';

/** Draws a floor of one colour below, with a dark spot beside the rear wheel, and a wall of stripes above. */
const yardBehind = (car: DrawnCar): DrawnCar => {
  const data = new Uint8Array(car.photo.data);
  for (let i = 0; i < car.mask.data.length; i++) {
    if ((car.mask.data[i] ?? 0) > 0) continue;
    const [x, y] = [i % car.photo.width, Math.floor(i / car.photo.width)];
    const isSpot = Math.hypot(x - 680, y - 480) < 12;
    const shade = y > 410 ? (isSpot ? 40 : 120) : Math.floor(x / 8) % 2 ? 250 : 10;
    data.fill(shade, i * 3, i * 3 + 3);
  }
  return { ...car, photo: { ...car.photo, data } };
};
const shadeAt = ({ data, width }: Pixels, x: number, y: number) =>
  data[(Math.round(y) * width + Math.round(x)) * 3] ?? 0;

const made = async (look: Partial<Look>, change: { isDoubtful?: boolean } = {}) => {
  const work = workOn(yardBehind(await carFromTheSide()), { glass: 'off', ...look });
  const { cutout } = work;
  if (!cutout) throw new Error('nothing was cut out');
  const done = await compose.run({
    ...work,
    cutout: { ...cutout, doubts: change.isDoubtful ? doubtOfAll(cutout.mask) : [] },
  });
  if (!done.picture || !done.frame) throw new Error('nothing was composed');
  const { picture, frame } = done;
  const at = (x: number, y: number) => {
    const [origin, right, foot] = frame;
    return [
      (origin.x + ((right.x - origin.x) * x) / 800) * picture.width,
      (origin.y + ((foot.y - origin.y) * y) / 600) * picture.height,
    ] as const;
  };
  return { picture, shade: (x: number, y: number) => shadeAt(picture, ...at(x, y)) };
};

describe('a kept floor', () => {
  it('stays unchanged beside the vehicle, in front of a plain wall', async () => {
    const { shade } = await made({ background_type: 'keep_floor' });
    expect(shade(400, 465)).toBeGreaterThan(110);
    expect(shade(400, 465)).toBeLessThan(130);
    expect(shade(680, 480)).toBeLessThan(80); // the spot beside the wheel
    const wall = [16, 24, 32, 40, 48].map((x) => shade(x + 10, 150));
    expect(Math.max(...wall) - Math.min(...wall)).toBeLessThan(12);
    expect(Math.min(...wall)).toBeGreaterThan(150);
  });

  it('is even away from the vehicle, and beyond the photo', async () => {
    const { picture } = await made({ background_type: 'keep_floor', margin: 25 });
    const row = picture.height - 4;
    const shades = Array.from({ length: 20 }, (_, i) => shadeAt(picture, i * 10, row));
    expect(Math.max(...shades) - Math.min(...shades)).toBeLessThan(6);
    expect(shades[0]).toBeGreaterThan(100);
    expect(shades[0]).toBeLessThan(140);
  });
});

describe('blurred surroundings', () => {
  it('lose their stripes, and keep their brightness and the floor at the tyres', async () => {
    const { shade } = await made({ background_type: 'blurred' });
    const wall = Array.from({ length: 12 }, (_, i) => shade(300 + i * 16, 120));
    for (const value of wall) expect(Math.abs(value - 130)).toBeLessThan(35);
    expect(shade(400, 465)).toBeGreaterThan(105);
    expect(shade(400, 465)).toBeLessThan(140);
  });

  it('leave the vehicle as sharp as it was', async () => {
    const { shade } = await made({ background_type: 'blurred' });
    const other = await made({ background_type: 'photo_box' });
    for (const [x, y] of [
      [400, 370],
      [400, 330],
      [300, 250],
    ] as const)
      expect(Math.abs(shade(x, y) - other.shade(x, y))).toBeLessThan(6);
  });
});

describe('a doubtful outline', () => {
  const wallOf = async (look: Partial<Look>, isDoubtful: boolean) =>
    (await made(look, { isDoubtful })).shade(300, 120);

  it('gets the surroundings that the look has for it, other outlines do not', async () => {
    const [blurred, sure, off] = [
      await wallOf({ cut_fallback: 'blurred' }, true),
      await wallOf({ cut_fallback: 'blurred' }, false),
      await wallOf({}, true),
    ];
    expect(sure).toBe(off);
    expect(blurred).not.toBe(sure);
  });
});

describe('a photo placed under a picture', () => {
  it('brings the vehicle to its place', async () => {
    const { photo, mask } = await carFromTheSide();
    const box = coveredBox(mask);
    if (!box) throw new Error('nothing is drawn');
    const place = { x: 60, y: 90, width: box.width / 2, height: box.height / 2 };
    const spread = await spreadPhoto(photo, mask, { box, place }, { width: 500, height: 400 });
    const found = coveredBox(spread.mask);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((found?.[side] ?? 0) - place[side])).toBeLessThanOrEqual(2);
  });
});
