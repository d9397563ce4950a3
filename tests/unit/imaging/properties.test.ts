import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type PipelineInput, runPipeline } from '../../../server/imaging/pipeline.ts';
import { angleOf, heldAs, inputFor, redEngine } from './pictures.ts';

// What holds for every photo, tested on drawn ones whose colour is known at every point.

// Large pictures take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Colour = readonly [red: number, green: number, blue: number];

/** Returns the visible colour at a point of the upright photo, 0 to 1 from the top left: strong ones in the corners, no edges. */
const sceneAt = (x: number, y: number): Colour => [20 + 210 * x, 30 + 190 * y, 215 - 180 * x];

/** Draws the scene: the colour at each point is a mixture of the corners', so a large picture is an enlarged small one. */
function scene(width: number, height: number, seen = sceneAt): Sharp {
  const side = 256;
  const at = (i: number) => (i + 0.5) / side;
  const data = Uint8Array.from(
    Array.from({ length: side * side }, (_, i) =>
      seen(at(i % side), at(Math.floor(i / side))),
    ).flat(),
  );
  return sharp(data, { raw: { width: side, height: side, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'linear',
  });
}

/** Settings that change nothing: cropped to proportions that the photo already has. */
const untouched = { angle: angleOf('odometer'), look: { default_crop: '4:3' } } as const;
/** What holds at one width holds at every width; the suite `imaging` measures full photos. */
const WIDTH = 640;
const small = { ...untouched, width: WIDTH };

async function finish(
  original: Uint8Array,
  change: Parameters<typeof inputFor>[1] = untouched,
): Promise<Uint8Array> {
  const outcome = await runPipeline(inputFor(original, change), undefined, redEngine);
  if (outcome.outcome === 'defected') throw new Error(outcome.reason);
  return outcome.result;
}

const POINTS = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
  [0.02, 0.5, 0.98].map((y) => [x, y] as const),
);

/** Returns how far a picture is from the expected colours, in the worst channel of the worst point. */
async function farthest(
  picture: Uint8Array,
  seen: (x: number, y: number) => Colour = sceneAt,
): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const off = POINTS.flatMap(([x, y]) => {
    const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)];
    const at = (row * info.width + column) * info.channels;
    return seen((column + 0.5) / info.width, (row + 0.5) / info.height).map((value, c) =>
      Math.abs((data[at + c] ?? 0) - value),
    );
  });
  return Math.max(...off);
}

/** The most that two JPEG compressions change in a smooth picture, of 255. */
const JPEG_ERROR = 5;

describe('with settings that change nothing, a picture equals its photo within JPEG error', () => {
  it.each([320, 640, 1920, 2400, 4000])('of %i pixels', async (width) => {
    const height = (width * 3) / 4;
    const original = await scene(width, height).jpeg({ quality: 92 }).toBuffer();
    const result = await finish(original);
    expect(await sharp(result).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1920,
      height: 1440,
      space: 'srgb',
      channels: 3,
    });
    expect(await farthest(result)).toBeLessThan(JPEG_ERROR);
  });

  it('of 12,000 pixels, the largest that is accepted', async () => {
    const flat = {
      create: { width: 12_000, height: 8000, channels: 3 as const, background: '#3c78b4' },
    };
    const result = await finish(await sharp(flat).jpeg().toBuffer(), {
      ...untouched,
      look: { default_crop: '3:2' },
    });
    expect(await sharp(result).metadata()).toMatchObject({ width: 1920, height: 1280 });
    expect(await farthest(result, () => [0x3c, 0x78, 0xb4])).toBeLessThan(JPEG_ERROR);
  });

  const upright = (seen = sceneAt) => scene(800, 600, seen).png().toBuffer();
  const grey = (x: number, y: number): Colour => {
    const [red, green, blue] = sceneAt(x, y).map((value) => (value / 255) ** 2.2);
    const light =
      255 * (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)) ** (1 / 2.2);
    return [light, light, light];
  };
  const half = (x: number, y: number): Colour => {
    const [red, green, blue] = sceneAt(x, y);
    return [(red + 255) / 2, (green + 255) / 2, (blue + 255) / 2];
  };
  const muted = (x: number, y: number): Colour => {
    const [red, green, blue] = sceneAt(x, y);
    return [(red + 2 * 128) / 3, (green + 2 * 128) / 3, (blue + 2 * 128) / 3];
  };
  const kinds: [
    string,
    (photo: Sharp) => Sharp,
    number,
    seen: typeof sceneAt,
    drawn?: typeof sceneAt,
  ][] = [
    ['in 16 bits', (photo) => photo.toColourspace('rgb16').png(), JPEG_ERROR, sceneAt],
    [
      'in the wide gamut of Display P3',
      (photo) => photo.withIccProfile('p3').jpeg({ quality: 95 }),
      JPEG_ERROR + 4,
      sceneAt,
    ],
    // Printing inks do not have every colour of a screen.
    ['in CMYK', (photo) => photo.toColourspace('cmyk').jpeg({ quality: 95 }), 16, muted, muted],
    ['in grey', (photo) => photo.greyscale().jpeg({ quality: 95 }), 10, grey],
    [
      'that is half transparent, on white',
      (photo) => photo.ensureAlpha(0.5).png(),
      JPEG_ERROR,
      half,
    ],
    [
      'that is wholly transparent: white',
      (photo) => photo.ensureAlpha(0).png(),
      2,
      () => [255, 255, 255],
    ],
    ['as WebP', (photo) => photo.webp({ quality: 95 }), JPEG_ERROR + 3, sceneAt],
  ];
  it.each(kinds)('%s', async (_kind, encoded, tolerance, seen, drawn) => {
    const result = await finish(await encoded(sharp(await upright(drawn))).toBuffer(), small);
    expect(await sharp(result).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      hasProfile: false,
    });
    expect(await farthest(result, seen)).toBeLessThan(tolerance);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i', async (orientation) => {
    const held = await heldAs(orientation, await upright());
    const result = await finish(await held.jpeg({ quality: 95 }).toBuffer(), small);
    expect(await farthest(result)).toBeLessThan(JPEG_ERROR);
  });
});

/** Returns a generator of the same numbers in every run, 0 to 1 (mulberry32), so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('whatever a photo’s size, proportions and format', () => {
  const CROPS = { '4:3': 480, '3:2': 427, '16:9': 360, '1:1': 640 } as const;
  const FORMATS: Record<string, (photo: Sharp) => Sharp> = {
    jpeg: (photo) => photo.jpeg({ quality: 90 }),
    png: (photo) => photo.png({ compressionLevel: 1 }),
    webp: (photo) => photo.webp({ quality: 90, effort: 0 }),
    avif: (photo) => photo.avif({ quality: 90, effort: 0 }),
  };
  const next = numbers(7);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T; // an index below the length
  const cases = Array.from({ length: 10 }, () => ({
    width: 320 + Math.floor(next() * 1300),
    height: 320 + Math.floor(next() * 1300),
    orientation: 1 + Math.floor(next() * 8),
    format: pick(Object.keys(FORMATS)),
    crop: pick(Object.keys(CROPS) as (keyof typeof CROPS)[]),
  }));
  it.each(cases)(
    '$width × $height, held $orientation, as $format: its middle fills $crop',
    async ({ width, height, orientation, format, crop }) => {
      const held = await heldAs(orientation, await scene(width, height).png().toBuffer());
      const change: Omit<Partial<PipelineInput>, 'look'> & { look: object } = {
        ...small,
        look: { default_crop: crop },
      };
      const original = await (FORMATS[format]?.(held) ?? held).toBuffer();
      const result = await finish(original, change);
      expect(await sharp(result).metadata()).toMatchObject({ width: WIDTH, height: CROPS[crop] });
      const aspect = WIDTH / CROPS[crop];
      const [across, down] = [
        Math.min(1, (height * aspect) / width),
        Math.min(1, width / aspect / height),
      ];
      const seen = (x: number, y: number) =>
        sceneAt(0.5 + (x - 0.5) * across, 0.5 + (y - 0.5) * down);
      expect(await farthest(result, seen)).toBeLessThan(JPEG_ERROR + 3);
      expect(Buffer.compare(await finish(original, change), result), 'the same again').toBe(0);
    },
  );
});
