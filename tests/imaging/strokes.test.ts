import { describe, expect, it } from 'vitest';
import { marginOf } from '../../contract/processing/brush/painting.ts';
import type { Stroke } from '../../contract/processing/stroke.ts';
import { draftEngine } from '../../server/imaging/cutout/draftEngine.ts';
import { paintStrokes } from '../../server/imaging/cutout/strokes.ts';
import { runPipeline } from '../../server/imaging/pipeline.ts';
import type { Mask, Pixels } from '../../server/imaging/pixels.ts';
import { decodeMask } from '../../server/imaging/raster.ts';
import { angleOf, inputFor, sampleMask, samplePhoto } from '../unit/imaging/pictures.ts';

const WIDTH = 400;
const HEIGHT = 300;
/** A red body on grey ground, from column 100 to column 300; with a little noise, always the same. */
const photo: Pixels = (() => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const isBody = i % WIDTH >= 100 && i % WIDTH < 300;
    const noise = ((i * 7919) % 5) - 2;
    data.set(
      (isBody ? [190, 40, 40] : [140, 140, 140]).map((value) => value + noise),
      i * 3,
    );
  }
  return { data, width: WIDTH, height: HEIGHT };
})();
const maskOf = (covers: (x: number, y: number) => boolean): Mask => ({
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    covers(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
  ),
  width: WIDTH,
  height: HEIGHT,
});
const nothing = maskOf(() => false);
const everything = maskOf(() => true);
const at = ({ data }: Mask, x: number, y: number) => data[y * WIDTH + x];
const stroke = (mode: Stroke['mode'], radius: number, ...points: [number, number][]): Stroke => ({
  mode,
  radius: radius / WIDTH,
  points: points.map(([x, y]): [number, number] => [x / WIDTH, y / HEIGHT]),
});
const distance = (
  x: number,
  y: number,
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
) => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = Math.min(
    1,
    Math.max(0, ((x + 0.5 - fromX) * dx + (y + 0.5 - fromY) * dy) / (dx * dx + dy * dy)),
  );
  return Math.hypot(x + 0.5 - fromX - along * dx, y + 0.5 - fromY - along * dy);
};
const everyPixel = Array.from(
  { length: WIDTH * HEIGHT },
  (_, i) => [i % WIDTH, Math.floor(i / WIDTH)] as const,
);

describe('a stroke of the brush', () => {
  const line: [[number, number], [number, number]] = [
    [150, 100],
    [250, 180],
  ];

  it.each([
    ['keep', nothing, 255],
    ['remove', everything, 0],
  ] as const)(
    'to %s is final under the brush and changes nothing beyond its margin',
    (mode, before, wanted) => {
      const painted = stroke(mode, 12, ...line);
      const after = paintStrokes(photo, before, [painted]);
      const reach = 12 + marginOf(painted) * WIDTH + 1;
      const wrong = everyPixel.filter(([x, y]) => {
        const off = distance(x, y, ...line);
        if (off <= 11.99) return at(after, x, y) !== wanted;
        return off > reach && at(after, x, y) !== at(before, x, y);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('continues beside the brush over even parts of the picture, and stops at an edge', () => {
    // Its rim is two pixels from the edge of the body.
    const after = paintStrokes(photo, nothing, [stroke('keep', 20, [278, 100], [278, 200])]);
    expect(at(after, 298, 150)).toBeGreaterThan(250);
    expect(at(after, 299, 150)).toBeGreaterThan(128);
    expect(at(after, 300, 150)).toBeLessThan(128);
    expect(at(after, 301, 150)).toBeLessThan(5);
    expect(at(after, 255, 150)).toBeGreaterThan(200);
  });

  it('does not change, beside the brush, what an earlier one has painted, but can paint over it', () => {
    const keep = stroke('keep', 10, [200, 100], [200, 200]);
    const beside = stroke('remove', 10, [221, 100], [221, 200]);
    const across = stroke('remove', 10, [150, 150], [250, 150]);
    expect(at(paintStrokes(photo, nothing, [keep, beside]), 208, 150)).toBe(255);
    expect(at(paintStrokes(photo, nothing, [keep, across]), 200, 150)).toBe(0);
    expect(at(paintStrokes(photo, nothing, [across, keep]), 200, 150)).toBe(255);
  });

  it('removes nothing when it keeps, and adds nothing when it removes', () => {
    const half = maskOf((x) => x < 200);
    const kept = paintStrokes(photo, half, [stroke('keep', 15, [205, 80], [205, 220])]);
    const removed = paintStrokes(photo, half, [stroke('remove', 15, [195, 80], [195, 220])]);
    const was = (x: number, y: number) => at(half, x, y) ?? 0;
    expect(
      everyPixel.filter(
        ([x, y]) => (at(kept, x, y) ?? 0) < was(x, y) || (at(removed, x, y) ?? 0) > was(x, y),
      ),
    ).toEqual([]);
  });

  it('may be a single dot, also at the very edge of the photo', () => {
    const after = paintStrokes(photo, nothing, [
      stroke('keep', 8, [0, 0]),
      stroke('keep', 8, [WIDTH, HEIGHT]),
    ]);
    expect([at(after, 0, 0), at(after, WIDTH - 1, HEIGHT - 1), at(after, 200, 150)]).toEqual([
      255, 255, 0,
    ]);
  });
});

it('without strokes, the outline is not changed', () => {
  expect(paintStrokes(photo, everything, [])).toBe(everything);
});

it('the same strokes over the same photo make the same outline, and do not change the original one', () => {
  const strokes = [
    stroke('keep', 9, [90, 60], [320, 240]),
    stroke('remove', 30, [300, 50], [300, 250]),
  ];
  const half = maskOf((_, y) => y < 150);
  const before = Uint8Array.from(half.data);
  expect(
    Buffer.compare(
      paintStrokes(photo, half, strokes).data,
      paintStrokes(photo, half, strokes).data,
    ),
  ).toBe(0);
  expect(Buffer.compare(half.data, before)).toBe(0);
});

describe('a picture made with strokes', () => {
  // The whole upper half of the photo, where a part of the vehicle is.
  const strokes: Stroke[] = [0.05, 0.15, 0.25, 0.35, 0.45].map((y) => ({
    mode: 'remove',
    radius: 0.1,
    points: [
      [0, y],
      [1, y],
    ],
  }));

  it('shows the corrected vehicle, and passes the original outline on', async () => {
    const [original, cutout] = [
      await samplePhoto('golf-07-left'),
      await sampleMask('golf-07-left'),
    ];
    const input = { ...inputFor(original), angle: angleOf('left'), cutout };
    const plain = await runPipeline(input);
    const corrected = await runPipeline({ ...input, strokes });
    if (plain.outcome !== 'processed' || corrected.outcome !== 'processed')
      throw new Error('no picture was made');
    expect(corrected.mask).toBe(cutout);
    expect(corrected.box?.y).toBeGreaterThan((plain.box?.y ?? 0) + 0.1);
    expect(Buffer.compare(plain.result, corrected.result)).not.toBe(0);
  });

  it('is made with them, whichever engine draws the outline', async () => {
    const found = maskOf((x, y) => x >= 100 && x < 300 && y >= 60 && y < 260);
    const engine = {
      ...draftEngine,
      name: 'onnx',
      cut: async () => ({ mask: found, likely: found, confidence: 1, draft: false }),
    };
    const input = { ...inputFor(await samplePhoto('golf-07-left')), angle: angleOf('left') };
    const [plain, corrected] = [
      await runPipeline(input, undefined, engine),
      await runPipeline({ ...input, strokes }, undefined, engine),
    ];
    if (plain.outcome !== 'processed' || corrected.outcome !== 'processed')
      throw new Error('no picture was made');
    const [plainMask, keptMask] = await Promise.all(
      [plain, corrected].map(({ mask }) => decodeMask(mask ?? new Uint8Array())),
    );
    expect(keptMask).toEqual(plainMask);
    expect(corrected.box?.y).toBeGreaterThan(0.5);
  });
});
