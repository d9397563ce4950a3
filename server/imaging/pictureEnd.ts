import type { PhotoFormat } from './fileFormat.ts';
import { UnusableImage } from './unusableImage.ts';

/**
 * Returns how many bytes of a file are its picture, up to the end that its format marks. Viewers do not show what follows: further
 * pictures of a phone, a maker's trailer, or another file hidden there. The whole length where no end is marked.
 * Throws UnusableImage for an AVIF file whose last box is open-ended.
 */
export const pictureEnd = (format: PhotoFormat, content: Uint8Array): number => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return Math.min(ENDS[format](bytes) ?? bytes.length, bytes.length);
};

type FindEnd = (bytes: Buffer) => number | undefined;

const [SOI, EOI, SOS, TEM] = [0xd8, 0xd9, 0xda, 0x01];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Finds the end of a JPEG marker by marker; thumbnails are inside segments and are skipped. Decoders also search the next marker after stray bytes.
 */
const jpegEnd: FindEnd = (bytes) => {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return undefined;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    if (marker === undefined) return undefined;
    at += 1;
    if (marker === EOI) return at;
    // 0 is an 0xff among the pixels, restarts lie between them
    if (marker === 0 || marker === TEM || marker === SOI || isRestart(marker)) continue;
    if (at + 2 > bytes.length) return undefined;
    // Pixels follow the head of a scan, up to the next real marker.
    at += Math.max(2, bytes.readUInt16BE(at));
    if (marker === SOS) at = scanEnd(bytes, at);
  }
};

const scanEnd = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
};

/** Finds the end of a PNG, which is a series of chunks: length, type, content, checksum. The last one is IEND. */
const pngEnd: FindEnd = (bytes) => {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
};

/** Finds the end of a WebP: the container names its length, and an odd length is padded. */
const webpEnd: FindEnd = (bytes) => {
  if (bytes.length < 12) return undefined;
  const length = bytes.readUInt32LE(4);
  return 8 + length + (length % 2);
};

/** Boxes that a still picture or a sequence is made of (ISO/IEC 14496-12, 23008-12). */
const BOXES = [
  'ftyp',
  'meta',
  'mdat',
  'idat',
  'free',
  'skip',
  'moov',
  'moof',
  'mfra',
  'uuid',
  'wide',
  'pdin',
  'styp',
  'sidx',
  'grpl',
];

/** Finds the end of an AVIF: reads boxes as long as they belong to a picture. */
const avifEnd: FindEnd = (bytes) => {
  let at = 0;
  while (at + 8 <= bytes.length && BOXES.includes(bytes.toString('latin1', at + 4, at + 8))) {
    const short = bytes.readUInt32BE(at);
    // Anything appended to the file would belong to such a box, so the picture's end is unknown.
    if (short === 0) throw new UnusableImage('truncated');
    const length =
      short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < 8) break;
    at += length;
  }
  return at;
};

const ENDS: Record<PhotoFormat, FindEnd> = {
  jpeg: jpegEnd,
  png: pngEnd,
  webp: webpEnd,
  avif: avifEnd,
};
