import { coveredBox, grownBox, type Mask, type Pixels, sideOfArea } from '../pixels.ts';
import { type Component, findComponents } from './components.ts';
import { distanceTo, opened } from './distance.ts';

/** Only pieces narrower than twice this are judged by their colours; a share of the vehicle's larger side. */
const NARROW = 0.02;
/** Areas of these pieces, as shares of the vehicle's: smaller ones are not visible, larger ones are parts such as spoilers. */
const AREA = { least: 0.00015, most: 0.004 } as const;
/** Width of the vehicle and of its surroundings that a piece is compared with, as a multiple of NARROW. */
const BESIDE = 2.2;
/** Most pixels of each that are compared, and the fewest that are enough. */
const SAMPLE = { most: 250, least: 20 } as const;
/** A pixel is compared with the most similar of them, by this share. */
const SIMILAR = 0.05;
/** A piece belongs to the surroundings if so many of its pixels are more similar to them than to the vehicle, and their colours differ by less on average, of 255. */
const FOREIGN = { share: 0.8, difference: 15 } as const;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Removes narrow pieces of the surroundings that a draft's outline took along, such as leaves above a roof: pieces that stick out of the vehicle
 * and look like what is beside them, not like the vehicle.
 * @param photo of the mask's size
 */
export function dropPieces(photo: Pixels, mask: Mask): Mask {
  const { data, width, height } = mask;
  const box = coveredBox(mask);
  if (!box) return mask;
  const radius = NARROW * Math.max(box.width, box.height);
  const isCovered = (i: number) => (data[i] ?? 0) >= 128;
  const isWide = opened(mask, isCovered, radius);
  const { labels, components } = findComponents(width, height, (i) => isCovered(i) && !isWide(i));
  const whole = sideOfArea(mask) ** 2;
  const foreign = new Set<number | undefined>();
  for (const piece of components) {
    if (piece.area < AREA.least * whole || piece.area > AREA.most * whole) continue;
    const kindOf = (i: number): Kind | null => {
      if (labels[i] === piece.label) return 'piece';
      return isWide(i) ? 'vehicle' : isCovered(i) ? null : 'surroundings';
    };
    if (isForeign(coloursNear(photo, piece, BESIDE * radius, kindOf))) foreign.add(piece.label);
  }
  if (foreign.size === 0) return mask;
  return { ...mask, data: data.map((value, i) => (foreign.has(labels[i]) ? 0 : value)) };
}

type Kind = 'piece' | 'vehicle' | 'surroundings';

/** Returns the colours of a piece, and of the vehicle and the surroundings up to `reach` pixels from it. */
function coloursNear(
  { data, width, height }: Pixels,
  { left, top, right, bottom }: Component,
  reach: number,
  kindOf: (index: number) => Kind | null,
): Record<Kind, Colour[]> {
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const part = grownBox(box, Math.ceil(reach), width, height);
  const placeOf = (i: number) =>
    (part.y + Math.floor(i / part.width)) * width + part.x + (i % part.width);
  const toPiece = distanceTo(part.width, part.height, (i) => kindOf(placeOf(i)) === 'piece');
  const colours: Record<Kind, Colour[]> = { piece: [], vehicle: [], surroundings: [] };
  toPiece.forEach((distance, i) => {
    // Beside the piece, colours are mixed.
    if (distance > reach || (distance > 0 && distance < 1.5)) return;
    const place = placeOf(i);
    const kind = kindOf(place);
    const at = place * 3;
    if (kind) colours[kind].push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  });
  return colours;
}

function isForeign({ piece, vehicle, surroundings }: Record<Kind, Colour[]>): boolean {
  if (Math.min(vehicle.length, surroundings.length) < SAMPLE.least) return false;
  const [pixels, inside, outside] = [sampleOf(piece), sampleOf(vehicle), sampleOf(surroundings)];
  let foreign = 0;
  let difference = 0;
  for (const pixel of pixels) {
    const toSurroundings = differenceTo(outside, pixel);
    difference += toSurroundings / pixels.length;
    if (toSurroundings < differenceTo(inside, pixel)) foreign++;
  }
  return foreign >= FOREIGN.share * pixels.length && difference < FOREIGN.difference;
}

/** Returns evenly distributed colours, not more than are compared. */
function sampleOf(colours: readonly Colour[]): readonly Colour[] {
  const step = Math.ceil(colours.length / SAMPLE.most);
  return colours.filter((_, i) => i % step === 0);
}

/** Returns how much a colour differs from the most similar ones of a sample, on average. */
function differenceTo(sample: readonly Colour[], [red, green, blue]: Colour): number {
  const count = Math.max(3, Math.floor(sample.length * SIMILAR));
  return Float64Array.from(sample, ([r, g, b]) => Math.hypot(r - red, g - green, b - blue))
    .sort()
    .subarray(0, count)
    .reduce((sum, difference) => sum + difference / count, 0);
}
