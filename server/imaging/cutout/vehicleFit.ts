import type { PixelBox, Pixels } from '../pixels.ts';
import { agreementWith, meanAt } from './agreement.ts';
import { type EdgeField, findEdges } from './edgeField.ts';
import type { OutlineShape, ShapePoints } from './outlineShape.ts';
import type { Pose } from './pose.ts';
import { findSaliency } from './saliency.ts';

export type VehicleFit = Pose & {
  /** Mean strength of the photo's edges along the outline: about 0.6 by chance, 1.5 and more on a vehicle. */
  edge: number;
  /** How different the colours inside and around are, 0 to 1. */
  contrast: number;
  /** How much more the inside stands apart from the picture's border than the surroundings do, -1 to 1. */
  apart: number;
};

const BINS = 8;
/** An edge counts up to so much. */
const STRONGEST = 2.5;
/** How much each reason counts. */
const WEIGHT = { contrast: 0.8, agreement: 0.75, settledContrast: 0.4, size: 1, place: 3, proportions: 1.2, mirrored: 0.2 };

/** A photo taken through the viewfinder's silhouette shows the vehicle there; such edges and colours prove it, and the search is spared. */
const GUIDED_EDGE = 1.62;
const GUIDED_CONTRAST = 0.45;
const GUIDED_STEP = 0.025;
const GUIDED_SIZES = [0.86, 0.93, 1, 1.07] as const;
const GUIDED_SHIFTS = [-0.08, -0.04, 0, 0.04, 0.08] as const;

/**
 * Finds where the vehicle stands: the silhouette is laid over the photo at every sensible place and size, and stays where the photo
 * has edges along its outline and other colours inside than around it.
 * @param image a small copy of the photo, about 240 pixels wide
 * @param box where the user says that the vehicle stands, in pixels of that copy
 */
export function fitVehicle(image: Pixels, shape: OutlineShape, box: PixelBox | null): VehicleFit {
  const field = findEdges(image);
  const bins = binColours(image);
  const saliency = findSaliency(image);
  const agreement = agreementWith(saliency, image, shape);
  const glance = (pose: Pose) => {
    const edge = edgeAlong(field, shape, pose);
    const apart = meanAt(saliency, image, shape.inside, pose) - meanAt(saliency, image, shape.ring, pose);
    const score = edge + WEIGHT.agreement * agreement(pose) - unlikeliness(pose, shape, image);
    return { ...pose, edge, apart, score };
  };
  const judge = (pose: Pose) => {
    const glanced = glance(pose);
    const contrast = colourContrast(bins, image, shape, pose);
    return { ...glanced, contrast, score: glanced.score + WEIGHT.contrast * contrast };
  };
  // A shadow stands apart from the ground as the vehicle does; edges alone tell where the tyres end.
  const judgeEdges = (pose: Pose) => {
    const judged = judge(pose);
    return { ...judged, score: judged.edge + WEIGHT.settledContrast * judged.contrast - unlikeliness(pose, shape, image) };
  };
  const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
  const [guided] = box
    ? []
    : nearGuide(image, shape, GUIDED_SIZES, GUIDED_SHIFTS)
        .map(judgeEdges)
        .sort(byScore)
        .slice(0, 4)
        .map((start) => improve(start, judgeEdges, GUIDED_STEP))
        .sort(byScore);
  if (guided && guided.edge >= GUIDED_EDGE && guided.contrast >= GUIDED_CONTRAST) return guided;
  const best = (box ? boxPoses(box) : framePoses(image, shape))
    .map(glance)
    .sort(byScore)
    .slice(0, 150)
    .map(judge)
    .sort(byScore)
    .slice(0, 6)
    .map((start) => improve(start, judge))
    .sort(byScore);
  const [winner] = best;
  if (!winner) throw new Error('no place was tried for the vehicle');
  return improve(judgeEdges(winner), judgeEdges);
}

function boxPoses(box: PixelBox): Pose[] {
  const pose = { centerX: box.x + box.width / 2, centerY: box.y + box.height / 2, width: box.width, height: box.height };
  return [
    { ...pose, mirrored: false },
    { ...pose, mirrored: true },
  ];
}

function framePoses(image: Pixels, shape: OutlineShape): Pose[] {
  const poses: Pose[] = [];
  const guide = guidePose(image, shape);
  for (const mirrored of [false, true]) {
    poses.push({ ...guide, mirrored });
    for (let size = 0.3; size <= 1.02; size *= 1.12) {
      const width = image.width * size;
      for (const stretch of [0.87, 1, 1.15]) {
        const height = (width / shape.aspect) * stretch;
        if (height > image.height) continue;
        const stepX = Math.max(3, width * 0.06);
        const stepY = Math.max(3, height * 0.09);
        for (let centerY = height / 2; centerY <= image.height - height / 2; centerY += stepY) {
          for (let centerX = width * 0.48; centerX <= image.width - width * 0.48; centerX += stepX) {
            poses.push({ centerX, centerY, width, height, mirrored });
          }
        }
      }
    }
  }
  return poses;
}

/** Where the vehicle stands in a photo that was taken through the viewfinder's silhouette, whose 4:3 frame fits into the photo. */
function guidePose(image: Pixels, { frame, aspect }: OutlineShape): Pose {
  const frameWidth = Math.min(image.width, (image.height * 4) / 3);
  const width = frameWidth * frame.width;
  return {
    centerX: image.width / 2 + (frame.centerX - 0.5) * frameWidth,
    centerY: image.height / 2 + (frame.centerY - 0.5) * frameWidth * 0.75,
    width,
    height: width / aspect,
    mirrored: false,
  };
}

/**
 * Nobody holds the camera exactly: the guide's place and those around it.
 * @param sizes times the guide's @param shifts across and down, as shares of the guide's width and height
 */
export function nearGuide(image: Pixels, shape: OutlineShape, sizes: readonly number[], shifts: readonly number[]): Pose[] {
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
  const place = Math.hypot(pose.centerX - guide.centerX, pose.centerY - guide.centerY) / image.width;
  const proportions = Math.log(pose.width / pose.height / shape.aspect);
  return (
    WEIGHT.size * size * size +
    WEIGHT.place * place * place +
    WEIGHT.proportions * proportions * proportions +
    (pose.mirrored ? WEIGHT.mirrored : 0)
  );
}

/** Walks to a better place in ever smaller steps, shares of the pose's size, until none is found. */
export function improve<T extends Pose & { score: number }>(start: T, judge: (pose: Pose) => T, firstStep = 0.05, lastStep = 0.004): T {
  let best = start;
  for (let step = firstStep; step > lastStep; ) {
    const { centerX, centerY, width, height } = best;
    const tries: Partial<Pose>[] = [
      { centerX: centerX - width * step },
      { centerX: centerX + width * step },
      { centerY: centerY - height * step },
      { centerY: centerY + height * step },
      { width: width * (1 + step) },
      { width: width * (1 - step) },
      { height: height * (1 + step) },
      { height: height * (1 - step) },
      { width: width * (1 + step), height: height * (1 + step) },
      { width: width * (1 - step), height: height * (1 - step) },
    ];
    const better = tries.map((change) => judge({ ...best, ...change })).reduce((a, b) => (b.score > a.score ? b : a));
    if (better.score > best.score) best = better;
    else step /= 2;
  }
  return best;
}

/** Mean strength of the edges along the outline, each counted up to `strongest`. */
export function edgeAlong(field: EdgeField, { contour }: OutlineShape, pose: Pose, strongest = STRONGEST): number {
  const flip = pose.mirrored ? -1 : 1;
  let sum = 0;
  for (let i = 0; i < contour.x.length; i++) {
    const nx = (contour.normalX[i] ?? 0) * flip;
    const ny = contour.normalY[i] ?? 0;
    const x = pose.centerX + (contour.x[i] ?? 0) * flip * pose.width;
    const y = pose.centerY + (contour.y[i] ?? 0) * pose.height;
    let found = 0;
    for (let along = -1; along <= 1; along++) {
      const px = Math.floor(x + nx * along);
      const py = Math.floor(y + ny * along);
      if (px < 0 || py < 0 || px >= field.width || py >= field.height) continue;
      const at = py * field.width + px;
      const here = Math.abs((field.across[at] ?? 0) * nx + (field.down[at] ?? 0) * ny);
      if (here > found) found = here;
    }
    sum += Math.min(found, strongest);
  }
  return sum / contour.x.length;
}

/** Number of the colour of every pixel, in steps coarse enough to be counted. */
export function binColours({ data, width, height }: Pixels): Uint16Array {
  const bins = new Uint16Array(width * height);
  const bin = (value: number | undefined) => Math.floor(((value ?? 0) * BINS) / 256);
  for (let i = 0; i < bins.length; i++) bins[i] = (bin(data[i * 3]) * BINS + bin(data[i * 3 + 1])) * BINS + bin(data[i * 3 + 2]);
  return bins;
}

/** One less the overlap (Bhattacharyya) of the colours inside the silhouette and close around it. */
export function colourContrast(bins: Uint16Array, image: Pixels, shape: OutlineShape, pose: Pose): number {
  const inside = countColours(bins, image, shape.inside, pose);
  const around = countColours(bins, image, shape.ring, pose);
  if (inside.total === 0 || around.total === 0) return 0;
  let overlap = 0;
  for (let i = 0; i < inside.counts.length; i++) overlap += Math.sqrt((inside.counts[i] ?? 0) * (around.counts[i] ?? 0));
  return 1 - overlap / Math.sqrt(inside.total * around.total);
}

function countColours(bins: Uint16Array, image: Pixels, points: ShapePoints, pose: Pose): { counts: Float32Array; total: number } {
  const counts = new Float32Array(BINS ** 3);
  const flip = pose.mirrored ? -1 : 1;
  let total = 0;
  for (let i = 0; i < points.x.length; i++) {
    const x = Math.floor(pose.centerX + (points.x[i] ?? 0) * flip * pose.width);
    const y = Math.floor(pose.centerY + (points.y[i] ?? 0) * pose.height);
    if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
    const bin = bins[y * image.width + x] ?? 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
    total++;
  }
  return { counts, total };
}
