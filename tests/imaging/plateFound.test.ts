import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../server/db/seed/samples/index.ts';
import type { Pixels } from '../../server/imaging/pixels.ts';
import { findPlate } from '../../server/imaging/plate/findPlate.ts';
import { type Quad, toQuad } from '../../server/imaging/plate/quad.ts';
import { decodeMask, toPixels } from '../../server/imaging/raster.ts';
import { shareCovered } from '../bench/photos/quadOverlap.ts';
import { sampleMask, samplePhoto } from '../unit/imaging/pictures.ts';
import { plated } from '../unit/imaging/plates.ts';

const exterior = samples
  .filter(({ mask }) => mask !== undefined)
  .map(({ file, plate }) => ({ name: file.replace('.jpg', ''), plate }));

async function found(name: string): Promise<{ photo: Pixels; quad: Quad | undefined }> {
  const photo = await toPixels(sharp(await samplePhoto(name)));
  const mask = await decodeMask(await sampleMask(name));
  const plate = await findPlate(
    photo,
    { x: 0, y: 0, width: photo.width, height: photo.height },
    mask,
  );
  return { photo, quad: plate?.isSure ? plate.quad : undefined };
}

describe('a licence plate', () => {
  it.each(exterior.filter(({ plate }) => plate))(
    'is found in $name, nearly to its corners',
    async ({ name, plate }) => {
      const { photo, quad } = await found(name);
      if (!plate || !quad) throw new Error('no plate was found');
      const truth = toQuad(plate, photo);
      expect(shareCovered(truth, quad, photo)).toBeGreaterThan(0.8);
      expect(shareCovered(quad, truth, photo)).toBeGreaterThan(0.7);
    },
  );

  it.each(exterior.filter(({ plate }) => !plate))(
    'is not seen in $name, where none faces the camera',
    async ({ name }) => {
      expect((await found(name)).quad).toBeUndefined();
    },
  );

  const everywhere = { x: 0, y: 0, width: 600, height: 320 };
  const level = (left: number, top: number, width: number): Quad => {
    const [right, bottom] = [left + width, top + (width * 110) / 520];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  };

  it('is found in a close-up', async () => {
    const plate = level(90, 140, 430);
    const photo = await plated(plate);
    const seen = await findPlate(photo, everywhere, null);
    expect(shareCovered(plate, seen?.quad ?? level(0, 0, 1), photo)).toBeGreaterThan(0.9);
  });

  it('is found with light characters on dark ground', async () => {
    const plate = level(200, 180, 160);
    const photo = await plated(plate);
    for (let y = 180; y < 214; y++)
      for (let at = (y * 600 + 200) * 3; at < (y * 600 + 360) * 3; at++)
        photo.data[at] = 255 - (photo.data[at] ?? 0);
    const seen = await findPlate(photo, everywhere, null);
    expect(shareCovered(plate, seen?.quad ?? level(0, 0, 1), photo)).toBeGreaterThan(0.8);
  });

  it('is not found with certainty in a row of light letters on the paint', async () => {
    const photo = await plated(level(200, 180, 160));
    // Keeps only the dark letters, not the rim, and makes them light: letters without a plate around them.
    for (let i = 0; i < 600 * 320; i++) {
      const [r, b] = [photo.data[i * 3] ?? 0, photo.data[i * 3 + 2] ?? 0];
      const [x, y] = [i % 600, Math.floor(i / 600)];
      const isLetter = r < 60 && b < 60 && x > 205 && x < 355 && y > 184 && y < 210;
      photo.data.fill(isLetter ? 200 : 40, i * 3, i * 3 + 3);
    }
    expect((await findPlate(photo, everywhere, null))?.isSure).not.toBe(true);
  });
});
