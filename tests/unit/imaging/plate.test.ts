import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { PICTURE_WIDTH } from '../../../server/imaging/pictureSize.ts';
import { runPipeline } from '../../../server/imaging/pipeline.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { blurPlate, blurredArea } from '../../../server/imaging/plate/blur.ts';
import { findPlate } from '../../../server/imaging/plate/findPlate.ts';
import { grownQuad, perspectiveOf, type Quad, toQuad } from '../../../server/imaging/plate/quad.ts';
import { replacePlate } from '../../../server/imaging/plate/replace.ts';
import { toPixels } from '../../../server/imaging/raster.ts';
import { angleOf, inputFor, sampleMask, samplePhoto } from './pictures.ts';
import { plated, sampleNamed } from './plates.ts';

/** A plate seen at an angle, from the left and above. */
const ASLANT: Quad = [
  { x: 120, y: 90 },
  { x: 470, y: 130 },
  { x: 465, y: 225 },
  { x: 118, y: 195 },
];

const isInside = (quad: Quad, x: number, y: number): boolean => {
  const { x: u, y: v } = perspectiveOf(quad).toPlane(x, y);
  return u >= 0 && u <= 1 && v >= 0 && v <= 1;
};
/** Returns how many pixels differ inside and outside the corners; a pixel that they cut counts as inside. */
const changes = (before: Pixels, after: Pixels, quad: Quad) => {
  const count = { inside: 0, outside: 0 };
  for (let i = 0; i < before.width * before.height; i++) {
    if ([0, 1, 2].every((c) => before.data[i * 3 + c] === after.data[i * 3 + c])) continue;
    const [x, y] = [i % before.width, Math.floor(i / before.width)];
    const isCut = [0, 0.5, 1].some((dx) =>
      [0, 0.5, 1].some((dy) => isInside(quad, x + dx, y + dy)),
    );
    count[isCut ? 'inside' : 'outside']++;
  }
  return count;
};
const copyOf = (picture: Pixels): Pixels => ({ ...picture, data: Uint8Array.from(picture.data) });
const colourIn = ({ data, width }: Pixels, { x, y }: { x: number; y: number }) => {
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
};
/** Draws red, green, blue and white quarters. */
const quarters = () =>
  sharp({ create: { width: 520, height: 110, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 260, height: 55, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
      {
        input: { create: { width: 260, height: 55, channels: 3, background: '#00ff00' } },
        left: 260,
        top: 0,
      },
      {
        input: { create: { width: 260, height: 55, channels: 3, background: '#0000ff' } },
        left: 260,
        top: 55,
      },
    ])
    .png()
    .toBuffer();
const middles = (quad: Quad) => {
  const { toPixels: at } = perspectiveOf(quad);
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)] as const;
};

describe('a blurred plate', () => {
  it('reveals nothing of its number: two plates with different numbers look nearly the same', async () => {
    const [one, other] = await Promise.all([
      plated(ASLANT, 'HB TT 214'),
      plated(ASLANT, 'HB KX 837'),
    ]);
    blurPlate(one, ASLANT);
    blurPlate(other, ASLANT);
    const most = one.data.reduce(
      (sum, value, i) => Math.max(sum, Math.abs(value - (other.data[i] ?? 0))),
      0,
    );
    expect(most).toBeLessThanOrEqual(16);
  });

  it('has no edge left, and no plate is found in it', async () => {
    const picture = await plated(ASLANT);
    blurPlate(picture, ASLANT);
    const { toPixels: at } = perspectiveOf(ASLANT);
    for (let row = 0.1; row < 0.95; row += 0.2) {
      for (let u = 0.02; u < 0.97; u += 0.01) {
        const [here, next] = [colourIn(picture, at(u, row)), colourIn(picture, at(u + 0.01, row))];
        expect(Math.abs(here[1] - next[1]), `at ${u} of ${row}`).toBeLessThan(12);
      }
    }
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    expect(await findPlate(picture, whole, null)).toBeNull();
  });

  it('covers the whole plate, and changes nothing beyond a narrow margin', async () => {
    const before = await plated(ASLANT);
    const after = copyOf(before);
    blurPlate(after, ASLANT);
    const count = changes(before, after, blurredArea(ASLANT));
    expect(count.outside).toBe(0);
    expect(count.inside).toBeGreaterThan(changes(before, copyOf(before), ASLANT).inside + 25_000);
  });
});

describe("a company's plate", () => {
  it('has the perspective of the old one, and hides it to the edge', async () => {
    const picture = await plated(ASLANT);
    await replacePlate(picture, ASLANT, await quarters());
    const [red, green, blue, white] = middles(ASLANT).map((point) => colourIn(picture, point));
    expect(red?.[0]).toBeGreaterThan(2 * Math.max(red?.[1] ?? 0, red?.[2] ?? 0));
    expect(green?.[1]).toBeGreaterThan(2 * Math.max(green?.[0] ?? 0, green?.[2] ?? 0));
    expect(blue?.[2]).toBeGreaterThan(2 * Math.max(blue?.[0] ?? 0, blue?.[1] ?? 0));
    expect(Math.min(...(white ?? [0]))).toBeGreaterThan(170);
    // A little beyond the old plate's corners, the new one is visible.
    const [corner] = grownQuad(ASLANT, -0.005, -0.02);
    expect(colourIn(picture, corner)[0]).toBeGreaterThan(150);
  });

  it('takes on the light of the old one: darker where the old one was', async () => {
    const white = await sharp({
      create: { width: 520, height: 110, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    const picture = await plated(ASLANT, 'HB TT 214', 0.45);
    await replacePlate(picture, ASLANT, white);
    const { toPixels: at } = perspectiveOf(ASLANT);
    const [left, right] = [colourIn(picture, at(0.08, 0.5)), colourIn(picture, at(0.92, 0.5))];
    expect(left[1]).toBeGreaterThan(190);
    expect(right[1] / left[1]).toBeGreaterThan(0.4);
    expect(right[1] / left[1]).toBeLessThan(0.75);
  });

  it('shows nothing of the old one through transparent corners', async () => {
    const clear = await sharp({
      create: { width: 520, height: 110, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const [one, other] = await Promise.all([
      plated(ASLANT, 'HB TT 214'),
      plated(ASLANT, 'HB KX 837'),
    ]);
    await Promise.all([replacePlate(one, ASLANT, clear), replacePlate(other, ASLANT, clear)]);
    expect(
      one.data.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (other.data[i] ?? 0))),
        0,
      ),
    ).toBeLessThanOrEqual(16);
  });

  it('changes nothing beyond the margin of the old one', async () => {
    const before = await plated(ASLANT);
    const after = copyOf(before);
    await replacePlate(after, ASLANT, await quarters());
    expect(changes(before, after, blurredArea(ASLANT)).outside).toBe(0);
  });
});

describe('in a photo', () => {
  const FRONT = 'golf-01-front';
  const plate = sampleNamed(FRONT).plate as PlateCorners; // the front shows one
  const made = async (change: Parameters<typeof inputFor>[1]) => {
    const [original, cutout] = await Promise.all([samplePhoto(FRONT), sampleMask(FRONT)]);
    const result = await runPipeline(
      inputFor(original, { angle: angleOf('front'), cutout, width: 320, ...change }),
    );
    if (result.outcome === 'defected') throw new Error(`flagged: ${result.reason}`);
    return result;
  };

  it('reports where the plate was found, and makes the same picture from that', async () => {
    const found = await made({ look: { plate_blur: 1 } });
    expect(found.plate).toHaveLength(4);
    const again = await made({ look: { plate_blur: 1 }, plate: found.plate ?? null });
    expect(Buffer.compare(again.result, found.result)).toBe(0);
  });

  it('is searched only if one is expected and must be changed', async () => {
    expect((await made({})).plate).toBeUndefined();
    expect((await made({ look: { plate_blur: 1 }, angle: angleOf('left') })).plate).toBeUndefined();
    expect((await made({ look: { plate_blur: 1 }, plate: null })).plate).toBeUndefined();
  });

  it('is reported as missing if none is visible', async () => {
    const photo = await toPixels(sharp(await samplePhoto(FRONT)));
    blurPlate(photo, toQuad(plate, photo));
    const { data, width, height } = photo;
    const original = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer();
    const result = await made({ original, look: { plate_blur: 1 } });
    expect(result).toMatchObject({ plate: null, unchangedPlate: 'missing' });
  });

  it('is not changed, and reported, if it may be something else', async () => {
    const [width, height] = [600, 320];
    const letters = await plated([
      { x: 200, y: 180 },
      { x: 360, y: 180 },
      { x: 360, y: 214 },
      { x: 200, y: 214 },
    ]);
    // Light letters on dark paint, without a plate around them.
    for (let i = 0; i < width * height; i++) {
      const [r, b] = [letters.data[i * 3] ?? 0, letters.data[i * 3 + 2] ?? 0];
      const [x, y] = [i % width, Math.floor(i / width)];
      const isLetter = r < 60 && b < 60 && x > 205 && x < 355 && y > 184 && y < 210;
      letters.data.fill(isLetter ? 200 : 40, i * 3, i * 3 + 3);
    }
    const original = await sharp(letters.data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const look = { cutting: 0, background_type: 'original' } as const;
    const unsure = await made({ original, look: { ...look, plate_blur: 1 } });
    expect(unsure.plate).toHaveLength(4);
    expect(unsure.unchangedPlate).toBe('unsure');
    expect(Buffer.compare(unsure.result, (await made({ original, look })).result)).toBe(0);
  });

  it('is blurred if the company’s plate is missing or cannot be drawn', async () => {
    const blurred = await made({ look: { plate_blur: 1 }, plate });
    for (const assets of [{}, { plate: new Uint8Array([1, 2, 3]) }]) {
      const result = await made({ look: { plate_image: 1 }, plate, assets });
      expect(Buffer.compare(result.result, blurred.result)).toBe(0);
      expect(result.unchangedPlate).toBeUndefined();
      expect(result.plateFailure).toEqual(assets.plate && expect.any(Error));
    }
  });

  it('is searched on any photo that shows a front or a rear', async () => {
    const extra = { code: 'extra', kind: 'detail', silhouette: '' } as const;
    const look = { plate_blur: 1 } as const;
    expect((await made({ look, angle: extra })).plate).toBeUndefined();
    expect((await made({ look, angle: { ...extra, shows: 'front' } })).plate).toHaveLength(4);
  });

  it('is changed in the same way at the size of a preview and at full size', async () => {
    const look = { plate_image: 1, cutting: 0 } as const;
    const assets = { plate: await quarters() };
    const small = (file: Uint8Array) => sharp(file).resize(640, 480).raw().toBuffer();
    const [full, preview] = await Promise.all([
      made({ look, assets, plate, width: PICTURE_WIDTH }),
      made({ look, assets, plate, width: 640 }),
    ]);
    const [a, b] = await Promise.all([small(full.result), small(preview.result)]);
    const { toPixels: at } = perspectiveOf(toQuad(plate, { width: 640, height: 480 }));
    for (const u of [0.1, 0.3, 0.7, 0.9]) {
      for (const v of [0.25, 0.75]) {
        const { x, y } = at(u, v);
        const from = (Math.floor(y) * 640 + Math.floor(x)) * 3;
        for (let c = 0; c < 3; c++)
          expect(Math.abs((a[from + c] ?? 0) - (b[from + c] ?? 0)), `at ${u}, ${v}`).toBeLessThan(
            40,
          );
      }
    }
  });

  it('is identical to the byte when it is made again', async () => {
    const change = { look: { plate_image: 1 }, assets: { plate: await quarters() } } as const;
    expect(Buffer.compare((await made(change)).result, (await made(change)).result)).toBe(0);
  });
});
