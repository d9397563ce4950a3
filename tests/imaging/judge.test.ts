import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draftEngine } from '../../server/imaging/cutout/draftEngine.ts';
import { judgeCut } from '../../server/imaging/cutout/judge.ts';
import { runPipeline } from '../../server/imaging/pipeline.ts';
import { coveredBox, grownBox } from '../../server/imaging/pixels.ts';
import { decodeMask } from '../../server/imaging/raster.ts';
import { inputFor, sampleMask, samplePhoto } from '../unit/imaging/pictures.ts';

/** Returns an outline of 100 × 75 with these rectangles covered: left, top, width, height. */
function outline(...rectangles: [number, number, number, number][]) {
  const data = new Uint8Array(100 * 75);
  for (const [left, top, width, height] of rectangles) {
    for (let y = top; y < top + height; y++) data.fill(255, y * 100 + left, y * 100 + left + width);
  }
  const mask = { data, width: 100, height: 75 };
  return { mask, likely: mask, confidence: 0.9, draft: true };
}

describe('an outline is', () => {
  it.each([
    ['fine in the middle of the photo', outline([20, 20, 60, 30]), null],
    ['fine with the tyres close to the lower border', outline([20, 20, 60, 54]), null],
    ['no vehicle if it is empty', outline(), 'no_vehicle'],
    [
      'no vehicle if the engine is unsure',
      { ...outline([20, 20, 60, 30]), confidence: 0.36 },
      'no_vehicle',
    ],
    [
      'fine when the engine is fairly sure',
      { ...outline([20, 20, 60, 30]), confidence: 0.45 },
      null,
    ],
    ['too small', outline([50, 40, 6, 4]), 'too_small'],
    ['cut by the frame on the left', outline([0, 20, 60, 30]), 'cut_by_frame'],
    ['cut by the frame on the right', outline([40, 20, 60, 30]), 'cut_by_frame'],
    ['cut by the frame above', outline([20, 0, 60, 30]), 'cut_by_frame'],
    ['cut by the frame below', outline([20, 45, 60, 30]), 'cut_by_frame'],
    [
      'cut by the frame below where it cuts the tyres alone',
      outline([20, 30, 60, 35], [25, 65, 10, 10], [65, 65, 10, 10]),
      'cut_by_frame',
    ],
    [
      'cut by the frame where it cuts the end of the bonnet alone',
      outline([10, 20, 60, 30], [0, 40, 10, 6]),
      'cut_by_frame',
    ],
    [
      'cut by the frame above where it cuts the highest part of the roof alone',
      outline([20, 20, 60, 30], [40, 0, 8, 20]),
      'cut_by_frame',
    ],
    [
      'cut by the frame below where it cuts the lower ends of the tyres alone',
      outline([20, 30, 60, 35], [25, 65, 3, 10], [65, 65, 3, 10]),
      'cut_by_frame',
    ],
    [
      'fine where no more than an aerial reaches the frame',
      outline([20, 20, 60, 30], [40, 0, 3, 20]),
      null,
    ],
    [
      'fine where no more than a corner of the bumper reaches the frame',
      outline([10, 20, 60, 30], [0, 46, 10, 2]),
      null,
    ],
    ['two vehicles', outline([5, 20, 40, 30], [55, 20, 35, 30]), 'several_vehicles'],
    [
      'one vehicle with something small beside it',
      outline([5, 20, 60, 30], [75, 30, 10, 20]),
      null,
    ],
  ] as const)('%s', (_what, cut, verdict) => {
    expect(judgeCut(cut, false)).toBe(verdict);
  });

  it('accepted as the vehicle if the user has drawn its box', () => {
    expect(
      judgeCut({ ...outline([5, 20, 40, 30], [55, 20, 35, 30]), confidence: 0.1 }, true),
    ).toBeNull();
  });
});

describe('without a model a photo is flagged', () => {
  const size = { width: 1200, height: 900 };
  const wall = () => sharp({ create: { ...size, channels: 3, background: '#cfcabf' } });
  const lawn = async () => {
    const data = Buffer.alloc(size.width * size.height * 3);
    let state = 1;
    for (let i = 0; i < data.length; i += 3) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const blade = (state >>> 16) / 65536 - 0.5;
      data.set([70 + blade * 60, 120 + blade * 90, 50 + blade * 50], i);
    }
    const sky = {
      create: { width: size.width, height: 300, channels: 3 as const, background: '#a9c8e8' },
    };
    return sharp(data, { raw: { ...size, channels: 3 } }).composite([
      { input: sky, left: 0, top: 0 },
    ]);
  };
  const sideBySide = async (...photos: Uint8Array[]) => {
    const halves = await Promise.all(
      photos.map((photo) =>
        sharp(photo)
          .resize(size.width / 2)
          .toBuffer(),
      ),
    );
    return wall().composite(
      halves.map((input, i) => ({ input, left: (i * size.width) / 2, top: 200 })),
    );
  };
  const car = async () => sharp(await samplePhoto('golf-07-left'));
  it.each([
    ['when it shows a wall', wall, 'no_vehicle'],
    ['when it shows a lawn', lawn, 'no_vehicle'],
    ['when it is far too blurred', async () => (await car()).blur(16), 'too_blurred'],
    ['when it is far too dark', async () => (await car()).linear(0.08, 0), 'too_dark'],
    [
      'when it shows two vehicles',
      async () => sideBySide(await samplePhoto('golf-07-left'), await samplePhoto('golf-16-right')),
      'several_vehicles',
    ],
    [
      'when the frame cuts the vehicle',
      async () => (await car()).extract({ left: 0, top: 0, width: 1000, height: 1200 }),
      'cut_by_frame',
    ],
  ] as const)('%s', async (_what, picture, reason) => {
    const original = await (await picture()).jpeg().toBuffer();
    expect(await runPipeline(inputFor(original), undefined, draftEngine)).toEqual({
      outcome: 'defected',
      reason,
    });
  });

  it.each(['passat-01-front', 'passat-03-left', 'passat-06-rear-right'])(
    'when the frame cuts off a tenth of the height of %s, but not when it is close to the vehicle',
    async (name) => {
      const photo = await samplePhoto(name);
      const { width, height } = await sharp(photo).metadata();
      const mask = await decodeMask(await sampleMask(name));
      const box = coveredBox(mask);
      if (!box) throw new Error('the mask is empty');
      const scale = height / mask.height;
      const outcomeOf = async (part: {
        left: number;
        top: number;
        width: number;
        height: number;
      }) => {
        const original = await sharp(photo).extract(part).jpeg().toBuffer();
        const result = await runPipeline(inputFor(original), undefined, draftEngine);
        return result.outcome === 'defected' ? result.reason : 'processed';
      };
      /** Cuts the photo at a share of the vehicle's height, from its roof. */
      const between = (from: number, to: number) => {
        const [top, bottom] = [from, to].map((share) =>
          Math.round((box.y + box.height * share) * scale),
        ) as [number, number];
        return outcomeOf({ left: 0, top, width, height: bottom - top });
      };
      expect(await between(0.1, 1.1)).toBe('cut_by_frame');
      expect(await between(-0.1, 0.9)).toBe('cut_by_frame');
      expect(await between(-0.05, 1.05)).toBe('processed');
      const tight = grownBox(box, Math.round(box.height * 0.005), mask.width, mask.height);
      const [left, top, right, bottom] = [
        tight.x,
        tight.y,
        tight.x + tight.width,
        tight.y + tight.height,
      ].map((at) => Math.round(at * scale)) as [number, number, number, number];
      expect(await outcomeOf({ left, top, width: right - left, height: bottom - top })).toBe(
        'processed',
      );
    },
  );
});
