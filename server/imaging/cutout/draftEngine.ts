import { clamp, grownBox, type Mask, type PixelBox, type Pixels, toPixelBox } from '../pixels.ts';
import { resizePixels } from '../raster.ts';
import { largestFilled } from './components.ts';
import type { CutoutEngine } from './engine.ts';
import { grabCut } from './grabCut.ts';
import { enlarged, fitGuided } from './guidedFit.ts';
import { mendCut } from './mendCut.ts';
import { sampleShape } from './outlineShape.ts';
import type { Pose } from './pose.ts';
import { type Band, layOut, seedsAround, stoppedByBand } from './seeds.ts';
import { drawSilhouette } from './silhouette.ts';
import { fitVehicle, type VehicleFit } from './vehicleFit.ts';

/** The silhouette is fitted on a copy of this width, GrabCut works on one of that. */
const FIT_SIDE = 240;
const CUT_SIDE = 480;
const ITERATIONS = 3;
/** When the cut runs along the border of what may be vehicle for more than this share of the picture's width, the border is moved out. */
const STOPPED_SHARE = 0.03;
const WIDER = 2;
/** Where the silhouette lies less surely the cut would run into the surroundings. */
const TRUSTED_EDGE = 1.6;
/** Where it lies less surely than this, the photo was hardly taken through the viewfinder. */
const GUIDED_EDGE = 1.5;

/**
 * Cuts out without a model: finds where the angle's silhouette lies best, then lets GrabCut draw the line near it, and mends that on
 * a vehicle that has the silhouette's shape. As good as colours and edges allow, so what it finds is marked as a draft.
 */
export const draftEngine: CutoutEngine = {
  name: 'draft',
  async cut(image, hint) {
    const cutImage = await scaledTo(image, CUT_SIDE);
    const [fitImage, silhouette] = await Promise.all([scaledTo(cutImage, FIT_SIDE), drawSilhouette(hint.silhouette, CUT_SIDE)]);
    const boxIn = (size: { width: number; height: number }) => hint.box && toPixelBox(hint.box, size.width, size.height);
    const shape = sampleShape(silhouette);
    const fit = fitVehicle(fitImage, shape, boxIn(fitImage));
    const pose = enlarged(fit, cutImage.width / fitImage.width);
    const box = boxIn(cutImage);
    const limit = box && grownBox(box, Math.round(box.width * 0.02), cutImage.width, cutImage.height);
    const outline = layOut(silhouette, pose, cutImage);
    const cut = largestFilled(await cutWithin(cutImage, outline, bandFor(fit, pose), limit, fit.edge >= TRUSTED_EDGE));
    const found = { confidence: confidenceOf(fit), draft: true };
    if (box || fit.edge < GUIDED_EDGE) return { ...found, mask: cut };
    const guided = fitGuided(fitImage, cutImage, shape);
    return { ...found, mask: largestFilled(mendCut(cut, layOut(silhouette, guided, cutImage), guided.height)) };
  },
};

/** The better the silhouette lies, the less is left to the colours. */
function bandFor(fit: VehicleFit, pose: Pose): Band {
  const quality = clamp((fit.edge - 1.2) / 0.7, 0, 1);
  const outer = pose.width * (0.1 - 0.07 * quality);
  return {
    inner: pose.width * (0.09 - 0.05 * quality),
    outer,
    below: outer * (1 - 0.4 * quality),
    floor: pose.centerY + pose.height * 0.2,
  };
}

async function cutWithin(image: Pixels, outline: Mask, band: Band, limit: PixelBox | null, widens: boolean): Promise<Mask> {
  const seeds = seedsAround(outline, band, limit);
  const cut = await grabCut(image, seeds, ITERATIONS);
  if (!widens || stoppedByBand(cut, seeds, band.floor) < image.width * STOPPED_SHARE) return cut;
  return grabCut(image, seedsAround(outline, { ...band, outer: band.outer * WIDER }, limit), ITERATIONS);
}

function scaledTo(image: Pixels, side: number): Promise<Pixels> {
  const scale = side / Math.max(image.width, image.height);
  return resizePixels(image, Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
}

function confidenceOf(fit: VehicleFit): number {
  return clamp((fit.edge + fit.contrast + fit.apart - 1) / 2, 0, 1);
}
