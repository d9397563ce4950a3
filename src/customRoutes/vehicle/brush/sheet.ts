import {
  type Area,
  areaOf,
  type Painting,
} from '../../../../contract/processing/brush/painting.ts';
import { paintStroke } from '../../../../contract/processing/brush/paintStroke.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';

/** What a stroke has painted over. */
interface Former {
  readonly area: Area;
  readonly coverage: Uint8Array;
  readonly final: Uint8Array;
}

/** Bytes that are kept of what was painted over; what goes beyond is painted again when it is undone. */
const KEPT = 96e6;

const each = (
  { x, y, width, height }: Area,
  across: number,
  visit: (row: number, from: number, to: number) => void,
) => {
  for (let row = 0; row < height; row++)
    visit(row, (y + row) * across + x, (y + row) * across + x + width);
};

/** An outline that strokes are painted into and taken off again, in the order of a stack. */
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

export type Sheet = ReturnType<typeof openSheet>;
