import { describe, expect, it } from 'vitest';
import { smoothEdge } from '../../../server/imaging/cutout/smoothEdge.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';

const PHOTO = { width: 1600, height: 1200 };
const CENTRE = { x: 800, y: 600 };
const RADIUS = 420;
const DRAFT = { draft: true };
const MODEL = { draft: false };

/** Draws a disc in steps, as engines draw round tyres on a small copy of the photo. */
function steppedDisc(width: number, height: number): Mask {
  const scale = width / PHOTO.width;
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    return Math.hypot(x - CENTRE.x * scale, y - CENTRE.y * scale) < RADIUS * scale ? 255 : 0;
  });
  return { data, width, height };
}

/** Returns where rays from the centre cross the edge, and how long each of them is partly covered, in pixels. */
function crossings({ data, width }: Mask): { at: number; soft: number }[] {
  return Array.from({ length: 360 }, (_, degrees) => {
    const angle = (degrees / 180) * Math.PI;
    let [at, soft] = [0, 0];
    for (let r = RADIUS - 60; r < RADIUS + 60; r += 0.25) {
      const x = Math.floor(CENTRE.x + r * Math.cos(angle));
      const y = Math.floor(CENTRE.y + r * Math.sin(angle));
      const coverage = data[y * width + x] ?? 0;
      if (coverage >= 128) at = r;
      if (coverage > 12 && coverage < 243) soft += 0.25;
    }
    return { at, soft };
  });
}

describe('the edge of a cut-out', () => {
  it.each([800, 1024, 1600])('is round and sharp for an outline %d pixels wide', async (width) => {
    const edge = await smoothEdge(steppedDisc(width, width * 0.75), PHOTO, MODEL);
    expect(edge).toMatchObject(PHOTO);
    const found = crossings(edge);
    expect(Math.max(...found.map(({ at }) => Math.abs(at - RADIUS)))).toBeLessThan(2.5);
    expect(Math.max(...found.map(({ soft }) => soft))).toBeLessThan(3.5);
    expect(found.reduce((sum, { soft }) => sum + soft, 0) / found.length).toBeGreaterThan(1);
  });

  it('is as sharp where an engine is undecided over many pixels', async () => {
    const disc = steppedDisc(1600, 1200);
    const data = disc.data.map((_, i) => {
      const away = Math.hypot((i % 1600) - CENTRE.x, Math.floor(i / 1600) - CENTRE.y) - RADIUS;
      return Math.max(0, Math.min(255, Math.round(127.5 - away * 4)));
    });
    const found = crossings(await smoothEdge({ ...disc, data }, PHOTO, MODEL));
    expect(Math.max(...found.map(({ soft }) => soft))).toBeLessThan(3.5);
    expect(Math.max(...found.map(({ at }) => Math.abs(at - RADIUS)))).toBeLessThan(2.5);
  });

  it('loses the lumps of a draft, but not those that a model draws', async () => {
    const disc = steppedDisc(1600, 1200);
    const lump = (i: number) => Math.abs((i % 1600) - 800) < 2 && Math.floor(i / 1600) < 600;
    const data = disc.data.map((coverage, i) => {
      const away = Math.hypot((i % 1600) - CENTRE.x, Math.floor(i / 1600) - CENTRE.y) - RADIUS;
      return lump(i) && away < 8 ? 255 : coverage;
    });
    const highest = async (cut: typeof DRAFT) => {
      const edge = await smoothEdge({ ...disc, data }, PHOTO, cut);
      return CENTRE.y - RADIUS - Math.floor(edge.data.findIndex((value) => value > 127) / 1600);
    };
    expect(await highest(DRAFT)).toBeLessThan(4);
    expect(await highest(MODEL)).toBeGreaterThan(6);
  });

  it('is that of one piece, even if a haze joins another to it', async () => {
    const disc = steppedDisc(1600, 1200);
    const data = disc.data.map((coverage, i) => {
      const [x, y] = [i % 1600, Math.floor(i / 1600)];
      if (x < 1300 || x >= 1360 || Math.abs(y - 600) >= 30) return coverage;
      return 255;
    });
    const hazy = data.map((coverage, i) => (i % 1600 > 1200 ? Math.max(coverage, 40) : coverage));
    const edge = await smoothEdge({ ...disc, data: hazy }, PHOTO, MODEL);
    expect(edge.data[600 * 1600 + 1330]).toBe(0);
    expect(edge.data[600 * 1600 + 1000]).toBe(255);
  });

  it('of nothing is empty', async () => {
    const empty = { data: new Uint8Array(12), width: 4, height: 3 };
    const { data } = await smoothEdge(empty, PHOTO, DRAFT);
    expect(data.length).toBe(1600 * 1200);
    expect(data.every((coverage) => coverage === 0)).toBe(true);
  });
});
