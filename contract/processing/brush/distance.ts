import type { Stroke } from '../stroke.ts';
import type { Area, Plane } from './painting.ts';

/**
 * Returns the distance of each pixel of an area from the stroke's centre line, in pixels.
 * @param size of the whole picture
 * @param most larger distances are `Infinity`
 */
export const distancesTo = (
  { points }: Stroke,
  size: Pick<Plane, 'width' | 'height'>,
  area: Area,
  most: number,
): Float32Array => {
  const squares = new Float32Array(area.width * area.height).fill(Number.POSITIVE_INFINITY);
  // A pixel's position is its centre.
  const at = ([x, y]: Stroke['points'][number]) => ({
    x: x * size.width - 0.5 - area.x,
    y: y * size.height - 0.5 - area.y,
  });
  let from = at(points[0] ?? [0, 0]);
  for (const point of points) {
    const to = at(point);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = dx * dx + dy * dy;
    const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - most));
    const right = Math.min(area.width - 1, Math.ceil(Math.max(from.x, to.x) + most));
    const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - most));
    const bottom = Math.min(area.height - 1, Math.ceil(Math.max(from.y, to.y) + most));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const along =
          length === 0
            ? 0
            : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
        const square = (x - from.x - along * dx) ** 2 + (y - from.y - along * dy) ** 2;
        const i = y * area.width + x;
        if (square < (squares[i] ?? 0)) squares[i] = square;
      }
    }
    from = to;
  }
  for (let i = 0; i < squares.length; i++) {
    const distance = Math.sqrt(squares[i] ?? 0);
    squares[i] = distance <= most ? distance : Number.POSITIVE_INFINITY;
  }
  return squares;
};
