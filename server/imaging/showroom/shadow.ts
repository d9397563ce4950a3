import sharp from 'sharp';
import type { RoomLight } from '../light/roomLight.ts';
import type { Mask, PixelBox, Size } from '../pixels.ts';
import { resizeMask, toMask } from '../raster.ts';
import type { GroundLine } from './groundLine.ts';

/**
 * The parts of a shadow: wide and faint around the vehicle, soft under its body, and where rubber meets the floor. `dark`: how much of the
 * light is missing, 0 to 1. `soft`: how soft it is up and down, as a share of the vehicle's width; to the sides `flat` times as much, because
 * the floor is seen from a low camera. Soft things need no resolution: a part is drawn `shrink` times smaller.
 */
const PARTS = {
  around: { dark: 0.3, soft: 0.04, flat: 1, shrink: 4 },
  under: { dark: 0.62, soft: 0.014, flat: 3, shrink: 2 },
  contact: { dark: 0.88, soft: 0.005, flat: 2.5, shrink: 1 },
} as const;
/** A body on tyres is above the floor: its shadow fades before it reaches their line, by this share of the vehicle's width. */
const BEHIND = 0.014;
/** How far the wide part reaches beyond the footprint, as a share of the vehicle's width. */
const REACH = 0.025;
/** In a hard light the wide part is this much narrower and darker. */
const HARD = { soft: 0.3, dark: 1.6 } as const;
/** Parts higher above the ground than this share of the vehicle's height are not part of its footprint: a mirror, an open door. */
const HIGH = 0.3;
/** Bumpers are round: the footprint ends so far before the vehicle's ends, as a share of its width. */
const ROUND_END = 0.035;
/** How far the footprint reaches behind the line of the nearest tyres at least, as a share of the vehicle's height. */
const DEPTH = 0.3;
/** The far sides of a footprint look shorter than the near ones. */
const FORESHORTENED = 0.85;

type Part = Readonly<Record<'dark' | 'soft' | 'flat' | 'shrink', number>>;

type Point = readonly [x: number, row: number];

/** How far the shadow reaches beyond the footprint until it cannot be seen, as a share of the vehicle's width. */
const SEEN = REACH + 1.6 * PARTS.around.soft;

/** How far the wide shadow falls away from a light that comes from one side, as a share of the vehicle's width. */
const AWAY = 0.045;

/** Returns the highest row of the picture that a placed vehicle's shadow reaches. */
export function topOfShadow(line: GroundLine, place: PixelBox): number {
  const rows = footprintOf(line, place.height).map(([, row]) => row);
  return (
    place.y + rows.reduce((least, row) => Math.min(least, row), place.height) - SEEN * place.width
  );
}

/**
 * Draws the shadow of a placed vehicle: how much light is missing, 255 being all of it, as a mask of the picture's size. The shadow is made from the
 * footprint on the ground, not from the outline, so that a fault of the outline does not show in it. It is dark and narrow at each tyre, soft under
 * the body, wide and faint around it.
 * @param line the ground under the vehicle's mask at its placed size
 */
export async function castShadow(
  line: GroundLine,
  place: PixelBox,
  picture: Size,
  { side, softness }: Pick<RoomLight, 'side' | 'softness'>,
): Promise<Mask> {
  const { width } = place;
  const footprint = footprintOf(line, place.height);
  const fallen = moved(footprint, -side * AWAY * width, 0);
  const behind = moved(footprint, 0, line.tyres.length > 0 ? -BEHIND * width : 0);
  const half = halfOf(picture);
  const between = (hard: number, soft: number) => hard + (soft - hard) * softness;
  const { soft, dark } = PARTS.around;
  const around = {
    ...PARTS.around,
    soft: soft * between(HARD.soft, 1),
    dark: dark * between(HARD.dark, 1),
  };
  const parts = await Promise.all([
    drawPart(around, half, place, polygon(fallen, REACH * width * between(HARD.soft, 1))),
    drawPart(PARTS.under, half, place, polygon(behind, 0)),
    drawPart(PARTS.contact, half, place, contactsOf(line, width)),
  ]);
  const data = new Uint8Array(half.width * half.height);
  for (let i = 0; i < data.length; i++) {
    let light = 1;
    for (const { dark, mask } of parts) light *= 1 - (dark * (mask.data[i] ?? 0)) / 255;
    data[i] = Math.round((1 - light) * 255);
  }
  return resizeMask({ data, ...half }, picture.width, picture.height);
}

/**
 * Returns the ground that the vehicle covers, as a polygon in pixels of its mask: along its near side or sides as the ground line runs, and behind
 * them as far as a parallelogram reaches.
 */
function footprintOf({ ground, bottom, left, right }: GroundLine, height: number): Point[] {
  const isAbove = (x: number) =>
    (ground[x] ?? -1) >= 0 && (ground[x] ?? 0) - (bottom[x] ?? 0) <= height * HIGH;
  let [from, to] = [left, right];
  while (from < to && !isAbove(from)) from++;
  while (to > from && !isAbove(to)) to--;
  const inset = Math.round(ROUND_END * (to - from));
  [from, to] = [from + inset, to - inset];
  if (from < 0 || to <= from) return [];
  const at = (x: number): Point => [x, ground[x] ?? 0];
  const near = Array.from({ length: to - from + 1 }, (_, i) => at(from + i));
  const [start, end] = [at(from), at(to)];
  // The nearest point is the corner between the two sides that are seen; from the side or the front it is an end.
  const corner = near.reduce((lowest, point) => (point[1] > lowest[1] ? point : lowest), start);
  const back = (side: Point): Point => {
    const other = side === start ? end : start;
    return [
      side[0] + (other[0] - corner[0]) * FORESHORTENED,
      side[1] + (other[1] - corner[1]) * FORESHORTENED,
    ];
  };
  const far = [back(end), back(start)];
  const farthest = Math.min(start[1], end[1]) - height * DEPTH;
  const isSeenFromTheSide = Math.min(...far.map(([, row]) => row)) > farthest;
  return isSeenFromTheSide
    ? [...near, [end[0], end[1] - height * DEPTH], [start[0], start[1] - height * DEPTH]]
    : [...near, ...far];
}

function moved(points: readonly Point[], right: number, down: number): Point[] {
  return points.map(([x, row]) => [x + right, row + down]);
}

function polygon(points: readonly Point[], grown: number): string {
  return points.length === 0
    ? ''
    : `<polygon points="${points.map(([x, row]) => `${x + 0.5},${row + 1}`).join(' ')}" fill="#fff" stroke="#fff" stroke-linejoin="round" stroke-width="${2 * grown}"/>`;
}

/** Draws a narrow band under each tyre as SVG, thinner where the rubber leaves the ground. */
function contactsOf({ ground, bottom, tyres }: GroundLine, width: number): string {
  const near = width * 0.006;
  const columns = tyres.flatMap(({ left, right }) =>
    Array.from({ length: right - left + 1 }, (_, i) => {
      const row = ground[left + i] ?? 0;
      const gap = Math.min(near, row - (bottom[left + i] ?? 0));
      const height = near + near * 0.7 * (1 - gap / near) + 1;
      return `<rect x="${left + i}" y="${row - near}" width="1.02" height="${height}" fill="#fff"/>`;
    }),
  );
  return columns.join('');
}

function halfOf({ width, height }: Size): Size {
  return { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
}

/** Draws a part's shapes, in pixels of the vehicle's mask, softened and on half of the picture's size. */
async function drawPart(
  { dark, soft, flat, shrink }: Part,
  half: Size,
  place: PixelBox,
  shapes: string,
): Promise<{ dark: number; mask: Mask }> {
  const [width, height] = [
    Math.ceil(half.width / (shrink * flat)),
    Math.ceil(half.height / shrink),
  ];
  const [across, down] = [2 * shrink * flat, 2 * shrink];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * across} ${height * down}" preserveAspectRatio="none">
    <rect width="100%" height="100%" fill="#000"/><g transform="translate(${place.x} ${place.y})">${shapes}</g></svg>`;
  const drawn = sharp(Buffer.from(svg)).blur(Math.max(0.5, (soft * place.width) / down));
  return { dark, mask: await resizeMask(await toMask(drawn), half.width, half.height) };
}
