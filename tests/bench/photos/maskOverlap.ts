import type { Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';

/** Returns the intersection over union of two masks, 0 to 1, counted at the truth's size; covered means half or more. */
export async function maskOverlap(mask: Mask, truth: Mask): Promise<number> {
  const found = await resizeMask(mask, truth.width, truth.height);
  let both = 0;
  let either = 0;
  for (let i = 0; i < truth.data.length; i++) {
    const a = (found.data[i] ?? 0) >= 128;
    const b = (truth.data[i] ?? 0) >= 128;
    if (a && b) both++;
    if (a || b) either++;
  }
  return either === 0 ? 1 : both / either;
}
