import { readFile } from 'node:fs/promises';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import { findComponents } from '../../../server/imaging/cutout/components.ts';
import type { CutoutEngine } from '../../../server/imaging/cutout/engine.ts';
import { isSeveral } from '../../../server/imaging/cutout/judge.ts';
import {
  type PipelineInput,
  type PipelineResult,
  runPipeline,
} from '../../../server/imaging/pipeline.ts';
import type { StepName } from '../../../server/imaging/pipelineState.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { decodeMask } from '../../../server/imaging/raster.ts';
import { FILLED } from '../../../server/imaging/showroom/placement.ts';
import { boundaryF } from './boundaryF.ts';
import { countOnWall } from './countOnWall.ts';
import { haloShare } from './haloShare.ts';
import { overlapWithTruth } from './overlapWithTruth.ts';
import { paintDifference } from './paintDifference.ts';
import { peakSinceLast } from './peakMemory.ts';
import type { MeasuredPhoto } from './photoSet.ts';
import { composeOver, type PlacedVehicle } from './placedVehicle.ts';
import { type PlateFigures, plateFigures } from './plateFigures.ts';
import { shadowGap } from './shadowGap.ts';
import { type Placing, placingOf } from './spread.ts';

/** The cost of a step for a photo. */
type StepCost = { step: StepName; seconds: number; peakMb: number };

/** The figures of a photo; one that does not apply is missing. */
export type Figures = Partial<PlateFigures> & {
  iou?: number;
  boundary?: number;
  halo?: number;
  /** Mean ΔE00 of the paint, without and with polish. */
  plain?: number;
  polished?: number;
  /** In pixels of the finished picture. */
  gap?: number;
  /** Tyres and pixels of the shadow that are on a room's wall. */
  onWall?: number;
  /** How much of the frame the vehicle fills, as a share of the allowed size. */
  filled?: number;
};

export type MeasuredRun = {
  original: Uint8Array;
  result: PipelineResult;
  figures: Figures;
  costs: StepCost[];
  standing: Placing | null;
};

/** Width in pixels of a picture that is made only to find the plate. */
const SMALL = 640;
const POLISHED: Look = { ...DEFAULT_LOOK, polishing: 1, rim_polishing: 1, reflective_floor: 1 };

/** Runs one photo through the pipeline, plain and, from the same outline, with all polish, and measures both pictures. */
export async function measurePhoto(
  photo: MeasuredPhoto,
  engine: CutoutEngine,
): Promise<MeasuredRun> {
  const original = await readFile(photo.path);
  const input = {
    original,
    angle: photo.angle,
    look: DEFAULT_LOOK,
    assets: {},
    showLogo: false,
    showBanner: false,
  };
  const costs: StepCost[] = [];
  peakSinceLast();
  const result = await runPipeline(
    input,
    ({ step, ms }) => costs.push({ step, seconds: ms / 1000, peakMb: peakSinceLast() }),
    engine,
  );
  const truth = photo.truth ? await photo.truth() : null;
  if (result.outcome === 'defected' || !result.mask) {
    // A flagged photo shows no vehicle, which is wrong if its truth shows one, and right if its truth shows several.
    const figures = {
      ...(truth && !showsSeveral(truth) && { iou: 0, boundary: 0 }),
      ...(await measurePlate(photo, input, costs)),
    };
    return { original, result, figures, costs, standing: null };
  }
  const outline = result.mask;
  const found = await decodeMask(outline);
  const turned = result.placement?.turned;
  const plain = await composeOver(original, result.result, outline, turned);
  peakSinceLast();
  const again = { ...input, look: POLISHED, cutout: outline };
  const polished = await runPipeline(again, ({ step, ms }) => {
    const peakMb = peakSinceLast();
    if (step === 'polish') costs.push({ step, seconds: ms / 1000, peakMb });
  });
  return {
    original,
    result,
    figures: {
      ...(truth && {
        iou: await overlapWithTruth(found, truth),
        boundary: await boundaryF(found, truth),
      }),
      ...(await figuresOf(plain)),
      onWall: await countOnWall({ ...input, cutout: outline }),
      ...(await measurePlate(photo, { ...input, cutout: outline }, costs)),
      ...(polished.outcome === 'processed' && {
        polished: await paintDifference(
          await composeOver(original, polished.result, outline, turned),
        ),
      }),
    },
    costs,
    standing: photo.set === null ? null : await placingOf(photo.set, plain, truth),
  };
}

/** Searches for the plate on the vehicle, or, if none was cut out, in the whole photo. */
async function measurePlate(
  { plates }: MeasuredPhoto,
  input: PipelineInput,
  costs: StepCost[],
): Promise<Partial<PlateFigures>> {
  if (!plates) return {};
  const background_type = input.cutout ? DEFAULT_LOOK.background_type : 'original';
  const look: Look = { ...DEFAULT_LOOK, background_type, plate_blur: 1 };
  peakSinceLast();
  const result = await runPipeline({ ...input, look, width: SMALL }, ({ step, ms }) => {
    const peakMb = peakSinceLast();
    if (step === 'plate') costs.push({ step, seconds: ms / 1000, peakMb });
  });
  // Views that show no plate are not searched.
  return result.outcome === 'defected' || result.plate === undefined
    ? {}
    : plateFigures(result.unchangedPlate ? null : result.plate, plates);
}

async function figuresOf(placed: PlacedVehicle): Promise<Figures> {
  return {
    halo: haloShare(placed),
    plain: await paintDifference(placed),
    gap: await shadowGap(placed),
    filled: Math.max(
      placed.place.width / (placed.finished.width * FILLED.width),
      placed.place.height / (placed.finished.height * FILLED.height),
    ),
  };
}

function showsSeveral({ data, width, height }: Mask): boolean {
  return isSeveral(findComponents(width, height, (i) => (data[i] ?? 0) >= 128).components);
}
