import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { recogniseFormat } from './fileFormat.ts';
import { UnusableImage } from './unusableImage.ts';

/** Most pixels of a picture for looks, which is drawn for a screen; larger ones are photos. */
export const MAX_ASSET_MEGAPIXELS = 40;
const PREVIEW_WIDTH = 480;
/** The chunk that marks an animated PNG, before its first pixels. */
const HEAD_BYTES = 64 * 1024;

/** Why a file cannot be used in looks, in addition to the reasons for all pictures (UnusableImage). */
export class UnusableAsset extends Error {
  override readonly name = 'UnusableAsset';
  readonly code: 'animated' | 'format' | 'too_many_pixels';

  constructor(code: UnusableAsset['code']) {
    super(`unusable picture: ${code}`);
    this.code = code;
  }
}

/** A redrawn picture with its preview for lists; both PNG where anything is transparent, else JPEG. */
export interface AssetPicture {
  readonly file: Uint8Array;
  readonly preview: Uint8Array;
  readonly extension: 'png' | 'jpg';
  /** Of the uploaded file, upright, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Checks a file before any pixel is decoded: PNG, JPEG or WebP, one picture, not too large.
 * @throws UnusableAsset, UnusableImage
 */
export async function checkAsset(path: string): Promise<void> {
  const head = await readHead(path);
  const format = recogniseFormat(head.subarray(0, 512));
  if (format === 'avif') throw new UnusableAsset('format');
  const { width, height, pages = 1 } = await readMetadata(path);
  if (pages > 1 || (format === 'png' && isAnimatedPng(head))) throw new UnusableAsset('animated');
  if (width * height > MAX_ASSET_MEGAPIXELS * 1_000_000) throw new UnusableAsset('too_many_pixels');
}

/**
 * Redraws a picture that was checked: upright, sRGB, without metadata, no larger than `box`.
 * @throws UnusableImage `truncated` when it cannot be decoded to its end
 */
export async function redrawAsset(
  path: string,
  box: { width: number; height: number },
): Promise<AssetPicture> {
  const metadata = await readMetadata(path);
  const [width, height] =
    (metadata.orientation ?? 1) > 4
      ? [metadata.height, metadata.width]
      : [metadata.width, metadata.height];
  const extension = metadata.hasAlpha ? 'png' : 'jpg';
  try {
    const file = await sharp(path, { failOn: 'error' })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(
        extension === 'png' ? 'png' : 'jpeg',
        extension === 'png' ? { compressionLevel: 8 } : { quality: 92 },
      )
      .toBuffer();
    const preview = await sharp(file)
      .resize({
        width: PREVIEW_WIDTH,
        height: PREVIEW_WIDTH,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toBuffer();
    return { file, preview, extension, width, height };
  } catch (cause) {
    throw new UnusableImage('truncated', { cause });
  }
}

async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

async function readMetadata(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UnusableImage('truncated', { cause });
  }
}

function isAnimatedPng(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('latin1');
  const animation = text.indexOf('acTL');
  const pixels = text.indexOf('IDAT');
  return animation >= 0 && (pixels < 0 || animation < pixels);
}
