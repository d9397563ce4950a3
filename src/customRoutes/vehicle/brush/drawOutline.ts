import type { Area } from '../../../../contract/processing/brush/painting.ts';
import type { Sheet } from './sheet.ts';

/** Over what is cut away: red, green, blue, and how opaque. */
const AWAY = [96, 0, 56, 168] as const;
/** The outline itself stands out from every paint. */
const LINE = [255, 225, 77, 255] as const;
/** The outline's width as a share of the picture's. */
const LINE_WIDTH = 1 / 700;

/** Draws which part of the photo is cut away, and the line between the two, within an area that has changed. */
export const drawOutline = (
  context: CanvasRenderingContext2D,
  { coverage: { data, width, height } }: Sheet,
  area: Area,
): void => {
  const line = Math.max(1, Math.round(width * LINE_WIDTH));
  const left = Math.max(0, area.x - line);
  const top = Math.max(0, area.y - line);
  const right = Math.min(width, area.x + area.width + line);
  const bottom = Math.min(height, area.y + area.height + line);
  if (right <= left || bottom <= top) return;
  const part = context.createImageData(right - left, bottom - top);
  const isAway = (x: number, y: number) => (data[y * width + x] ?? 0) < 128;
  let to = 0;
  for (let y = top; y < bottom; y++) {
    const [above, below] = [Math.max(0, y - line), Math.min(height - 1, y + line)];
    for (let x = left; x < right; x++, to += 4) {
      const value = data[y * width + x] ?? 0;
      const isLine =
        value >= 128 &&
        (isAway(Math.max(0, x - line), y) ||
          isAway(Math.min(width - 1, x + line), y) ||
          isAway(x, above) ||
          isAway(x, below));
      const colour = isLine ? LINE : AWAY;
      part.data[to] = colour[0];
      part.data[to + 1] = colour[1];
      part.data[to + 2] = colour[2];
      part.data[to + 3] = isLine ? colour[3] : (colour[3] * (255 - value)) / 255;
    }
  }
  context.putImageData(part, left, top);
};
