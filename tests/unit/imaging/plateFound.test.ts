import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { findPlate } from '../../../server/imaging/plate/findPlate.ts';
import { type Quad, toQuad } from '../../../server/imaging/plate/quad.ts';
import { decodeMask, toPixels } from '../../../server/imaging/raster.ts';
import { shareCovered } from '../../bench/photos/quadOverlap.ts';
import { sampleMask, samplePhoto } from './pictures.ts';

const exterior = samples.filter(({ mask }) => mask !== undefined).map(({ file, plate }) => ({ name: file.replace('.jpg', ''), plate }));

async function found(name: string): Promise<{ photo: Pixels; quad: Quad | undefined }> {
  const photo = await toPixels(sharp(await samplePhoto(name)));
  const mask = await decodeMask(await sampleMask(name));
  const plate = await findPlate(photo, { x: 0, y: 0, width: photo.width, height: photo.height }, mask);
  return { photo, quad: plate?.quad };
}

describe('a licence plate', () => {
  it.each(exterior.filter(({ plate }) => plate))('is found in $name, nearly to its corners', async ({ name, plate }) => {
    const { photo, quad } = await found(name);
    if (!plate || !quad) throw new Error('no plate was found');
    const truth = toQuad(plate, photo);
    expect(shareCovered(truth, quad, photo)).toBeGreaterThan(0.8);
    expect(shareCovered(quad, truth, photo)).toBeGreaterThan(0.7);
  });

  it.each(exterior.filter(({ plate }) => !plate))('is not seen in $name, where none faces the camera', async ({ name }) => {
    expect((await found(name)).quad).toBeUndefined();
  });
});
