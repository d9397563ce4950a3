import type { Mask } from '../pixels.ts';

/** Returns how many pixels along each side of a mask are covered by half or more. */
export function coveredAtBorder({ data, width, height }: Mask) {
  const count = (length: number, at: (index: number) => number): number => {
    let covered = 0;
    for (let i = 0; i < length; i++) if ((data[at(i)] ?? 0) >= 128) covered++;
    return covered;
  };
  return {
    left: count(height, (y) => y * width),
    right: count(height, (y) => y * width + width - 1),
    top: count(width, (x) => x),
    bottom: count(width, (x) => (height - 1) * width + x),
  };
}
