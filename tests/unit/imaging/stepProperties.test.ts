import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noCache } from '../../../server/imaging/cache.ts';
import { ciede2000, labOf } from '../../../server/imaging/light/colourDifference.ts';
import {
  type PipelineInput,
  type PipelineState,
  photoOf,
  pictureOf,
  type Step,
} from '../../../server/imaging/pipelineState.ts';
import type { Mask, Pixels } from '../../../server/imaging/pixels.ts';
import { polishPaint } from '../../../server/imaging/polish/paint.ts';
import { polishRims } from '../../../server/imaging/polish/rims.ts';
import { encodePng, open } from '../../../server/imaging/raster.ts';
import { banner } from '../../../server/imaging/steps/banner.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import { cutout } from '../../../server/imaging/steps/cutout.ts';
import { encode } from '../../../server/imaging/steps/encode.ts';
import { logo } from '../../../server/imaging/steps/logo.ts';
import { orient } from '../../../server/imaging/steps/orient.ts';
import { plate } from '../../../server/imaging/steps/plate.ts';
import { polish } from '../../../server/imaging/steps/polish.ts';
import { carFromTheSide, changedPixels, WHEELS, workOn } from './drawnCar.ts';
import { angleOf, inputFor, redEngine } from './pictures.ts';

const begin = (input: PipelineInput): PipelineState => ({
  input,
  engine: redEngine,
  cached: noCache,
  photo: null,
  cutout: null,
  picture: null,
  files: null,
});
const picture = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Returns everything that a step passes on, as bytes. */
const contentOf = ({ photo, cutout: found, picture: made, files }: PipelineState) =>
  [photo?.data, found?.mask.data, made?.data, files?.result, files?.preview].map(
    (bytes) => bytes && Buffer.from(bytes).toString('base64'),
  );

describe('every step', () => {
  const ALL: [string, Step][] = Object.entries({
    orient,
    cutout,
    plate,
    polish,
    compose,
    logo,
    banner,
    encode,
  });

  it('gives the same result each time, and does not change its input', async () => {
    const corners = [
      { x: 0.45, y: 0.52 },
      { x: 0.55, y: 0.52 },
      { x: 0.55, y: 0.57 },
      { x: 0.45, y: 0.57 },
    ] as const;
    const assets = {
      logo: await picture(200, 100, '#00ff00'),
      banner: await picture(400, 40, '#0000ff'),
    };
    const car = await carFromTheSide();
    let work = begin(
      inputFor(await open(car.photo).png().toBuffer(), {
        cutout: await encodePng(car.mask),
        look: { plate_blur: 1, polishing: 1, rim_polishing: 1, reflective_floor: 1 },
        plate: [...corners],
        assets,
        showLogo: true,
        showBanner: true,
        width: 640,
      }),
    );
    for (const [name, step] of ALL) {
      expect(step.applies(work), name).toBe(true);
      const before = contentOf(work);
      const after = await step.run(work);
      expect(contentOf(await step.run(work)), `${name} again`).toEqual(contentOf(after));
      expect(contentOf(work), `${name} leaves its input alone`).toEqual(before);
      expect(contentOf(after), `${name} does something`).not.toEqual(before);
      work = after;
    }
  });

  it('has settings that do not change the picture', async () => {
    const [width, height] = [640, 480];
    const noise = Uint8Array.from(
      { length: width * height * 3 },
      (_, i) => (Math.imul(i, 2654435761) >>> 24) & 0xff,
    );
    const original = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const assets = { logo: await picture(200, 100, CLEAR), banner: await picture(400, 40, CLEAR) };
    const start = begin(
      inputFor(original, {
        angle: angleOf('odometer'),
        assets,
        showLogo: true,
        showBanner: true,
        plate: null,
        width,
      }),
    );
    for (const step of [cutout, plate, polish]) expect(step.applies(start)).toBe(false);
    const upright = await orient.run(start);
    expect(Buffer.compare(photoOf(upright).data, noise), 'orient').toBe(0);
    let work = await compose.run(upright);
    expect(Buffer.compare(pictureOf(work).data, noise), 'compose').toBe(0);
    for (const step of [logo, banner]) {
      work = await step.run(work);
      expect(Buffer.compare(pictureOf(work).data, noise), 'logo and banner').toBe(0);
    }
  });
});

describe('polish, whatever the paint', () => {
  const PAINTS: [paint: string, highlight: string][] = [
    ['#7a1016', '#c8343c'],
    ['#e8e8ea', '#ffffff'],
    ['#101214', '#4c5054'],
    ['#d9a400', '#ffd84a'],
    ['#1e6b3a', '#48a86a'],
    ['#8a8e92', '#d8dce0'],
  ];
  const pixel = ({ data }: Pixels, i: number) =>
    [data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0] as const;
  const isSame = (a: Pixels, b: Pixels) => Buffer.compare(a.data, b.data) === 0;
  const box = { x: 100, y: 180, width: 600, height: 290 };
  const RIMS = WHEELS.map(({ x, y, rim }) => ({ x, y, radiusX: rim, radiusY: rim }));
  const polishers: [
    string,
    (photo: Pixels, mask: Mask, strength: number) => Promise<Pixels> | Pixels,
  ][] = [
    ['the paint', (photo, mask, strength) => polishPaint(photo, mask, box, RIMS, strength)],
    ['the rims', (photo, _mask, strength) => polishRims(photo, RIMS, strength)],
  ];

  describe.each(polishers)('%s', (what, run) => {
    it.each(PAINTS)(
      'of %s: nothing at strength 0, more with more strength, the same each time',
      async (paint, highlight) => {
        const { photo, mask } = await carFromTheSide({ paint, highlight });
        const change = async (strength: number) => {
          const after = await run(photo, mask, strength);
          return after.data.reduce(
            (sum, value, i) => sum + Math.abs(value - (photo.data[i] ?? 0)),
            0,
          );
        };
        expect(isSame(await run(photo, mask, 0), photo)).toBe(true);
        expect(isSame(await run(photo, mask, 0.8), await run(photo, mask, 0.8))).toBe(true);
        const [little, much] = [await change(0.4), await change(0.8)];
        if (what === 'the rims') expect(little).toBeGreaterThan(0);
        expect(much).toBeGreaterThanOrEqual(little);
      },
    );
  });

  it.each(PAINTS)(
    'of %s keeps its hue: at most ΔE00 4 in the mean, and of rims only metal changes',
    async (paint, highlight) => {
      const car = await carFromTheSide({ paint, highlight });
      const painted = photoOf(await polish.run(workOn(car, { polishing: 1 })));
      const differences = changedPixels(car.photo, painted).map(({ x, y }) => {
        const i = y * car.photo.width + x;
        return ciede2000(labOf(...pixel(car.photo, i)), labOf(...pixel(painted, i)));
      });
      expect(
        differences.reduce((sum, one) => sum + one, 0) / Math.max(1, differences.length),
      ).toBeLessThan(4);

      const rims = changedPixels(
        car.photo,
        photoOf(await polish.run(workOn(car, { rim_polishing: 1 }))),
      );
      expect(rims.length).toBeGreaterThan(1000);
      for (const { x, y } of rims) {
        expect(WHEELS.some((wheel) => Math.hypot(x - wheel.x, y - wheel.y) <= wheel.rim + 1)).toBe(
          true,
        );
        expect(
          Math.max(...pixel(car.photo, y * car.photo.width + x)),
          'no gap between spokes',
        ).toBeGreaterThan(90);
      }
    },
  );
});
