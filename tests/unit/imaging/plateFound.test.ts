import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { findPlate } from '../../../server/imaging/plate/findPlate.ts';
import { boundsOf, perspectiveOf, type Quad, toQuad } from '../../../server/imaging/plate/quad.ts';
import { decodeMask, toPixels } from '../../../server/imaging/raster.ts';
import { sampleMask, samplePhoto } from './pictures.ts';

const exterior = samples.filter(({ mask }) => mask !== undefined).map(({ file, plate }) => ({ name: file.replace('.jpg', ''), plate }));

async function found(name: string): Promise<{ photo: Pixels; quad: Quad | undefined }> {
  const photo = await toPixels(sharp(await samplePhoto(name)));
  const mask = await decodeMask(await sampleMask(name));
  const plate = await findPlate(photo, { x: 0, y: 0, width: photo.width, height: photo.height }, mask);
  return { photo, quad: plate?.quad };
}

/** The share of one quadrangle that another covers. */
function covered(truth: Quad, by: Quad, photo: Pixels): number {
  const [inTruth, inOther] = [perspectiveOf(truth), perspectiveOf(by)];
  const isIn = ({ toPlane }: typeof inTruth, x: number, y: number) => {
    const { x: u, y: v } = toPlane(x, y);
    return u >= 0 && u <= 1 && v >= 0 && v <= 1;
  };
  const { x: left, y: top, width, height } = boundsOf(truth, photo);
  let [all, hit] = [0, 0];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      if (!isIn(inTruth, x + 0.5, y + 0.5)) continue;
      all++;
      if (isIn(inOther, x + 0.5, y + 0.5)) hit++;
    }
  }
  return hit / all;
}

describe('a licence plate', () => {
  it.each(exterior.filter(({ plate }) => plate))('is found in $name, nearly to its corners', async ({ name, plate }) => {
    const { photo, quad } = await found(name);
    if (!plate || !quad) throw new Error('no plate was found');
    const truth = toQuad(plate, photo);
    expect(covered(truth, quad, photo)).toBeGreaterThan(0.8);
    expect(covered(quad, truth, photo)).toBeGreaterThan(0.7);
  });

  it.each(exterior.filter(({ plate }) => !plate))('is not seen in $name, where none faces the camera', async ({ name }) => {
    expect((await found(name)).quad).toBeUndefined();
  });
});
