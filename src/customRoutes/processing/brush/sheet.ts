import type { Photo } from '../../../../contract/photos/photo.ts';
import {
  type Area,
  areaOf,
  type Painting,
} from '../../../../contract/processing/brush/painting.ts';
import { paintStroke } from '../../../../contract/processing/brush/paintStroke.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';

/** The pixels that a stroke has painted over. */
interface Former {
  readonly area: Area;
  readonly coverage: Uint8Array;
  readonly final: Uint8Array;
}

/** The most bytes of painted-over pixels to keep; older strokes are undone by painting the others again. */
const KEPT = 96e6;

const each = (
  { x, y, width, height }: Area,
  across: number,
  visit: (row: number, from: number, to: number) => void,
) => {
  for (let row = 0; row < height; row++)
    visit(row, (y + row) * across + x, (y + row) * across + x + width);
};

/** Returns an outline to paint strokes into. They are undone in reverse order. */
export const openSheet = (picture: Painting['picture'], mask: Uint8Array) => {
  const { width, height } = picture;
  const painting = {
    picture,
    coverage: { data: Uint8Array.from(mask), width, height },
    final: new Uint8Array(mask.length),
  };
  const painted: { stroke: Stroke; former: Former | null }[] = [];
  let kept = 0;

  const paint = (stroke: Stroke): Area => {
    const area = areaOf(stroke, picture);
    const size = area.width * area.height;
    const former = { area, coverage: new Uint8Array(size), final: new Uint8Array(size) };
    each(area, width, (row, from, to) => {
      former.coverage.set(painting.coverage.data.subarray(from, to), row * area.width);
      former.final.set(painting.final.subarray(from, to), row * area.width);
    });
    paintStroke(painting, stroke);
    painted.push({ stroke, former });
    kept += 2 * size;
    for (const one of painted) {
      if (kept <= KEPT) break;
      if (!one.former) continue;
      kept -= 2 * one.former.coverage.length;
      one.former = null;
    }
    return area;
  };

  const takeOff = (): Area => {
    const former = painted.at(-1)?.former;
    if (!former) return startAgain(painted.slice(0, -1).map(({ stroke }) => stroke));
    painted.pop();
    const { area } = former;
    kept -= 2 * former.coverage.length;
    each(area, width, (row, from, to) => {
      const [start, end] = [row * area.width, row * area.width + to - from];
      painting.coverage.data.set(former.coverage.subarray(start, end), from);
      painting.final.set(former.final.subarray(start, end), from);
    });
    return area;
  };

  const startAgain = (strokes: readonly Stroke[]): Area => {
    painting.coverage.data.set(mask);
    painting.final.fill(0);
    painted.length = 0;
    kept = 0;
    for (const stroke of strokes) paint(stroke);
    return { x: 0, y: 0, width, height };
  };

  return {
    picture,
    coverage: painting.coverage,
    /** Paints until the outline has these strokes and no others. @returns the parts that have changed */
    show(strokes: readonly Stroke[]): Area[] {
      const same = painted.findIndex(({ stroke }, index) => stroke !== strokes[index]);
      const left = same < 0 ? painted.length : same;
      if (left === 0 && painted.length > 0) return [startAgain(strokes)];
      const areas: Area[] = [];
      while (painted.length > left) areas.push(takeOff());
      for (const stroke of strokes.slice(left)) areas.push(paint(stroke));
      return areas;
    },
    /** Whether anything is left of the vehicle. */
    hasVehicle: () => painting.coverage.data.some((value) => value >= 128),
  };
};

type Sheet = ReturnType<typeof openSheet>;

/** The colour over what is cut away: red, green, blue, opacity. */
const AWAY = [96, 0, 56, 168] as const;
/** The colour of the outline, visible on every paint. */
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

const bitmapAt = async (address: string, signal: AbortSignal): Promise<ImageBitmap> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`A picture could not be loaded: status ${answer.status}`);
  return createImageBitmap(await answer.blob());
};

/** Returns a picture's colours at a size. Transparent pixels become white, as in processing. */
const pixelsOf = (bitmap: ImageBitmap, width: number, height: number): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas for pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
};

/** What is painted on: the original, and the outline over it. */
export interface LoadedCutout {
  readonly image: ImageData;
  readonly sheet: Sheet;
}

/** Loads the original and its detected outline, both in the outline's size, as in processing. */
export const loadCutout = async (
  { url }: Pick<Photo, 'url'>,
  maskUrl: string,
  signal: AbortSignal,
): Promise<LoadedCutout> => {
  const [photo, mask] = await Promise.all([bitmapAt(url, signal), bitmapAt(maskUrl, signal)]);
  const { width, height } = mask;
  const { data } = pixelsOf(mask, width, height);
  const image = pixelsOf(photo, width, height);
  return {
    image,
    sheet: openSheet(
      image,
      Uint8Array.from({ length: width * height }, (_, i) => data[i * 4] ?? 0),
    ),
  };
};
