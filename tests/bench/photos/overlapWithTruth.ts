import { type Mask, maskOverlap } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';

/** Returns the intersection over union of a mask of any size and the truth, 0 to 1, counted at the truth's size. */
export const overlapWithTruth = async (mask: Mask, truth: Mask): Promise<number> =>
  maskOverlap(await resizeMask(mask, truth.width, truth.height), truth);
