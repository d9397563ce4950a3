import { UnusableImage } from './unusableImage.ts';

/** Formats that are accepted as photographs. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** How many bytes of a file are needed to recognise it. */
export const SIGNATURE_BYTES = 512;

const HEIC_BRANDS = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
];
const AVIF_BRANDS = ['avif', 'avis'];
const OTHER_IMAGES = [
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  '%PDF',
  '8BPS',
  '\0\0\x01\0',
  '\xff\x0a',
  '\0\0\0\x0cJXL',
  '\0\0\0\x0cjP',
];

/**
 * Decides by content, never by name, which accepted format a file has.
 * @param head the first bytes of the file, `SIGNATURE_BYTES` or the whole file when shorter
 * @throws UnusableImage `empty`, `heic`, `unsupported_format` (an image or a drawing that is not accepted), `not_an_image`
 */
export function recogniseFormat(head: Uint8Array): PhotoFormat {
  if (head.length === 0) throw new UnusableImage('empty');
  const text = Buffer.from(
    head.buffer,
    head.byteOffset,
    Math.min(head.length, SIGNATURE_BYTES),
  ).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return recogniseBrand(text);
  if (
    OTHER_IMAGES.some((signature) => text.startsWith(signature)) ||
    /<svg[\s>]|<!DOCTYPE svg/i.test(text)
  ) {
    throw new UnusableImage('unsupported_format');
  }
  throw new UnusableImage('not_an_image');
}

/**
 * Recognises an ISO base media file by the brands that it names. AVIF and HEIC share some, so AVIF's own are checked first. Throws UnusableImage
 * `heic` or `not_an_image` for anything but AVIF.
 */
function recogniseBrand(text: string): PhotoFormat {
  const length = (text.charCodeAt(2) << 8) | text.charCodeAt(3);
  const brands = text.slice(8, Math.max(12, length)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) throw new UnusableImage('heic');
  throw new UnusableImage('not_an_image');
}
