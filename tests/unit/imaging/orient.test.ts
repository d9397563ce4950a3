import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { noCache } from '../../../server/imaging/cache.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { runPipeline } from '../../../server/imaging/pipeline.ts';
import { orient } from '../../../server/imaging/steps/orient.ts';
import { angleOf, colourAt, corners, heldAs, inputFor } from './pictures.ts';

const detail = { angle: angleOf('odometer'), look: {}, width: 320 };

async function finished(original: Uint8Array): Promise<Uint8Array> {
  const outcome = await runPipeline(inputFor(original, detail));
  if (outcome.outcome === 'defected') throw new Error(outcome.reason);
  return outcome.result;
}

describe('a photo is turned upright once', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i', async (orientation) => {
    const held = await heldAs(orientation, await corners(400, 300).png().toBuffer());
    const result = await finished(await held.jpeg({ quality: 95 }).toBuffer());
    expect((await colourAt(result, 0.25, 0.25)).blue).toBeGreaterThan(150);
    expect((await colourAt(result, 0.75, 0.25)).red).toBeGreaterThan(150);
    expect((await colourAt(result, 0.25, 0.75)).green).toBeGreaterThan(110);
    expect((await sharp(result).metadata()).orientation ?? 1).toBe(1);
  });
});

describe('a finished picture is plain sRGB', () => {
  const sources: [string, () => Sharp][] = [
    ['a CMYK JPEG', () => corners().toColourspace('cmyk').jpeg()],
    ['a 16-bit PNG', () => corners().toColourspace('rgb16').png()],
    ['a photo in Display P3', () => corners().withIccProfile('p3').jpeg()],
  ];
  it.each(sources)('from %s', async (_what, source) => {
    const result = await finished(await source().toBuffer());
    expect(await sharp(result).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      hasProfile: false,
    });
    const { red, blue } = await colourAt(result, 0.75, 0.25);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
  });

  it('from a grey photo', async () => {
    const result = await finished(
      await sharp(await corners().png().toBuffer())
        .greyscale()
        .jpeg()
        .toBuffer(),
    );
    const { red, green, blue } = await colourAt(result, 0.75, 0.25);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3);
    expect(await sharp(result).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('and contains no place or camera', async () => {
    const exif = {
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    };
    const original = await corners().withExif(exif).jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect((await sharp(await finished(original)).metadata()).exif).toBeUndefined();
  });
});

it.each([
  ['cut out', {}, 'left', [2400, 1800]],
  ['only cropped to 4:3', {}, 'odometer', [1920, 1440]],
  [
    'only cropped to a square, which takes its whole height',
    { default_crop: '1:1' },
    'odometer',
    [2560, 1920],
  ],
] as const)(
  'a photo that is %s is processed with the pixels that its picture needs',
  async (_how, look, view, size) => {
    const original = await corners(4000, 3000).jpeg().toBuffer();
    const input = inputFor(original, { angle: angleOf(view), look });
    const nothing = { photo: null, cutout: null, picture: null, files: null };
    const { photo } = await orient.run({
      input,
      engine: draftEngine,
      cached: noCache,
      ...nothing,
    });
    expect([photo?.width, photo?.height]).toEqual(size);
  },
);

it('a file that cannot be decoded is flagged, not thrown', async () => {
  expect(await runPipeline(inputFor(Buffer.from('no photo'), detail))).toEqual({
    outcome: 'defected',
    reason: 'undecodable',
  });
});
