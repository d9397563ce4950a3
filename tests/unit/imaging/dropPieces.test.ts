import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { dropPieces } from '../../../server/imaging/cutout/dropPieces.ts';
import type { Pixels } from '../../../server/imaging/pixels.ts';
import { resizePixels, toPixels } from '../../../server/imaging/raster.ts';
import { samplePhoto } from './pictures.ts';
import { box, drawn, type Shape, SIZE } from './shapes.ts';

const BODY = box(20, 120, 980, 400);
const [RED, GREEN, BLACK] = [
  [180, 30, 30],
  [60, 140, 60],
  [20, 20, 20],
] as const;

/** A red vehicle on a lawn, with what `painted` has in its colours; all slightly uneven, as in photographs. */
const photoOf = (...painted: [Shape, readonly number[]][]): Pixels => ({
  ...SIZE,
  data: Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, k) => {
    const i = Math.floor(k / 3);
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const [, colour] = painted.find(([isInside]) => isInside(x, y)) ?? [];
    return ((colour ?? (BODY(x, y) ? RED : GREEN))[k % 3] ?? 0) + ((x * 7 + y * 13) % 9);
  }),
});
const PIECE = box(500, 90, 520, 119);
const covered = (data: Uint8Array) => data.filter((value) => value > 0).length;

describe('a piece that sticks out of a draft', () => {
  const found = drawn(BODY, PIECE);

  it('is removed if it looks like the surroundings', () => {
    const left = covered(dropPieces(photoOf(), found).data) - covered(drawn(BODY).data);
    expect(left).toBeLessThan(0.15 * covered(drawn(PIECE).data));
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it('stays if it looks like the vehicle, or like neither', () => {
    const antenna = box(500, 90, 520, 113);
    for (const colour of [RED, BLACK])
      expect(dropPieces(photoOf([antenna, colour], [PIECE, RED]), found).data).toEqual(found.data);
  });

  it('stays if it is as large as a part, or too small to be seen', () => {
    for (const piece of [box(500, 70, 530, 119), box(500, 115, 503, 119)]) {
      const outline = drawn(BODY, piece);
      expect(dropPieces(photoOf(), outline).data).toEqual(outline.data);
    }
  });

  it('is removed by the draft engine', async () => {
    const photo = await toPixels(sharp(await samplePhoto('passat-08-front-right')));
    const { mask } = await draftEngine.cut(photo, { silhouette: '', box: null });
    const copy = await resizePixels(photo, mask.width, mask.height);
    // 131 without it
    expect(covered(mask.data) - covered(dropPieces(copy, mask).data)).toBeLessThan(30);
  });

  it('is not needed: an empty outline stays empty', () => {
    expect(covered(dropPieces(photoOf(), drawn()).data)).toBe(0);
  });
});
