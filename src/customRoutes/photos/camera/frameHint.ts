import { measureQuality, TOO_DARK } from '../../../../contract/photos/photoQuality.ts';

/** A fault of the picture in the viewfinder. */
export type FrameHint = 'dark' | 'blurred' | 'close';

/** Width of the copy that is judged, in pixels: a phone draws and measures it in some milliseconds. */
export const HINT_WIDTH = 320;

/** Less steep edges (of 255 per pixel of the copy) mean shake or a wrong focus; twice the server's limit, on a copy a third as wide. */
const TOO_SOFT = 14;

/** Returns the fault that a phone can measure. Whether the vehicle is too close, the server recognises (useIsCutOff.ts). */
export const frameHintOf = (
  picture: Pick<ImageData, 'data' | 'width' | 'height'>,
): FrameHint | null => {
  const { brightest, sharpness } = measureQuality(picture, 4);
  if (brightest < TOO_DARK) return 'dark';
  return sharpness < TOO_SOFT ? 'blurred' : null;
};
