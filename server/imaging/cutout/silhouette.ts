import sharp from 'sharp';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { coveredBox, type Mask, type PixelBox } from '../pixels.ts';
import { toMask } from '../raster.ts';

export type Silhouette = {
  mask: Mask /** Round the outline, in pixels of the mask. */;
  box: PixelBox;
};

/**
 * Draws a silhouette (SVG path data in a box of 1000 × 750) as a mask of that width.
 * @throws when the path draws nothing: a preset without an outline is a fault of the preset, not of the photo
 */
export async function drawSilhouette(path: string, width: number): Promise<Silhouette> {
  const height = Math.round((width * SILHOUETTE_BOX.height) / SILHOUETTE_BOX.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SILHOUETTE_BOX.width} ${
    SILHOUETTE_BOX.height
  }"><rect width="100%" height="100%" fill="#000"/><path d="${path.replaceAll('"', '')}" fill="#fff"/></svg>`;
  const mask = await toMask(sharp(Buffer.from(svg)).removeAlpha());
  const box = coveredBox(mask);
  if (!box) throw new Error('the silhouette of this angle draws nothing');
  return { mask, box };
}
