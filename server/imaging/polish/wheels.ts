import {
  coveredBox,
  grownBox,
  type Mask,
  type PixelBox,
  type Pixels,
  scaledSize,
} from '../pixels.ts';
import { cropMask, cropPixels, resizeMask, resizePixels } from '../raster.ts';
import { findGroundLine, type Tyre } from '../showroom/groundLine.ts';
import { luminanceOf } from './luminance.ts';
import { type Ellipse, judgeRim, type Plane, type RimVerdict } from './rimEdge.ts';

/** Wheels are searched on a copy of the vehicle of this width. */
const SEARCH_WIDTH = 480;
/** Height of the hub above the ground, as shares of the vehicle's height: more for a small car, less for a van. */
const HUB = { least: 0.13, most: 0.27, step: 0.02 };
/** The rim's height as a share of the tyre's, and its width as a share of its height, which is less when seen at an angle. */
const RIM = { least: 0.56, most: 0.86, step: 0.06 };
const TURN = { least: 0.3, most: 1.1, step: 0.1 };
/** Most that a hub is beside the middle of the tyre's contact with the ground, as a share of the vehicle's height. */
const BESIDE = 0.08;
/** Number of best places that are refined, and the ever smaller steps, as shares of the rim's height. */
const CLOSER = 4;
/** The search checks every nth place along an edge. */
const QUICK = 4;
const STEPS = [0.08, 0.04, 0.02, 0.01];

/**
 * Finds the rims of the wheels that a photo shows, as upright ellipses above the places where tyres touch the ground: metal with dark
 * rubber all round it. A tyre whose rim is hidden, or as dark as the tyre, gives none.
 * @returns in pixels of the photo, from left to right
 */
export async function findRims(photo: Pixels, mask: Mask): Promise<Ellipse[]> {
  const covered = coveredBox(mask);
  if (!covered) return [];
  const box = grownBox(covered, 2, mask.width, mask.height);
  const scale = Math.min(1, SEARCH_WIDTH / box.width);
  const { width, height } = scaledSize(box, scale);
  const [small, smallMask] = await Promise.all([
    resizePixels(cropPixels(photo, box), width, height),
    resizeMask(cropMask(mask, box), width, height),
  ]);
  const plane = { values: luminanceOf(small), width, height };
  const rims = findGroundLine(smallMask).tyres.map((tyre) => findRim(plane, tyre));
  return rims.filter((rim) => rim !== null).map((rim) => enlarged(rim, box, width));
}

type Judged = RimVerdict & { ellipse: Ellipse };

function findRim(plane: Plane, tyre: Tyre): Ellipse | null {
  const judge = (ellipse: Ellipse): Judged => ({ ellipse, ...judgeRim(plane, ellipse) });
  const [best] = places(plane, tyre)
    .map((ellipse): Judged => ({ ellipse, ...judgeRim(plane, ellipse, QUICK) }))
    .sort(byScore)
    .slice(0, CLOSER)
    .map(({ ellipse }) => judge(ellipse))
    .map((start) => STEPS.reduce((found, step) => improve(found, step, judge), start))
    .sort(byScore);
  return best?.isRim ? best.ellipse : null;
}

function byScore(a: Judged, b: Judged): number {
  return b.score - a.score;
}

function places({ height }: Plane, tyre: Tyre): Ellipse[] {
  const tried: Ellipse[] = [];
  const middle = (tyre.left + tyre.right) / 2;
  for (let hub = HUB.least; hub <= HUB.most; hub += HUB.step) {
    for (let share = RIM.least; share <= RIM.most; share += RIM.step) {
      const radiusY = hub * share * height;
      for (let turn = TURN.least; turn <= TURN.most; turn += TURN.step) {
        for (let beside = -BESIDE; beside <= BESIDE; beside += BESIDE / 2) {
          tried.push({
            x: middle + beside * height,
            y: tyre.row - hub * height,
            radiusX: radiusY * turn,
            radiusY,
          });
        }
      }
    }
  }
  return tried;
}

/** Moves and stretches the ellipse by small steps, as shares of its height, as long as it fits better. */
function improve(start: Judged, share: number, judge: (ellipse: Ellipse) => Judged): Judged {
  let best = start;
  for (let moved = true; moved; ) {
    moved = false;
    const step = best.ellipse.radiusY * share;
    for (const key of ['x', 'y', 'radiusX', 'radiusY'] as const) {
      for (const change of [-step, step]) {
        const judged = judge({ ...best.ellipse, [key]: best.ellipse[key] + change });
        if (judged.score <= best.score) continue;
        best = judged;
        moved = true;
      }
    }
  }
  return best;
}

function enlarged({ x, y, radiusX, radiusY }: Ellipse, box: PixelBox, width: number): Ellipse {
  const scale = box.width / width;
  return {
    x: box.x + (x + 0.5) * scale - 0.5,
    y: box.y + (y + 0.5) * scale - 0.5,
    radiusX: radiusX * scale,
    radiusY: radiusY * scale,
  };
}
