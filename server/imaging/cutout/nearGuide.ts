import type { Pixels } from '../pixels.ts';
import type { OutlineShape } from './outlineShape.ts';
import type { Pose } from './pose.ts';

/** How much a difference from the guide's size, place and proportions counts. */
const WEIGHT = { size: 1, place: 3, proportions: 1.2 };

/** Where the vehicle stands in a photo that was taken through the viewfinder's silhouette, whose 4:3 frame fits into the photo. */
function guidePose(image: Pixels, { frame, aspect }: OutlineShape): Pose {
  const frameWidth = Math.min(image.width, (image.height * 4) / 3);
  const width = frameWidth * frame.width;
  return {
    centerX: image.width / 2 + (frame.centerX - 0.5) * frameWidth,
    centerY: image.height / 2 + (frame.centerY - 0.5) * frameWidth * 0.75,
    width,
    height: width / aspect,
  };
}

/**
 * Nobody holds the camera exactly: the guide's place and those around it.
 * @param sizes times the guide's @param shifts across and down, as shares of the guide's width and height
 */
export function nearGuide(
  image: Pixels,
  shape: OutlineShape,
  sizes: readonly number[],
  shifts: readonly number[],
): Pose[] {
  const guide = guidePose(image, shape);
  return sizes.flatMap((size) =>
    shifts.flatMap((across) =>
      shifts.map((down) => ({
        ...guide,
        centerX: guide.centerX + across * guide.width,
        centerY: guide.centerY + down * guide.height,
        width: guide.width * size,
        height: guide.height * size,
      })),
    ),
  );
}

/** What speaks against a pose before the photo is looked at. */
export function unlikeliness(pose: Pose, shape: OutlineShape, image: Pixels): number {
  const guide = guidePose(image, shape);
  const size = Math.log(pose.width / guide.width);
  const place =
    Math.hypot(pose.centerX - guide.centerX, pose.centerY - guide.centerY) / image.width;
  const proportions = Math.log(pose.width / pose.height / shape.aspect);
  return (
    WEIGHT.size * size * size +
    WEIGHT.place * place * place +
    WEIGHT.proportions * proportions * proportions
  );
}
