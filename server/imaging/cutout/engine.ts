import type { Box } from '../../../contract/photos/photo.ts';
import type { Mask, Pixels } from '../pixels.ts';

/** Known facts about the photo that help to find the vehicle. */
type CutoutHint = {
  /** SVG path data of the angle's silhouette in a box of 1000 × 750. */
  silhouette: string;
  /** The vehicle's box given by the user. */
  box: Box | null;
};

/** An outline, coarse in the engine's own resolution: the step refines it on the photo. */
export type EngineCut = {
  mask: Mask;
  /** How likely each place shows the vehicle, 0 to 255, of the same size: doubtful where the passes or networks disagree. */
  likely: Mask;
  /** 0 (there is probably no vehicle) to 1. */
  confidence: number;
  draft: boolean;
};

/** Finds the vehicle in a photo. */
export type CutoutEngine = {
  /** `own`, or the name of a model. */
  readonly name: string;
  cut(image: Pixels, hint: CutoutHint): Promise<EngineCut>;
  /** How likely each pixel of a photo shows glass of the vehicle that an outline covers, 0 to 255; the mask has the photo's size. */
  findGlass(photo: Pixels, outline: Mask): Promise<Mask>;
};
