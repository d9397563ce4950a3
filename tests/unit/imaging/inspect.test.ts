import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectUpload } from '../../../server/imaging/inspect.ts';
import { colourAt, corners, samplePhoto } from './pictures.ts';

/** Returns a valid PNG header of 16,000 × 16,000 pixels: large to decode, tiny to send. */
async function hugePng(): Promise<Buffer> {
  const png = await corners().png().toBuffer();
  png.writeUInt32BE(16_000, 16);
  png.writeUInt32BE(16_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function mediaFile(...brands: string[]): Buffer {
  const head = Buffer.alloc(8 + brands.length * 4 + 4);
  head.writeUInt32BE(head.length, 0);
  head.write(['ftyp', brands[0], '\0\0\0\0', ...brands.slice(1)].join(''), 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(200)]);
}

describe('an upload is refused, with its own reason, when it is', () => {
  const refused: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['empty', () => new Uint8Array(0), 'empty'],
    ['text that calls itself a photo', () => Buffer.from('This is no photo.'), 'not_an_image'],
    [
      'a drawing (SVG)',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unsupported_format',
    ],
    ['a GIF', () => corners().gif().toBuffer(), 'unsupported_format'],
    ['HEIC', () => mediaFile('heic', 'mif1', 'heic'), 'heic'],
    ['a film', () => mediaFile('isom', 'mp41'), 'not_an_image'],
    ['of 256 megapixels', hugePng, 'too_many_pixels'],
    [
      'a JPEG cut off in the middle',
      async () => (await samplePhoto('golf-01-front')).subarray(0, 60_000),
      'truncated',
    ],
    [
      'a PNG cut off in the middle',
      async () =>
        (await corners(800, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 500_000),
      'truncated',
    ],
  ];
  it.each(refused)('%s', async (_what, bytes, code) => {
    await expect(inspectUpload(await bytes())).rejects.toMatchObject({
      name: 'UnusableImage',
      code,
    });
  });
});

describe('an upload is accepted', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s, whatever its name', async (format) => {
    const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
    const path = join(folder, 'photo.txt');
    await writeFile(path, await corners().toFormat(format).toBuffer());
    expect(await inspectUpload(path)).toMatchObject({
      format,
      width: 160,
      height: 120,
      orientation: 1,
      takenAt: null,
    });
    await rm(folder, { recursive: true });
  });

  it('with the size and the preview of the photo as displayed, not as stored', async () => {
    const facts = await inspectUpload(
      await corners(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(facts).toMatchObject({ width: 1200, height: 1600, orientation: 6 });
    expect(await sharp(facts.preview).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
      height: 640,
    });
    expect((await colourAt(facts.preview, 0.75, 0.25)).blue).toBeGreaterThan(150);
  });

  it('with the time at which it was taken', async () => {
    const exif = {
      IFD2: { DateTimeOriginal: '2025:06:14 15:04:05', OffsetTimeOriginal: '+02:00' },
    };
    const facts = await inspectUpload(await corners().withExif(exif).jpeg().toBuffer());
    expect(facts.takenAt).toEqual(new Date('2025-06-14T13:04:05Z'));
  });

  it('in wide colours and with transparency, the preview in plain sRGB', async () => {
    const facts = await inspectUpload(
      await sharp({
        create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .png()
        .toBuffer(),
    );
    expect(await colourAt(facts.preview, 0.5, 0.5)).toEqual({ red: 255, green: 255, blue: 255 });
  });
});
