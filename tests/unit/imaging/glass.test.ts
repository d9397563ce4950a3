import { beforeAll, describe, expect, it } from 'vitest';
import type { Glass } from '../../../contract/looks/look.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import type { CutoutEngine } from '../../../server/imaging/cutout/engine.ts';
import { glassFinder } from '../../../server/imaging/glass/findGlass.ts';
import { neutraliseGlass } from '../../../server/imaging/glass/neutralise.ts';
import { runPipeline } from '../../../server/imaging/pipeline.ts';
import type { Mask, Pixels } from '../../../server/imaging/pixels.ts';
import { decodeMask, encodePng } from '../../../server/imaging/raster.ts';
import { angleOf, inputFor, sampleMask, samplePanes, samplePhoto } from './pictures.ts';

/** A red car with a window in front of green trees; what its outline covers, and where its glass is. */
const size = { width: 400, height: 200 };
const inside = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
  x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0);
const BODY = [20, 20, 380, 180];
const PANE = [120, 30, 280, 80];
const mask = (area: readonly number[], value = 255): Mask => ({
  ...size,
  data: Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    inside(i % size.width, Math.floor(i / size.width), area) ? value : 0,
  ),
});
/** The likelihood of glass of which the network is not sure. */
const LIKELY = 180;
const photo: Pixels = {
  ...size,
  data: Uint8Array.from({ length: size.width * size.height * 3 }, (_, k) => {
    const i = Math.floor(k / 3);
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const stripe = Math.floor(x / 20) % 2 === 0 ? [40, 160, 60] : [200, 220, 250];
    const colour = inside(x, y, PANE) ? stripe : inside(x, y, BODY) ? [180, 30, 30] : [90, 90, 90];
    return colour[k % 3] ?? 0;
  }),
};
const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const colourOf = (pixel: readonly number[]) => Math.max(...pixel) - Math.min(...pixel);
const brightnessOf = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.299 * red + 0.587 * green + 0.114 * blue;
/** Returns the same photo with other colours where `colourAt` names one. */
const repainted = (colourAt: (x: number, y: number) => readonly number[] | null): Pixels => ({
  ...size,
  data: photo.data.map((value, k) => {
    const i = Math.floor(k / 3);
    return colourAt(i % size.width, Math.floor(i / size.width))?.[k % 3] ?? value;
  }),
});
/** Returns the glass that is found in the photo if the network sees these likelihoods. */
const foundFrom = (seen: Uint8Array): Promise<Mask> => {
  const look = async () => ({ vehicle: mask(BODY), glass: { ...size, data: seen }, views: [] });
  return glassFinder(async () => look)(photo, mask([0, 0, size.width, size.height]));
};
const neutral = (strength: Exclude<Glass, 'off'>, glass = mask(PANE)) =>
  neutraliseGlass(photo, mask(BODY), glass, strength);
const [TREE, SKY] = [
  [130, 50],
  [150, 50],
] as const;

describe('the glass of a vehicle', () => {
  it('loses colour and some contrast of what is behind it, more so with a stronger setting', async () => {
    const [light, strong] = [await neutral('light'), await neutral('strong')];
    const contrast = (picture: Pixels) =>
      brightnessOf(at(picture, ...SKY)) - brightnessOf(at(picture, ...TREE));
    expect(colourOf(at(light, ...TREE))).toBeLessThan(colourOf(at(photo, ...TREE)) / 4);
    expect(colourOf(at(strong, ...TREE))).toBeLessThan(3);
    expect(contrast(light)).toBeLessThan(contrast(photo) * 0.85);
    expect(contrast(strong)).toBeLessThan(contrast(light) * 0.6);
    // seats and steering wheel can still be distinguished
    expect(contrast(strong)).toBeGreaterThan(contrast(photo) * 0.2);
  });

  it('is found in pieces of which the network is sure, not in reflections on paint', async () => {
    const [pane, bonnet] = [mask(PANE), mask([300, 90, 360, 120])];
    const unsure = bonnet.data.map((value, i) => (value ? 160 : (pane.data[i] ?? 0)));
    const found = await foundFrom(unsure);
    expect(found.data[50 * size.width + 200]).toBeGreaterThan(200);
    expect(found.data[100 * size.width + 330]).toBe(0);
  });

  it('includes what it encloses, but not what is beside it', async () => {
    const [pane, mirror, beside] = [mask(PANE), mask([190, 40, 210, 60]), mask([120, 30, 140, 50])];
    const seen = pane.data.map((value, i) => (mirror.data[i] || beside.data[i] ? 0 : value));
    const found = await foundFrom(seen);
    expect(found.data[50 * size.width + 200]).toBeGreaterThan(200);
    expect(found.data[33 * size.width + 123]).toBeLessThan(20);
  });

  it('is convex, without notches and doubtful spots, and does not grow beyond what the network sees', async () => {
    const pane = mask(PANE);
    const [notch, spot] = [mask([160, 30, 240, 60]), mask([140, 50, 150, 60])];
    const seen = pane.data.map((value, i) => (notch.data[i] ? 0 : spot.data[i] ? 130 : value));
    const found = await foundFrom(seen);
    expect(found.data[35 * size.width + 200]).toBeGreaterThan(170);
    expect(found.data[55 * size.width + 145]).toBeGreaterThan(170);
    expect(found.data[55 * size.width + 290]).toBe(0);
    expect(found.data[88 * size.width + 200]).toBe(0);
  });

  it('does not become brighter where a cabin is dark', async () => {
    const dark: Pixels = { ...photo, data: photo.data.map((value) => Math.round(value / 10)) };
    const strong = await neutraliseGlass(dark, mask(BODY), mask(PANE), 'strong');
    for (const [x, y] of [TREE, SKY])
      expect(brightnessOf(at(strong, x, y))).toBeLessThan(brightnessOf(at(dark, x, y)) + 2);
  });

  it('loses the blue of a sky that has the paint’s colour, where the network is sure', async () => {
    const data = photo.data.map((_, k) => photo.data[k + 2 - 2 * (k % 3)] ?? 0);
    const blue: Pixels = { ...photo, data };
    const glass = mask([120, 30, 280, 150]);
    const strong = await neutraliseGlass(blue, mask(BODY), glass, 'strong');
    expect(colourOf(at(strong, 200, 120))).toBeLessThan(3);
  });

  it.each([
    ['white', [225, 225, 225]],
    ['red', [180, 30, 30]],
  ] as const)('is not %s paint, however sure the network is', async (_, colour) => {
    const painted = repainted((x, y) =>
      inside(x, y, BODY) && !inside(x, y, PANE)
        ? colour.map((value) => value + ((x + y) % 5))
        : null,
    );
    const glass = mask([120, 30, 280, 150]);
    const strong = await neutraliseGlass(painted, mask(BODY), glass, 'strong');
    expect(at(strong, 200, 120)).toEqual(at(painted, 200, 120));
    expect(colourOf(at(strong, ...TREE))).toBeLessThan(3);
  });

  it('is the only part that changes', async () => {
    const strong = await neutral('strong');
    for (const [x, y] of [
      [60, 100],
      [200, 150],
      [5, 5],
    ] as const)
      expect(at(strong, x, y)).toEqual(at(photo, x, y));
  });

  it('does not change paint that the network takes for glass', async () => {
    const strong = await neutral('strong', mask([120, 30, 280, 150], LIKELY));
    expect(at(strong, 200, 120)).toEqual(at(photo, 200, 120));
    expect(colourOf(at(strong, ...TREE))).toBeLessThan(3);
  });
});

describe('paint that the network takes for glass', () => {
  /** A car of which most is grey, all of one grey, and whose paint is red in many shades, paler under its roof. */
  const PILLAR = [300, 30, 360, 80];
  const GREY = [20, 85, 380, 130];
  const shaded = repainted((x, y) => {
    if (inside(x, y, PILLAR)) return [170, 70, 70];
    if (inside(x, y, GREY)) return [60, 60, 60];
    if (inside(x, y, PANE) || !inside(x, y, BODY)) return null;
    return [140 + (x % 60), 25 + (x % 30), 30 + (y % 20)];
  });
  it('keeps its colour where it reflects the sky, also if most of the vehicle is grey', async () => {
    const strong = await neutraliseGlass(
      shaded,
      mask(BODY),
      mask([100, 25, 370, 80], LIKELY),
      'strong',
    );
    expect(at(strong, 330, 55)).toEqual(at(shaded, 330, 55));
    expect(colourOf(at(strong, ...TREE))).toBeLessThan(3);
  });
});

describe('a picture', () => {
  let before: Pixels;
  let outline: Mask;
  beforeAll(async () => {
    outline = await decodeMask(await sampleMask('golf-07-left'));
    const { toPixels } = await import('../../../server/imaging/raster.ts');
    const { default: sharp } = await import('sharp');
    before = await toPixels(sharp(await samplePhoto('golf-07-left')));
  });

  it('has its glass found by the network: windows, and almost nothing else', async () => {
    const glass = await draftEngine.findGlass(before, outline);
    const share = (left: number, top: number, right: number, bottom: number) => {
      let [sum, count] = [0, 0];
      for (let y = Math.round(top * glass.height); y < bottom * glass.height; y++) {
        for (let x = Math.round(left * glass.width); x < right * glass.width; x++) {
          if ((outline.data[y * outline.width + x] ?? 0) < 250) continue;
          sum += glass.data[y * glass.width + x] ?? 0;
          count++;
        }
      }
      return sum / count / 255;
    };
    expect(share(0, 0, 1, 1)).toBeGreaterThan(0.05);
    expect(share(0, 0, 1, 1)).toBeLessThan(0.35);
    expect(share(0, 0.6, 1, 1)).toBeLessThan(0.02);
  });

  it('uses the glass of a drawn photo where it is known, and does not search for it', async () => {
    const made = async (panes?: Uint8Array) => {
      let searches = 0;
      const engine: CutoutEngine = {
        ...draftEngine,
        findGlass: (...given) => {
          searches++;
          return draftEngine.findGlass(...given);
        },
      };
      const input = inputFor(await samplePhoto('golf-07-left'), {
        cutout: await sampleMask('golf-07-left'),
        ...(panes && { panes }),
        angle: angleOf('left'),
        width: 320,
        look: { glass: 'strong' },
      });
      const result = await runPipeline(input, undefined, engine);
      if (result.outcome === 'defected') throw new Error(result.reason);
      return { searches, picture: Buffer.from(result.result).toString('base64') };
    };
    const none = await encodePng({ ...outline, data: new Uint8Array(outline.data.length) });
    const [searched, known] = [await made(), await made(await samplePanes('golf-07-left'))];
    expect([searched.searches, known.searches]).toEqual([1, 0]);
    expect(known.picture).not.toBe((await made(none)).picture);
  });

  it('differs if its look changes glass, and is identical to the bit if it does not', async () => {
    const [original, cutout] = [
      await samplePhoto('golf-07-left'),
      await sampleMask('golf-07-left'),
    ];
    const made = async (glass: Glass, more = {}) => {
      const result = await runPipeline(
        inputFor(original, {
          cutout,
          angle: angleOf('left'),
          width: 640,
          look: { glass, ...more },
        }),
      );
      if (result.outcome === 'defected') throw new Error(result.reason);
      return Buffer.from(result.result).toString('base64');
    };
    const [off, light, strong] = [await made('off'), await made('light'), await made('strong')];
    expect(new Set([off, light, strong]).size).toBe(3);
    // if nothing is cut out, the surroundings stay, and so does what is visible through the glass
    expect(await made('strong', { cutting: 0 })).toBe(await made('off', { cutting: 0 }));
  });
});
