import type { Crop } from '../../contract/looks/look.ts';
import type { PipelineInput } from './pipelineState.ts';

/** Finished pictures are this wide, in pixels; the height follows from the crop. */
export const PICTURE_WIDTH = 1920;
const ASPECT: Record<Crop, number> = { '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '1:1': 1 };

/** Returns the finished picture's size in pixels, or that of a preview `width` pixels wide. */
export function pictureSize(
  { look }: Pick<PipelineInput, 'look'>,
  width = PICTURE_WIDTH,
): { width: number; height: number } {
  return { width, height: Math.round(width / ASPECT[look.default_crop]) };
}
