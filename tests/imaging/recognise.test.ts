import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShownView } from '../../contract/views/shownView.ts';
import { viewToShow } from '../../contract/views/viewFit.ts';
import { samples } from '../../server/db/seed/samples/index.ts';
import { recognise } from '../../server/imaging/cutout/recognise.ts';
import type { Seen } from '../../server/imaging/cutout/vehicleNet.ts';
import { openVehicleNet } from '../../server/imaging/cutout/vehicleNet.ts';
import { coveredBox, type Pixels } from '../../server/imaging/pixels.ts';
import { toMask, toPixels } from '../../server/imaging/raster.ts';
import { standardPreset } from '../../server/presets/standard.ts';
import { sampleMask, samplePhoto } from '../unit/imaging/pictures.ts';

let look: (picture: Pixels, side: number) => Promise<Seen>;
beforeAll(async () => {
  look = await openVehicleNet((run) => run());
});

const recognised = async (photo: Sharp) => recognise(look, await toPixels(photo));
const shownBy = async (file: string): Promise<ShownView | null> =>
  (await recognised(sharp(await samplePhoto(file.replace('.jpg', ''))).resize(480))).shows;

describe('the view of a photo', () => {
  it.each(samples)('is not recognised wrongly for $file', async ({ angle, file }) => {
    const wanted = standardPreset.items.find(({ code }) => code === angle);
    expect([null, wanted && viewToShow(wanted)]).toContain(await shownBy(file));
  });

  it('of a mirrored photo is recognised as the other side', async () => {
    const photo = sharp(await samplePhoto('passat-02-front-left'))
      .resize(480)
      .flop();
    expect((await recognised(photo)).shows).toBe('front-right');
  });

  it.each([
    ['empty', { r: 190, g: 190, b: 182 }],
    ['black', { r: 8, g: 8, b: 8 }],
  ])('is not recognised for an %s one', async (_, background) => {
    const wall = sharp({ create: { width: 480, height: 360, channels: 3, background } });
    expect(await recognised(wall)).toEqual({ shows: null, isCutOff: false });
  });

  it('is not recognised if two answers are nearly as likely', async () => {
    const doubtful = async () => ({
      vehicle: { data: new Uint8Array(1), width: 1, height: 1 },
      views: [
        { view: 'front' as const, likely: 0.52 },
        { view: 'rear' as const, likely: 0.48 },
      ],
    });
    const photo = await toPixels(sharp(await samplePhoto('passat-02-front-left')).resize(480));
    expect((await recognise(doubtful as never, photo)).shows).toBeNull();
  });
});

describe('a vehicle', () => {
  it('is whole in most photos that end just beside it', async () => {
    const files = samples.filter(({ mask }) => mask);
    const cutOff: string[] = [];
    for (const { file } of files) {
      const name = file.replace('.jpg', '');
      const box = coveredBox(await toMask(sharp(await sampleMask(name))));
      if (!box) throw new Error('the sample has no outline');
      const { x: left, y: top, width, height } = box;
      const photo = sharp(await samplePhoto(name)).extract({ left, top, width, height });
      const small = sharp(await photo.toBuffer()).resize(480, 480, { fit: 'inside' });
      if ((await recognised(small)).isCutOff) cutOff.push(file);
    }
    expect(cutOff.length, cutOff.join()).toBeLessThan(files.length / 3);
  });

  const whole = standardPreset.items.filter(({ kind }) => kind === 'exterior');
  const photos = samples.filter(({ angle }) => whole.some(({ code }) => code === angle));

  /** How much of a photo's width or height is cut away so that some of the vehicle is missing. */
  const CUTS = {
    left: { left: 0.34 },
    right: { right: 0.34 },
    top: { top: 0.46 },
    bottom: { bottom: 0.34 },
  };
  const without = async (file: string, { left = 0, top = 0, right = 0, bottom = 0 }) => {
    const photo = await samplePhoto(file.replace('.jpg', ''));
    const { width, height } = await sharp(photo).metadata();
    const part = await sharp(photo)
      .extract({
        left: Math.round(width * left),
        top: Math.round(height * top),
        width: Math.round(width * (1 - left - right)),
        height: Math.round(height * (1 - top - bottom)),
      })
      .toBuffer();
    return sharp(part).resize(480);
  };

  it.each(photos)(
    'is whole in $file, and cut off where a part of that is missing',
    async ({ file }) => {
      expect((await recognised(await without(file, {}))).isCutOff).toBe(false);
      for (const [side, cut] of Object.entries(CUTS))
        expect((await recognised(await without(file, cut))).isCutOff, side).toBe(true);
    },
  );
});
