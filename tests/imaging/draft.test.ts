import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draftEngine } from '../../server/imaging/cutout/draftEngine.ts';
import { type PipelineResult, runPipeline } from '../../server/imaging/pipeline.ts';
import { coveredBox, type Mask } from '../../server/imaging/pixels.ts';
import { decodeMask, toPixels } from '../../server/imaging/raster.ts';
import { boundaryF } from '../bench/photos/boundaryF.ts';
import { overlapWithTruth } from '../bench/photos/overlapWithTruth.ts';
import { angleOf, inputFor, sampleMask, samplePhoto } from '../unit/imaging/pictures.ts';

async function maskOf(result: PipelineResult): Promise<Mask> {
  if (result.outcome === 'defected' || !result.mask) throw new Error('not cut out');
  return decodeMask(result.mask);
}

const truthOf = async (name: string) => decodeMask(await sampleMask(name));

const pixelsOf = async (name: string) => toPixels(sharp(await samplePhoto(name)));

/** Returns the picture scaled to `width` and moved in a frame of its old size. */
async function elsewhere(
  picture: Uint8Array,
  width: number,
  left: number,
  top: number,
  behind: string,
): Promise<Uint8Array> {
  const frame = { width: 1600, height: 1200 };
  const part = await sharp(picture)
    .resize(width)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, frame.width - left),
      height: Math.min(Math.round(width * 0.75), frame.height - top),
    })
    .toBuffer();
  return sharp({ create: { ...frame, channels: 3, background: behind } })
    .composite([{ input: part, left, top }])
    .jpeg()
    .toBuffer();
}

describe('the draft engine', () => {
  it.each([
    ['golf-01-front', 'front', 0.96],
    ['golf-02-front-low', 'front-low', 0.96],
    ['golf-05-front-left-high', 'front-left-high', 0.96],
    ['golf-10-rear-left-low', 'rear-left-low', 0.95],
    ['golf-16-right', 'right', 0.96],
    ['passat-04-rear-left', 'rear-left', 0.94],
    ['passat-07-right', 'right', 0.94],
    ['passat-08-front-right', 'front-right', 0.95],
  ])('finds the vehicle of %s', async (name, code, least) => {
    const result = await runPipeline(inputFor(await samplePhoto(name), { angle: angleOf(code) }));
    expect(result).toMatchObject({ outcome: 'processed', draft: true });
    expect(await overlapWithTruth(await maskOf(result), await truthOf(name))).toBeGreaterThan(
      least,
    );
  });

  it.each([
    ['golf-10-rear-left-low', 'rear-left-low', 0.65],
    ['golf-12-rear-low', 'rear-low', 0.82],
    ['passat-05-rear', 'rear', 0.84],
  ])('draws the edge of %s', async (name, code, least) => {
    const result = await runPipeline(inputFor(await samplePhoto(name), { angle: angleOf(code) }));
    expect(await boundaryF(await maskOf(result), await truthOf(name))).toBeGreaterThan(least);
  });

  it.each([
    ['to the left, far away', { width: 700, left: 60, top: 500 }],
    ['to the right, near', { width: 1150, left: 430, top: 60 }],
  ])(
    'finds a vehicle that is not where the viewfinder expects it: %s',
    async (_where, { width, left, top }) => {
      const [photo, mask] = await Promise.all([
        elsewhere(await samplePhoto('golf-16-right'), width, left, top, '#7c8a78'),
        elsewhere(await sampleMask('golf-16-right'), width, left, top, '#000'),
      ]);
      const result = await runPipeline(inputFor(photo, { angle: angleOf('right') }));
      expect(await overlapWithTruth(await maskOf(result), await decodeMask(mask))).toBeGreaterThan(
        0.85,
      );
    },
  );

  it('is more confident about a vehicle than about a dashboard, a seat and a tyre', async () => {
    const sure = async (name: string) =>
      (
        await draftEngine.cut(await pixelsOf(name), {
          silhouette: angleOf('left').silhouette,
          box: null,
        })
      ).confidence;
    const vehicles = await Promise.all(
      ['golf-07-left', 'passat-03-left', 'golf-12-rear-low'].map(sure),
    );
    const others = await Promise.all(
      ['golf-20-driver-seat', 'golf-25-rear-seats', 'golf-28-tyre-tread'].map(sure),
    );
    expect(Math.min(...vehicles)).toBeGreaterThan(0.7);
    expect(Math.max(...others)).toBeLessThan(0.4);
  });

  it('sees a vehicle in the middle that is too small to be seen in the whole picture', async () => {
    const photo = await toPixels(
      sharp(await elsewhere(await samplePhoto('passat-03-left'), 220, 620, 480, '#7c8a78')),
    );
    const cut = await draftEngine.cut(photo, { silhouette: angleOf('left').silhouette, box: null });
    expect(cut.confidence).toBeGreaterThan(0.7);
  });

  it('cuts out what is in the user’s box, even where it sees no vehicle', async () => {
    const box = { x: 0.2, y: 0.3, width: 0.5, height: 0.4 };
    const wall = await toPixels(
      sharp({ create: { width: 1200, height: 900, channels: 3, background: '#cfcabf' } }),
    );
    const { mask } = await draftEngine.cut(wall, { silhouette: angleOf('left').silhouette, box });
    const found = coveredBox(mask);
    if (!found) throw new Error('nothing was cut out');
    expect(found.x / mask.width).toBeGreaterThan(box.x - 0.03);
    expect((found.x + found.width) / mask.width).toBeLessThan(box.x + box.width + 0.03);
    expect(found.width / mask.width).toBeGreaterThan(box.width * 0.8);
  });

  it('keeps the tyres, whose colour is like their shadow’s', async () => {
    const result = await runPipeline(
      inputFor(await samplePhoto('golf-11-rear'), { angle: angleOf('rear') }),
    );
    if (result.outcome === 'defected' || !result.box) throw new Error('not cut out');
    const truth = await truthOf('golf-11-rear');
    const box = coveredBox(truth);
    if (!box) throw new Error('nothing is drawn');
    expect(
      Math.abs((result.box.y + result.box.height) * truth.height - (box.y + box.height)),
    ).toBeLessThan(box.height * 0.02);
  });

  it('stays inside the user’s box', async () => {
    const box = { x: 0.08, y: 0.3, width: 0.8, height: 0.42 };
    const result = await runPipeline(
      inputFor(await samplePhoto('golf-16-right'), { angle: angleOf('right'), box }),
    );
    if (result.outcome === 'defected' || !result.box) throw new Error('not cut out');
    expect(result.box.x).toBeGreaterThan(box.x - 0.04);
    expect(result.box.y).toBeGreaterThan(box.y - 0.04);
    expect(result.box.x + result.box.width).toBeLessThan(box.x + box.width + 0.04);
    expect(result.box.y + result.box.height).toBeLessThan(box.y + box.height + 0.04);
  });

  it('draws the same outline each time', async () => {
    const input = inputFor(await samplePhoto('golf-16-right'), { angle: angleOf('right') });
    const [first, second] = [await runPipeline(input), await runPipeline(input)];
    if (first.outcome === 'defected' || second.outcome === 'defected')
      throw new Error('not cut out');
    expect(Buffer.compare(first.result, second.result)).toBe(0);
  });
});
