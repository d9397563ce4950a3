import type { Pose } from './pose.ts';

/** Walks to a better place in ever smaller steps, shares of the pose's size, until none is found. */
export function climb<T extends Pose & { score: number }>(
  start: T,
  judge: (pose: Pose) => T,
  firstStep: number,
  lastStep: number,
): T {
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
    const better = tries
      .map((change) => judge({ ...best, ...change }))
      .reduce((a, b) => (b.score > a.score ? b : a));
    if (better.score > best.score) best = better;
    else step /= 2;
  }
  return best;
}
