import { crc32, deflateSync } from 'node:zlib';
import { picture } from './pictures.ts';

const text = (content: string) => new Uint8Array(new TextEncoder().encode(content));

/** Returns a valid black PNG of 16,000 × 16,000 pixels in some kilobytes: small to send, half a gigabyte and more to decode. */
function hugePng(side = 16_000): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(content.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** Returns the beginning of a photo as phones write it: a container whose brand is HEIC. */
function heic(): Uint8Array<ArrayBuffer> {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');
  return new Uint8Array(Buffer.concat([box, Buffer.alloc(2000)]));
}

export interface BadFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What the message must say, so that the user knows what to do. */
  says: RegExp;
}

/** Files that must not be accepted as photos, where at most `limitMb` may be sent. */
export async function badFiles(limitMb: number): Promise<Record<string, BadFile>> {
  const whole = await picture(1600, 1200);
  return {
    'an empty file': { name: 'empty.jpg', bytes: new Uint8Array(), says: /empty/ },
    'a text named .jpg': {
      name: 'letter.jpg',
      bytes: text('Dear Sir or Madam, '.repeat(50)),
      says: /not an image/,
    },
    'a JPEG cut off in the middle': {
      name: 'cut.jpg',
      bytes: whole.slice(0, whole.length / 2),
      says: /damaged or incomplete/,
    },
    'an SVG': {
      name: 'drawing.svg',
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      says: /JPEG, PNG/,
    },
    'an SVG named .jpg': {
      name: 'a.jpg',
      bytes: text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      says: /JPEG, PNG/,
    },
    'a PNG of 256 megapixels': { name: 'huge.png', bytes: hugePng(), says: /100 megapixels/ },
    'a file over the limit': {
      name: 'long.jpg',
      bytes: new Uint8Array(limitMb * 1024 * 1024 + 1),
      says: new RegExp(`${limitMb} MB`),
    },
    'a HEIC photo': { name: 'phone.heic', bytes: heic(), says: /HEIC/ },
  };
}
