import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Mask, Size } from '../../../server/imaging/pixels.ts';
import { toMask } from '../../../server/imaging/raster.ts';

/** A photo of one vehicle with drawn outlines of its parts. */
export type PartPhoto = { path: string; name: string; parts: Part[] };
/** One part, as polygons of x and y in the photo's pixels. */
export type Part = { kind: string; polygons: number[][]; size: Size };

const Annotations = z.object({
  images: z.array(
    z.object({ id: z.number(), path: z.string(), width: z.number(), height: z.number() }),
  ),
  categories: z.array(z.object({ id: z.number(), name: z.string() })),
  annotations: z.array(
    z.object({
      image_id: z.number(),
      category_id: z.number(),
      segmentation: z.array(z.array(z.number())),
    }),
  ),
});

/** Annotations of this kind may draw several wheels as one; each polygon is a wheel. */
const OF_WHEELS = 'wheel';

/**
 * Reads the photos of a folder with annotations in COCO's format (`annotations.json`), such as dsmlr/Car-Parts-Segmentation.
 * @param count how many, evenly chosen
 */
export async function readPartSet(folder: string, count: number): Promise<PartPhoto[]> {
  const { images, categories, annotations } = Annotations.parse(
    JSON.parse(await readFile(join(folder, 'annotations.json'), 'utf8')),
  );
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const step = Math.max(1, images.length / count);
  const chosen = images.filter(
    (_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step) || i === 0,
  );
  return chosen.map(({ id, path, width, height }) => ({
    path: join(folder, path),
    name: path,
    parts: annotations
      .filter(({ image_id }) => image_id === id)
      .flatMap(({ category_id, segmentation }) => {
        const kind = names.get(category_id) ?? '';
        const size = { width, height };
        // Each wheel counts on its own.
        return kind === OF_WHEELS
          ? segmentation.map((polygon) => ({ kind, polygons: [polygon], size }))
          : [{ kind, polygons: segmentation, size }];
      }),
  }));
}

/** Returns a mask that is 255 on the part. */
export function drawPart({ polygons, size }: Part): Promise<Mask> {
  return draw(
    polygons.map((points) => `<polygon points="${points.join(' ')}" fill="#fff"/>`),
    size,
  );
}

/** Returns where the vehicle can be: the convex hull of its parts, with a margin for parts without an outline. */
export async function drawReach(parts: readonly Part[], margin: number): Promise<Mask | null> {
  const [first] = parts;
  if (!first) return null;
  const points = parts.flatMap(({ polygons }) => polygons.flatMap(pairs));
  const stroke = `fill="#fff" stroke="#fff" stroke-linejoin="round" stroke-width="${2 * margin}"`;
  return draw([`<polygon points="${hullOf(points).flat().join(' ')}" ${stroke}/>`], first.size);
}

type Point = [number, number];

function pairs(values: readonly number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, i) => [
    values[i * 2] ?? 0,
    values[i * 2 + 1] ?? 0,
  ]);
}

/** Returns the convex hull, from the left: its lower half and then its upper one (Andrew). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [last, before] = [hull.at(-1), hull.at(-2)];
      if (!last || !before || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function draw(shapes: readonly string[], { width, height }: Size): Promise<Mask> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${shapes.join('')}</svg>`;
  return toMask(sharp(Buffer.from(svg)).removeAlpha());
}
