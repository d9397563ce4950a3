import type { Box, CutoutDoubt, DefectReason } from '../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../contract/photos/photoFrame.ts';
import type { Placement } from '../../contract/photos/placement.ts';
import type { PlateCorners, UnchangedPlate } from '../../contract/photos/plateCorners.ts';
import { type Cache, noCache } from './cache.ts';
import { draftEngine } from './cutout/draftEngine.ts';
import type { CutoutEngine } from './cutout/engine.ts';
import {
  DefectFound,
  type PipelineInput,
  type PipelineState,
  pictureOf,
  type Step,
  type StepName,
} from './pipelineState.ts';
import { encodePng } from './raster.ts';
import { banner } from './steps/banner.ts';
import { compose } from './steps/compose.ts';
import { cutout } from './steps/cutout.ts';
import { encode } from './steps/encode.ts';
import { glass } from './steps/glass.ts';
import { logo } from './steps/logo.ts';
import { orient } from './steps/orient.ts';
import { plate } from './steps/plate.ts';
import { polish } from './steps/polish.ts';

export type { PipelineInput, StepName } from './pipelineState.ts';

export type Timing = { step: StepName; ms: number };

export type PipelineResult =
  | {
      outcome: 'processed';
      /** The finished picture: JPEG, sRGB, without position data. */
      result: Uint8Array;
      /** The same, `PREVIEW_WIDTH` wide; for a preview the picture itself. */
      preview: Uint8Array;
      /** Grey PNG of the vehicle's outline in the upright photo, where one was cut out, as it was found; that of an earlier run as it came. */
      mask?: Uint8Array;
      /** The vehicle's box in the upright photo. */
      box?: Box;
      /** Where the plate is; null where none was found. Left out where no plate had to change. */
      plate?: PlateCorners | null;
      /** Why the plate was not changed; left out where it was, or did not have to be. */
      unchangedPlate?: UnchangedPlate;
      /** Why the company's plate could not be drawn; undefined where it could, or did not have to be. */
      plateFailure?: unknown;
      /** Where the upright photo lies in the finished picture. */
      frame: PhotoFrame;
      /** How the vehicle was placed; left out where none was cut out. */
      placement?: Placement;
      /** True when the outline comes from the draft engine and should be checked. */
      draft: boolean;
      /** Where the outline as it was found may be wrong. */
      doubts: readonly CutoutDoubt[];
      /** What cut the vehicle out; left out where nothing was, or an earlier outline came along. */
      engine?: string;
      /** Confidence of the cut-out, 0 to 1; 1 where nothing was cut out. */
      confidence: number;
      width: number;
      height: number;
      timings: Timing[];
    }
  | { outcome: 'defected'; reason: DefectReason };

/** The order in which a photo goes through the steps. */
export const STEP_ORDER: readonly StepName[] = [
  'orient',
  'cutout',
  'glass',
  'plate',
  'polish',
  'compose',
  'logo',
  'banner',
  'encode',
];

const STEPS: Readonly<Record<StepName, Step>> = {
  orient,
  cutout,
  plate,
  glass,
  polish,
  compose,
  logo,
  banner,
  encode,
};

/**
 * Makes one finished picture from one photo. Uses neither database nor HTTP: buffers and settings in, buffers out; the same input
 * gives the same bytes.
 * @param onStep called after each step with its duration in milliseconds
 * @param engine what cuts the vehicle out; the draft engine needs no model
 * @param cached the cache of parts; by default nothing is kept
 * @throws only on faults of the program or the machine; an unusable photo is the outcome `defected`
 */
export async function runPipeline(
  input: PipelineInput,
  onStep?: (timing: Timing) => void,
  engine: CutoutEngine = draftEngine,
  cached: Cache = noCache,
): Promise<PipelineResult> {
  let work: PipelineState = {
    input,
    engine,
    cached,
    photo: null,
    cutout: null,
    picture: null,
    files: null,
  };
  const timings: Timing[] = [];
  try {
    for (const name of STEP_ORDER) {
      const step = STEPS[name];
      if (!step.applies(work)) continue;
      const start = performance.now();
      work = await step.run(work);
      const timing = { step: name, ms: performance.now() - start };
      timings.push(timing);
      onStep?.(timing);
    }
  } catch (error) {
    if (error instanceof DefectFound) return { outcome: 'defected', reason: error.reason };
    throw error;
  }
  return resultOf(work, timings);
}

async function resultOf(work: PipelineState, timings: Timing[]): Promise<PipelineResult> {
  if (!work.files || !work.frame) throw new Error('the steps compose and encode have not run');
  const { width, height } = pictureOf(work);
  const found = work.cutout;
  return {
    outcome: 'processed',
    ...work.files,
    ...(found && {
      mask: work.input.cutout ?? (await encodePng(found.found ?? found.mask)),
      box: found.box,
    }),
    ...(work.plate && { plate: work.plate.corners }),
    ...(work.plate?.unchanged && { unchangedPlate: work.plate.unchanged }),
    plateFailure: work.plate?.failure,
    frame: work.frame,
    ...(work.placement && { placement: work.placement }),
    draft: found?.draft ?? false,
    doubts: found?.doubts ?? [],
    ...(found && !work.input.cutout && { engine: work.engine.name }),
    confidence: found?.confidence ?? 1,
    width,
    height,
    timings,
  };
}
