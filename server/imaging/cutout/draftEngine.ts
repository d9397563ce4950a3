import {
  grownBox,
  type Mask,
  type PixelBox,
  type Pixels,
  scaledSize,
  toPixelBox,
} from '../pixels.ts';
import { resizePixels } from '../raster.ts';
import { largestFilled } from './components.ts';
import type { CutoutEngine, CutoutHint } from './engine.ts';
import { cutFiner } from './finerCut.ts';
import { grabCut } from './grabCut.ts';
import { fitGuided } from './guidedFit.ts';
import { mendCut } from './mendCut.ts';
import { sampleShape } from './outlineShape.ts';
import type { Pose } from './pose.ts';
import { layOut, seedsAround, seedsOf } from './seeds.ts';
import { type Sight, sightVehicle } from './sight.ts';
import { drawSilhouette } from './silhouette.ts';

/** Longer sides of the copies: the vehicle is looked for, and GrabCut ends, on the first; it begins on the second; the third is for the silhouette. */
const LOOK_SIDE = 960;
const CUT_SIDE = 480;
const FIT_SIDE = 240;
const ITERATIONS = 3;
/**
 * Where what is seen and the silhouette agree so far above the tyres (intersection over union), the vehicle has the silhouette's shape. Below,
 * shadow may have been taken for vehicle.
 */
const SAME_SHAPE = 0.925;
/** How far from the silhouette's outline the colours decide, as shares of its width. */
const BAND = { inner: 0.04, outer: 0.03, below: 0.018 } as const;
/** The ground is seen from so much of the silhouette's height below its middle on. */
const FLOOR = 0.2;
/** The user's box may be a little too narrow, by this share of its width. */
const BOX_MARGIN = 0.02;

/**
 * Cuts out without a model of the operator's: a small network of the product's own sees where the vehicle is, GrabCut draws the line near by
 * on two scales, and where the vehicle has the shape of the angle's silhouette, that mends it between them. As good as colours and edges
 * allow, so what it finds is marked as a draft.
 */
export const draftEngine: CutoutEngine = {
  name: 'draft',
  async cut(image, hint) {
    const photo = await scaledTo(image, LOOK_SIDE);
    const small = await scaledTo(photo, CUT_SIDE);
    const sight = await sightVehicle(
      photo,
      small,
      hint.box && toPixelBox(hint.box, photo.width, photo.height),
    );
    const coarse = await cutOut(small, sight, hint);
    return {
      mask: sight.several ? coarse : await cutFiner(photo, coarse),
      confidence: sight.clarity,
      draft: true,
    };
  },
};

async function cutOut(small: Pixels, sight: Sight, hint: CutoutHint): Promise<Mask> {
  if (sight.several) return sight.several;
  if (hint.box) {
    const box = toPixelBox(hint.box, small.width, small.height);
    if (sight.clarity === 0) {
      const pose = inBox(box);
      return cutAlong(
        small,
        layOut(await drawSilhouette(hint.silhouette, CUT_SIDE), pose, small),
        pose,
      );
    }
    return cutSeen(
      small,
      sight,
      grownBox(box, Math.round(box.width * BOX_MARGIN), small.width, small.height),
    );
  }
  if (sight.clarity === 0) return sight.body;
  const silhouette = await drawSilhouette(hint.silhouette, CUT_SIDE);
  const pose = fitGuided(await scaledTo(small, FIT_SIDE), small, sampleShape(silhouette));
  const outline = layOut(silhouette, pose, small);
  if (overlapAbove(floorOf(pose), sight.body, outline) < SAME_SHAPE)
    return cutSeen(small, sight, null);
  return largestFilled(mendCut(await cutAlong(small, outline, pose), outline, pose.height));
}

/** @param limit outside this box nothing is vehicle */
async function cutSeen(small: Pixels, sight: Sight, limit: PixelBox | null): Promise<Mask> {
  return largestFilled(await grabCut(small, seedsOf(sight, limit), ITERATIONS));
}

/** @param outline the silhouette, laid out in that pose */
async function cutAlong(small: Pixels, outline: Mask, pose: Pose): Promise<Mask> {
  const { width } = pose;
  const band = {
    inner: width * BAND.inner,
    outer: width * BAND.outer,
    below: width * BAND.below,
    floor: floorOf(pose),
  };
  return largestFilled(await grabCut(small, seedsAround(outline, band), ITERATIONS));
}

function inBox({ x, y, width, height }: PixelBox): Pose {
  return { centerX: x + width / 2, centerY: y + height / 2, width, height };
}

/** First row in which ground may be seen beside tyres. */
function floorOf({ centerY, height }: Pose): number {
  return centerY + height * FLOOR;
}

/** Intersection over union of two outlines above a row. */
function overlapAbove(row: number, a: Mask, b: Mask): number {
  const end = Math.max(0, Math.min(a.height, Math.ceil(row))) * a.width;
  let [both, either] = [0, 0];
  for (let i = 0; i < end; i++) {
    const [inA, inB] = [(a.data[i] ?? 0) >= 128, (b.data[i] ?? 0) >= 128];
    if (inA || inB) either++;
    if (inA && inB) both++;
  }
  return either === 0 ? 0 : both / either;
}

function scaledTo(image: Pixels, side: number): Promise<Pixels> {
  const { width, height } = scaledSize(image, side / Math.max(image.width, image.height));
  return resizePixels(image, width, height);
}
