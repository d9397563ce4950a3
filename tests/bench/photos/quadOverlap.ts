import type { Pixels } from '../../../server/imaging/pixels.ts';
import { boundsOf, perspectiveOf, type Quad } from '../../../server/imaging/plate/quad.ts';

/** Returns the share of one quadrangle that another covers, 0 to 1, counted in the picture's pixels. */
export function shareCovered(
  of: Quad,
  by: Quad,
  picture: Pick<Pixels, 'width' | 'height'>,
): number {
  const [inOne, inOther] = [perspectiveOf(of), perspectiveOf(by)];
  const isIn = ({ toPlane }: typeof inOne, x: number, y: number) => {
    const { x: u, y: v } = toPlane(x, y);
    return u >= 0 && u <= 1 && v >= 0 && v <= 1;
  };
  const { x: left, y: top, width, height } = boundsOf(of, picture);
  let [all, hit] = [0, 0];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      if (!isIn(inOne, x + 0.5, y + 0.5)) continue;
      all++;
      if (isIn(inOther, x + 0.5, y + 0.5)) hit++;
    }
  }
  return all === 0 ? 0 : hit / all;
}
