import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { roundTyres } from '../../../server/imaging/cutout/roundTyres.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { toPixels } from '../../../server/imaging/raster.ts';
import { samplePhoto } from './pictures.ts';
import { box, disc, drawn, SIZE } from './shapes.ts';

/** Counts the pixels that one mask covers and the other does not. */
const beyond = (one: Mask, other: Mask) =>
  one.data.filter((value, i) => value > 0 && other.data[i] === 0).length;

const BODY = box(20, 60, 980, 320);
/** Size of both tyres. */
const TYRES = 2 * Math.PI * 80 ** 2;
const fromTheSide = drawn(BODY, disc(200, 320, 80), disc(800, 320, 80));
const fromTheFront = drawn(BODY, box(60, 300, 170, 400), box(830, 300, 940, 400));

describe('tyres of a draft', () => {
  it('lose the shadow beside their contact with the ground', () => {
    const shadows = [box(140, 388, 260, 400), box(740, 388, 860, 400)];
    const found = drawn(BODY, disc(200, 320, 80), disc(800, 320, 80), ...shadows);
    const rounded = roundTyres(found);
    expect(beyond(rounded, fromTheSide)).toBeLessThan(0.4 * beyond(found, fromTheSide));
    expect(beyond(fromTheSide, rounded)).toBeLessThan(0.01 * TYRES);
  });

  it('stay as they are where they are round', () => {
    expect(beyond(fromTheSide, roundTyres(fromTheSide))).toBeLessThan(0.01 * TYRES);
  });

  it('keep their width from the front, up to rounded corners', () => {
    const rounded = roundTyres(fromTheFront);
    const corner = 0.3 * 110;
    expect(beyond(fromTheFront, rounded)).toBeLessThan(4 * corner ** 2 * (1 - Math.PI / 4) * 1.3);
    const lowest = rounded.data.lastIndexOf(255);
    expect(Math.floor(lowest / SIZE.width)).toBe(400);
  });

  it('are rounded alone: the corners of the body stay', () => {
    const corners = drawn(BODY, disc(200, 320, 80), disc(800, 320, 80), box(10, 310, 20, 330));
    const rounded = roundTyres(corners);
    for (const x of [12, 978]) expect(rounded.data[318 * SIZE.width + x]).toBe(255);
  });

  it('are rounded by the draft engine', async () => {
    const photo = await toPixels(sharp(await samplePhoto('golf-07-left')));
    const { mask } = await draftEngine.cut(photo, { silhouette: '', box: null });
    // 147 without it
    expect(beyond(mask, roundTyres(mask))).toBeLessThan(40);
  });

  it('are not needed: an empty outline stays empty', () => {
    expect(roundTyres(drawn()).data.some((value) => value > 0)).toBe(false);
  });
});
