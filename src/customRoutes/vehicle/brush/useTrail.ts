import { useRef, useState } from 'react';
import { STROKE_LIMITS } from '../../../../contract/processing/brush/limits.ts';
import { inside, type Point } from '../photoSpace.ts';

/** As a share of the brush's radius: a shorter way is no new point. */
const SPACING = 0.15;

/**
 * Where the brush went since it was set down. @param onStroke gets the points when it is lifted, and when one stroke holds no more
 */
export const useTrail = (radius: number, onStroke: (points: readonly Point[]) => void) => {
  // Several points may come before the next drawing, so what is drawn is a copy.
  const points = useRef<Point[]>([]);
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  const become = (next: Point[]) => {
    points.current = next;
    setDrawn(next);
  };
  return {
    points: drawn,
    isDown: () => points.current.length > 0,
    begin: (point: Point) => become([inside(point)]),
    extend: (point: Point) => {
      const to = inside(point);
      const last = points.current.at(-1);
      if (!last || Math.hypot(to.x - last.x, to.y - last.y) < radius * SPACING) return;
      become([...points.current, to]);
      if (points.current.length < STROKE_LIMITS.points) return;
      onStroke(points.current);
      become([to]);
    },
    finish: () => {
      if (points.current.length > 0) onStroke(points.current);
      become([]);
    },
    drop: () => become([]),
  };
};

export type Trail = ReturnType<typeof useTrail>;
