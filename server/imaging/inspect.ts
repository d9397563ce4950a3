import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { readTakenAt } from './exifDate.ts';
import { type PhotoFormat, recogniseFormat, SIGNATURE_BYTES } from './fileFormat.ts';
import { pictureEnd } from './pictureEnd.ts';
import { UnusableImage } from './unusableImage.ts';

/** Larger pictures are refused before a single pixel is decoded. */
export const MAX_PIXELS = 100_000_000;
/** Width of the small pictures that lists and the angle grid show. */
export const PREVIEW_WIDTH = 480;

export type UploadFacts = {
  format: PhotoFormat;
  /** How many bytes of the file are the picture (pictureEnd.ts). */
  bytes: number;
  /** Pixels, as the picture is seen after its EXIF orientation. */
  width: number;
  height: number;
  takenAt: Date | null;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Upright JPEG, sRGB, `PREVIEW_WIDTH` wide or less. */
  preview: Uint8Array;
};

/**
 * Accepts or refuses an uploaded file: recognises its format by content, checks its size in pixels, then decodes it once to the
 * end (a JPEG cut off in the middle still has sound metadata) and draws the preview from that same decode.
 * @param source the file's bytes or its path
 * @throws UnusableImage
 */
export async function inspectUpload(source: Uint8Array | string): Promise<UploadFacts> {
  const format = recogniseFormat(await readHead(source));
  const metadata = await readMetadata(source);
  if (metadata.width * metadata.height > MAX_PIXELS) throw new UnusableImage('too_many_pixels');
  const orientation = metadata.orientation ?? 1;
  const [width, height] =
    orientation > 4 ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
  const preview = await decodePreview(source);
  const bytes = pictureEnd(format, typeof source === 'string' ? await readFile(source) : source);
  return {
    format,
    bytes,
    width,
    height,
    takenAt: readTakenAt(metadata.exif),
    orientation,
    preview,
  };
}

async function readHead(source: Uint8Array | string): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, SIGNATURE_BYTES);
  await using file = await open(source);
  const { bytesRead, buffer } = await file.read(
    Buffer.alloc(SIGNATURE_BYTES),
    0,
    SIGNATURE_BYTES,
    0,
  );
  return buffer.subarray(0, bytesRead);
}

async function readMetadata(source: Uint8Array | string): Promise<Metadata> {
  try {
    // No limit here: the size is compared by the caller, so that a large picture and a damaged one get different answers.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UnusableImage('truncated', { cause });
  }
}

async function decodePreview(source: Uint8Array | string): Promise<Uint8Array> {
  try {
    return await sharp(source, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch (cause) {
    throw new UnusableImage('truncated', { cause });
  }
}
