import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShownView } from '../../contract/views/shownView.ts';
import { viewToShow } from '../../contract/views/viewFit.ts';
import { samples } from '../../server/db/seed/samples/index.ts';
import { recogniseView } from '../../server/imaging/cutout/recogniseView.ts';
import type { Seen } from '../../server/imaging/cutout/vehicleNet.ts';
import { openVehicleNet } from '../../server/imaging/cutout/vehicleNet.ts';
import type { Pixels } from '../../server/imaging/pixels.ts';
import { toPixels } from '../../server/imaging/raster.ts';
import { standardPreset } from '../../server/presets/standard.ts';
import { samplePhoto } from '../unit/imaging/pictures.ts';

let look: (picture: Pixels, side: number) => Promise<Seen>;
beforeAll(async () => {
  look = await openVehicleNet((run) => run());
});

const shownBy = async (file: string): Promise<ShownView | null> =>
  recogniseView(
    look,
    await toPixels(sharp(await samplePhoto(file.replace('.jpg', ''))).resize(480)),
  );

describe('the view of a photo', () => {
  it.each(samples)('is not recognised wrongly for $file', async ({ angle, file }) => {
    const wanted = standardPreset.items.find(({ code }) => code === angle);
    expect([null, wanted && viewToShow(wanted)]).toContain(await shownBy(file));
  });

  it('of a mirrored photo is recognised as the other side', async () => {
    const photo = sharp(await samplePhoto('passat-02-front-left'))
      .resize(480)
      .flop();
    expect(await recogniseView(look, await toPixels(photo))).toBe('front-right');
  });

  it.each([
    ['empty', { r: 190, g: 190, b: 182 }],
    ['black', { r: 8, g: 8, b: 8 }],
  ])('is not recognised for an %s one', async (_, background) => {
    const wall = sharp({ create: { width: 480, height: 360, channels: 3, background } });
    expect(await recogniseView(look, await toPixels(wall))).toBeNull();
  });

  it('is not recognised if two answers are nearly as likely', async () => {
    const doubtful = async () => ({
      views: [
        { view: 'front' as const, likely: 0.52 },
        { view: 'rear' as const, likely: 0.48 },
      ],
    });
    const photo = await toPixels(sharp(await samplePhoto('passat-02-front-left')).resize(480));
    expect(await recogniseView(doubtful as never, photo)).toBeNull();
  });
});
