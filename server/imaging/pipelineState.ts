import type { Light } from '../../contract/looks/light.ts';
import type { Look } from '../../contract/looks/look.ts';
import type { Box, CutoutDoubt, DefectReason } from '../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../contract/photos/photoFrame.ts';
import type { Placement } from '../../contract/photos/placement.ts';
import type { PlateCorners, UnchangedPlate } from '../../contract/photos/plateCorners.ts';
import type { Stroke } from '../../contract/processing/stroke.ts';
import type { AngleKind } from '../../contract/views/angle.ts';
import type { ShownView } from '../../contract/views/shownView.ts';
import type { Cache } from './cache.ts';
import type { CutoutEngine } from './cutout/engine.ts';
import type { Mask, Pixels } from './pixels.ts';

/** Everything that one finished picture is made from. */
export type PipelineInput = {
  /** The file as it was uploaded; never changed. */
  original: Uint8Array;
  angle: {
    code: string;
    kind: AngleKind /** SVG path data in a box of 1000 × 750. */;
    silhouette: string;
    /** What the photo shows, if clear: a front or a rear shows a plate, whatever its view is called. */
    shows?: ShownView | null;
  };
  look: Look;
  /** `wall` and `floor` are the room's, as they look from this angle. */
  assets: {
    background?: Uint8Array;
    wall?: Uint8Array;
    floor?: Uint8Array;
    logo?: Uint8Array;
    banner?: Uint8Array;
    plate?: Uint8Array;
  };
  /** The light of the room or background, where it was set; otherwise it is read from the picture. */
  light?: Light;
  /** Where the background's floor begins, as a share of its height, if that is known. */
  floorFrom?: number;
  /** In percent of the picture's width: how wide the logo is at most, and how far from the edges. */
  logo?: { size: number; margin: number };
  /** Width of the finished picture in pixels; 1920, less for previews. */
  width?: number;
  /** The vehicle's box given by the user, as fractions of the upright photo. */
  box?: Box;
  /** Where the licence plate is; null: there is none to change; undefined: it is searched. */
  plate?: PlateCorners | null;
  /** The user's corrections of the cut-out by brush, whichever engine made it. */
  strokes?: readonly Stroke[];
  showLogo: boolean;
  showBanner: boolean;
  /** The mask of an earlier run, a grey PNG: the vehicle is not cut out again. The caller keeps its draft state and confidence. */
  cutout?: Uint8Array;
  /** Where that mask is doubtful. */
  doubts?: readonly CutoutDoubt[];
  /** Where the glass is, a grey PNG, if it is known: it is not searched for. */
  panes?: Uint8Array;
};

/** The vehicle found in the photo. The masks have the photo's size; `found` is the one before the user's corrections, where there are any. */
export type Cutout = {
  mask: Mask;
  found?: Mask;
  box: Box;
  confidence: number;
  draft: boolean;
  /** Where the outline as it was found may be wrong. */
  doubts: readonly CutoutDoubt[];
};

/** The state passed from step to step. */
export type PipelineState = {
  readonly input: PipelineInput;
  readonly engine: CutoutEngine;
  /** The cache of parts of earlier pictures of this thread. */
  readonly cached: Cache;
  /** The upright photo; set by the step `orient`. */
  readonly photo: Pixels | null;
  /** Set by the step `cutout`, null where the vehicle is not cut out. */
  readonly cutout: Cutout | null;
  /** Set by the step `plate`. */
  readonly plate?: {
    /** Null where none was found. */
    readonly corners: PlateCorners | null;
    /** Why it was not changed, where it was not. */
    readonly unchanged?: UnchangedPlate;
    /** Why the company's plate could not be drawn, where the plate is blurred for that. */
    readonly failure?: unknown;
  };
  /** The picture at its final size; set by the step `compose`. */
  readonly picture: Pixels | null;
  /** Where the photo lies in that picture; set by the step `compose`. */
  readonly frame?: PhotoFrame;
  /** Set by the step `compose` where a vehicle was placed. */
  readonly placement?: Placement;
  /** The finished files; set by the step `encode`. */
  readonly files: { result: Uint8Array; preview: Uint8Array } | null;
};

export type StepName =
  | 'orient'
  | 'cutout'
  | 'plate'
  | 'glass'
  | 'polish'
  | 'compose'
  | 'logo'
  | 'banner'
  | 'encode';

/** One named step of the pipeline. */
export type Step = {
  /** Whether this photo with this look needs the step. */
  applies(work: PipelineState): boolean;
  run(work: PipelineState): Promise<PipelineState>;
};

/** Thrown by a step when the photo cannot become a finished picture; the pipeline turns it into its outcome `defected`. */
export class DefectFound extends Error {
  override readonly name = 'DefectFound';
  readonly reason: DefectReason;

  constructor(reason: DefectReason, options?: ErrorOptions) {
    super(`photo is unusable: ${reason}`, options);
    this.reason = reason;
  }
}

/** Returns the photo that the step `orient` has made; every later step may rely on it. Throws if that step has not run. */
export function photoOf(work: PipelineState): Pixels {
  if (!work.photo) throw new Error('the step orient has not run');
  return work.photo;
}

/**
 * Returns the cache key of a vehicle in a photo: the photo's pixels, not its file, since earlier steps may have changed them, and the
 * outline.
 */
export function vehicleCacheKey(work: PipelineState): readonly (Uint8Array | string | undefined)[] {
  const { cutout, strokes } = work.input;
  return [photoOf(work).data, cutout, strokes && JSON.stringify(strokes)];
}

/** Returns the picture that the step `compose` has made. Throws if that step has not run. */
export function pictureOf(work: PipelineState): Pixels {
  if (!work.picture) throw new Error('the step compose has not run');
  return work.picture;
}
