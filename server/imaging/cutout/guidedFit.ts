import type { Pixels } from '../pixels.ts';
import { climb } from './climb.ts';
import { binColours, colourContrast } from './colourContrast.ts';
import { edgeAlong, findEdges } from './edgeField.ts';
import { nearGuide, unlikeliness } from './nearGuide.ts';
import type { OutlineShape } from './outlineShape.ts';
import type { Pose } from './pose.ts';

/**
 * Edges count alike here, strong and weak: beside a dark tyre in the shadow, which has hardly any, the shadow's own would else draw the
 * silhouette away from the ground.
 */
const STRONGEST = 1;
const WEIGHT = { contrast: 0.4, place: 0.63, proportions: 0.19 };
/** The proportions are likely the silhouette's; where they differ by much more than this (as a logarithm), by how much no longer counts. */
const LIKELY_PROPORTIONS = 0.05;
/** Places that are looked at more closely, of those round about the guide's. */
const STARTS = 24;
const SHIFTS = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09] as const;
const SIZES = [0.84, 0.9, 0.96, 1.02, 1.08] as const;
/** First and last steps on the small and on the larger copy, as shares of the silhouette's size. */
const STEPS = { small: [0.025, 0.004], large: [0.02, 0.002] } as const;

/**
 * Lays the silhouette exactly over a vehicle that was photographed through the viewfinder: it is near the guide's place, in about its
 * proportions.
 * @param small a copy of the photo, about 240 pixels wide, on which it is looked for
 * @param large one on which it is settled
 * @returns the pose in pixels of the larger copy
 */
export function fitGuided(small: Pixels, large: Pixels, shape: OutlineShape): Pose {
  const judge = judgeOn(small, shape);
  const scale = large.width / small.width;
  const judgeLarge = judgeOn(large, shape);
  const [first, ...others] = nearGuide(small, shape, SIZES, SHIFTS)
    .map(judge)
    .sort((a, b) => b.score - a.score)
    .slice(0, STARTS)
    .map((start) => enlarged(climb(start, judge, ...STEPS.small), scale))
    .map((pose) => climb(judgeLarge(pose), judgeLarge, ...STEPS.large));
  if (!first) throw new Error('no place was tried for the vehicle');
  return others.reduce((a, b) => (b.score > a.score ? b : a), first);
}

function judgeOn(image: Pixels, shape: OutlineShape) {
  const field = findEdges(image);
  const bins = binColours(image);
  return (pose: Pose) => {
    const off = Math.log(pose.width / pose.height / shape.aspect) ** 2;
    const score =
      edgeAlong(field, shape, pose, STRONGEST) +
      WEIGHT.contrast * colourContrast(bins, image, shape, pose) -
      WEIGHT.place * unlikeliness(pose, shape, image) -
      (WEIGHT.proportions * off) / (off + LIKELY_PROPORTIONS ** 2);
    return { ...pose, score };
  };
}

/** The same pose on a copy that is so many times as large. */
function enlarged(pose: Pose, scale: number): Pose {
  const { centerX, centerY, width, height } = pose;
  return {
    centerX: centerX * scale,
    centerY: centerY * scale,
    width: width * scale,
    height: height * scale,
  };
}
