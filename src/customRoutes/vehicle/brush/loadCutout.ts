import type { Photo } from '../../../../contract/photos/photo.ts';
import { openSheet, type Sheet } from './sheet.ts';

const bitmapAt = async (address: string, signal: AbortSignal): Promise<ImageBitmap> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`A picture came with the status ${answer.status}`);
  return createImageBitmap(await answer.blob());
};

/** The colours of a picture, brought to a size; what shines through is white, as in processing. */
const pixelsOf = (bitmap: ImageBitmap, width: number, height: number): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
};

/** What is painted on: the original, and the outline over it. */
export interface LoadedCutout {
  readonly image: ImageData;
  readonly sheet: Sheet;
}

/** The original and its outline as it was found, both as large as the outline: as processing sees them. */
export const loadCutout = async (
  { url }: Pick<Photo, 'url'>,
  maskUrl: string,
  signal: AbortSignal,
): Promise<LoadedCutout> => {
  const [photo, mask] = await Promise.all([bitmapAt(url, signal), bitmapAt(maskUrl, signal)]);
  const { width, height } = mask;
  const { data } = pixelsOf(mask, width, height);
  const image = pixelsOf(photo, width, height);
  return {
    image,
    sheet: openSheet(
      image,
      Uint8Array.from({ length: width * height }, (_, i) => data[i * 4] ?? 0),
    ),
  };
};
