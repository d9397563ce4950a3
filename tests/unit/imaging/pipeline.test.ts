import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import type { CutoutEngine, EngineCut } from '../../../server/imaging/cutout/engine.ts';
import { pictureSize } from '../../../server/imaging/pictureSize.ts';
import {
  type PipelineInput,
  type PipelineResult,
  runPipeline,
} from '../../../server/imaging/pipeline.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';
import { TYRE_LINE } from '../../../server/imaging/showroom/placement.ts';
import { angleOf, colourAt, inputFor, redEngine, yard } from './pictures.ts';

type Finished = Extract<PipelineResult, { outcome: 'processed' }>;

/** The width of a preview: what holds at one width holds at every width. */
const WIDTH = 480;

/** Makes the picture `WIDTH` pixels wide, or in full size, with its preview. */
async function finish(input: PipelineInput, { isWhole = false } = {}): Promise<Finished> {
  const sized = isWhole ? input : { ...input, width: WIDTH };
  const result = await runPipeline(sized, undefined, redEngine);
  if (result.outcome === 'defected') throw new Error(`flagged: ${result.reason}`);
  return result;
}

/** Returns the red vehicle's place in a finished picture, as fractions. */
async function redBox(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const red = Uint8Array.from({ length: info.width * info.height }, (_, i) =>
    (data[i * 3] ?? 0) > 140 && (data[i * 3 + 1] ?? 0) < 80 ? 255 : 0,
  );
  const box = coveredBox({ data: red, width: info.width, height: info.height });
  if (!box) throw new Error('no red vehicle in the picture');
  return {
    left: box.x / info.width,
    width: box.width / info.width,
    bottom: (box.y + box.height) / info.height,
  };
}

const green = { create: { width: 100, height: 50, channels: 3 as const, background: '#00ff00' } };
const plainGreen = () => sharp(green).png().toBuffer();

describe('a vehicle in its showroom', () => {
  it('is as wide and stands on the same line however far away it was photographed', async () => {
    const near = await redBox(
      (await finish(inputFor(await yard({ left: 60, top: 150, width: 680, height: 340 })))).result,
    );
    const far = await redBox(
      (await finish(inputFor(await yard({ left: 420, top: 300, width: 240, height: 120 })))).result,
    );
    for (const box of [near, far]) {
      expect(box.width).toBeCloseTo(near.width, 2);
      expect(box.bottom).toBeCloseTo(TYRE_LINE, 2);
      expect(box.left + box.width / 2).toBeCloseTo(0.5, 2);
    }
  });

  it('casts a shadow under itself', async () => {
    const { result } = await finish(inputFor(await yard()));
    const { left } = await redBox(result);
    const under = await colourAt(result, 0.5, TYRE_LINE + 0.006);
    const beside = await colourAt(result, left / 3, TYRE_LINE + 0.006);
    expect(under.green).toBeLessThan(beside.green - 40);
  });

  it('shows nothing of the old surroundings', async () => {
    const { result } = await finish(inputFor(await yard()));
    expect(await colourAt(result, 0.05, 0.3)).not.toMatchObject({
      red: 0x8f,
      green: 0xa0,
      blue: 0x8f,
    });
    const { data } = await sharp(result).raw().toBuffer({ resolveWithObject: true });
    let greenish = 0;
    for (let i = 0; i < data.length; i += 3)
      if ((data[i + 1] ?? 0) > (data[i] ?? 0) + 12 && (data[i + 1] ?? 0) > (data[i + 2] ?? 0) + 12)
        greenish++;
    expect(greenish).toBeLessThan(5); // the JPEG has two where a corner of the red body touches grey
  });

  it('is in front of the chosen background', async () => {
    const { result } = await finish(
      inputFor(await yard(), {
        look: { background_type: 'background' },
        assets: { background: await plainGreen() },
      }),
    );
    expect(await colourAt(result, 0.05, 0.05)).toMatchObject({ green: 255 });
  });
});

describe('an outline', () => {
  const doubtsOf = async (change: (cut: EngineCut) => Partial<EngineCut>) => {
    const cut: CutoutEngine['cut'] = async (...args) => {
      const found = await redEngine.cut(...args);
      return { ...found, ...change(found) };
    };
    const result = await runPipeline(inputFor(await yard()), undefined, { ...redEngine, cut });
    if (result.outcome !== 'processed') throw new Error('not cut out');
    return result.doubts.map(({ what }) => what);
  };

  it('is reported where the engine doubts it, and as a whole if a draft engine is unsure of it', async () => {
    expect(await doubtsOf(() => ({}))).toEqual([]);
    const faded = ({ mask }: EngineCut) => ({ ...mask, data: mask.data.map((value) => value / 2) });
    expect(await doubtsOf((cut) => ({ likely: faded(cut) }))).toEqual(['extra']);
    expect(await doubtsOf(() => ({ confidence: 0.6 }))).toEqual(['outline']);
    expect(await doubtsOf(() => ({ confidence: 0.6, draft: false }))).toEqual([]);
  });
});

describe('a photo is only cropped', () => {
  const kept: [string, Omit<Partial<PipelineInput>, 'look'> & { look?: Partial<Look> }][] = [
    ['of an interior view', { angle: angleOf('dashboard') }],
    ['of a detail', { angle: angleOf('odometer') }],
    ['with cutting switched off', { look: { cutting: 0 } }],
    ['with its own background kept', { look: { background_type: 'original' } }],
  ];
  it.each(kept)('%s', async (_what, change) => {
    const result = await finish(inputFor(await yard(), change));
    expect(result).toMatchObject({ draft: false, confidence: 1 });
    expect(result.mask).toBeUndefined();
    expect((await colourAt(result.result, 0.02, 0.02)).green).toBeCloseTo(0xa0, -1);
  });
});

describe('a finished picture', () => {
  it.each([
    ['4:3', 1440],
    ['3:2', 1280],
    ['16:9', 1080],
    ['1:1', 1920],
  ] as const)('cropped to %s is 1920 × %i', (default_crop, height) => {
    const look = { ...DEFAULT_LOOK, default_crop };
    expect(pictureSize({ look })).toEqual({ width: 1920, height });
  });

  // The other crops are composed at a preview's width (settings.test.ts): a whole picture takes seconds.
  it('is 1920 pixels wide as JPEG, with a preview of the same proportions', async () => {
    const input = inputFor(await yard(), { look: { default_crop: '16:9' } });
    const result = await finish(input, { isWhole: true });
    expect(result).toMatchObject({ width: 1920, height: 1080 });
    expect(await sharp(result.result).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1920,
      height: 1080,
      space: 'srgb',
    });
    expect(await sharp(result.preview).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
      height: 270,
    });
  });

  it('is identical to the byte when it is made again, also from the stored mask', async () => {
    const input = inputFor(await yard());
    const first = await finish(input);
    const second = await finish(input);
    expect(Buffer.compare(first.result, second.result)).toBe(0);
    const again = await finish({ ...input, cutout: first.mask });
    expect(again.box).toEqual(first.box);
    expect(Buffer.compare(again.result, first.result)).toBe(0);
  });

  it('names its steps in the order in which they ran', async () => {
    const assets = { logo: await plainGreen(), banner: await plainGreen() };
    const { timings } = await finish(
      inputFor(await yard(), {
        assets,
        showLogo: true,
        showBanner: true,
        look: { glass: 'light' },
      }),
    );
    expect(timings.map(({ step }) => step)).toEqual([
      'orient',
      'cutout',
      'glass',
      'compose',
      'logo',
      'banner',
      'encode',
    ]);
  });
});

describe('the logo', () => {
  const fields = [
    ['top-left', 0.06, 0.06],
    ['top', 0.5, 0.06],
    ['top-right', 0.94, 0.06],
    ['left', 0.06, 0.5],
    ['center', 0.5, 0.5],
    ['right', 0.94, 0.5],
    ['bottom-left', 0.06, 0.94],
    ['bottom', 0.5, 0.94],
    ['bottom-right', 0.94, 0.94],
  ] as const;
  it.each(fields)('is at %s, within the margin', async (position, x, y) => {
    const { result } = await finish(
      inputFor(await yard(), {
        angle: angleOf('odometer'),
        look: { logo_position: position },
        assets: { logo: await plainGreen() },
        showLogo: true,
      }),
    );
    expect((await colourAt(result, x, y)).green).toBeGreaterThan(240);
    for (const [ex, ey] of [
      [0.005, 0.005],
      [0.995, 0.005],
      [0.005, 0.995],
      [0.995, 0.995],
    ] as const) {
      expect((await colourAt(result, ex, ey)).green).toBeLessThan(200);
    }
  });

  it('is left out if the angle does not show it', async () => {
    const { result } = await finish(
      inputFor(await yard(), { angle: angleOf('odometer'), assets: { logo: await plainGreen() } }),
    );
    expect((await colourAt(result, 0.94, 0.06)).green).toBeLessThan(200);
  });
});

describe('the banner', () => {
  const assets = async () => ({ banner: await plainGreen() });
  it('is at the bottom from edge to edge and hides no more than its share', async () => {
    const { result } = await finish(
      inputFor(await yard(), {
        angle: angleOf('odometer'),
        assets: await assets(),
        showBanner: true,
      }),
    );
    for (const x of [0.003, 0.5, 0.997])
      expect((await colourAt(result, x, 0.99)).green).toBeGreaterThan(240);
    expect((await colourAt(result, 0.5, 0.75)).green).toBeLessThan(200);
  });

  it('is left out if the angle does not show it', async () => {
    const { result } = await finish(
      inputFor(await yard(), { angle: angleOf('odometer'), assets: await assets() }),
    );
    expect((await colourAt(result, 0.5, 0.99)).green).toBeLessThan(200);
  });
});
