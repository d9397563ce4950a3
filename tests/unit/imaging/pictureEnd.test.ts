import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectUpload } from '../../../server/imaging/inspect.ts';
import { pictureEnd } from '../../../server/imaging/pictureEnd.ts';
import { corners } from './pictures.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const TRAILERS: Record<string, Buffer> = {
  'a ZIP': Buffer.from('PK\u0003\u0004 and so on'),
  HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
  zeros: Buffer.alloc(4096),
  'a trailer of a phone': Buffer.from('\0\0\u0001\nImage_UTC_Data1700000000000SEFHSEFT', 'latin1'),
};

describe.each(FORMATS)('the picture of a file in %s', (format) => {
  test('ends with the file if nothing follows', async () => {
    const bytes = await corners().toFormat(format).toBuffer();
    expect(pictureEnd(format, bytes)).toBe(bytes.length);
  });

  test.each(Object.entries(TRAILERS))('ends before %s, and is accepted', async (_, trailer) => {
    const bytes = await corners().toFormat(format).toBuffer();
    expect((await inspectUpload(Buffer.concat([bytes, trailer]))).bytes).toBe(bytes.length);
  });
});

test('an AVIF whose last box extends to the end of the file is refused, as anything could follow its picture', async () => {
  const bytes = await corners().avif().toBuffer();
  const last = bytes.lastIndexOf('mdat') - 4;
  expect(last + bytes.readUInt32BE(last)).toBe(bytes.length);
  bytes.writeUInt32BE(0, last);
  await expect(inspectUpload(Buffer.concat([bytes, Buffer.from('PK')]))).rejects.toMatchObject({
    code: 'truncated',
  });
});

describe('the picture of a JPEG', () => {
  test('extends to its last scan, past a thumbnail with an end of its own', async () => {
    const thumbnail = await corners(32, 24).jpeg().toBuffer();
    const bytes = await corners(800, 600).jpeg({ progressive: true }).toBuffer();
    const segment = Buffer.alloc(4);
    segment.writeUInt16BE(0xffec, 0);
    segment.writeUInt16BE(thumbnail.length + 2, 2);
    const withThumbnail = Buffer.concat([
      bytes.subarray(0, 2),
      segment,
      thumbnail,
      bytes.subarray(2),
    ]);
    expect(pictureEnd('jpeg', Buffer.concat([withThumbnail, Buffer.from('PK')]))).toBe(
      withThumbnail.length,
    );
  });

  test('is the first of several in one file, as phones write them', async () => {
    const [first, second] = [
      await corners(800, 600).jpeg().toBuffer(),
      await corners(80, 60).jpeg().toBuffer(),
    ];
    const both = Buffer.concat([first, second]);
    expect(pictureEnd('jpeg', both)).toBe(first.length);
    const cut = both.subarray(0, pictureEnd('jpeg', both));
    expect(await sharp(cut, { failOn: 'warning' }).metadata()).toMatchObject({
      width: 800,
      height: 600,
    });
  });

  test('ends with the file if no end is marked', async () => {
    const bytes = await corners().jpeg().toBuffer();
    expect(pictureEnd('jpeg', bytes.subarray(0, -2))).toBe(bytes.length - 2);
  });
});
