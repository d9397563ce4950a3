import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Box } from '../../../../contract/photos/photo.ts';
import type { Point } from '../photoSpace.ts';
import { movedView, zoomedAt } from './brushGeometry.ts';
import type { Trail } from './useTrail.ts';

const MIDDLE_BUTTON = 1;

interface Options {
  area: RefObject<HTMLDivElement | null>;
  view: Box;
  onView: (view: Box) => void;
  trail: Trail;
}

/** Middle of the pointers that are down, and how far they are apart, both as shares of what is seen. */
const gripOf = ([a, b]: readonly Point[]) =>
  a && b
    ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) }
    : { x: a?.x ?? 0, y: a?.y ?? 0, apart: 0 };

/** One pointer paints; two, or the middle button, move the photo, and two bring it closer. */
export const useBrushPointer = ({ area, view, onView, trail }: Options) => {
  const down = useRef(new Map<number, Point>());
  const isMoving = useRef(false);
  const [cursor, setCursor] = useState<Point | null>(null);

  const shareAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } =
      area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const pointAt = (event: { clientX: number; clientY: number }): Point => {
    const { x, y } = shareAt(event);
    return { x: view.x + x * view.width, y: view.y + y * view.height };
  };

  const move = (event: PointerEvent) => {
    const before = gripOf([...down.current.values()]);
    down.current.set(event.pointerId, shareAt(event));
    const now = gripOf([...down.current.values()]);
    const held = { x: view.x + before.x * view.width, y: view.y + before.y * view.height };
    const closer =
      before.apart > 0 && now.apart > 0 ? zoomedAt(view, now.apart / before.apart, held) : view;
    onView(
      movedView(closer, {
        x: (before.x - now.x) * closer.width,
        y: (before.y - now.y) * closer.height,
      }),
    );
  };
  const lift = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    if (down.current.size > 0) return;
    if (!isMoving.current) trail.finish();
    isMoving.current = false;
  };

  return {
    cursor,
    setCursor,
    pointAt,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current.set(event.pointerId, shareAt(event));
        if (down.current.size > 1 || event.button === MIDDLE_BUTTON) {
          isMoving.current = true;
          trail.drop();
        } else if (event.button === 0) trail.begin(pointAt(event));
      },
      onPointerMove: (event: PointerEvent) => {
        setCursor(pointAt(event));
        if (!down.current.has(event.pointerId)) return;
        if (isMoving.current) move(event);
        else trail.extend(pointAt(event));
      },
      onPointerUp: lift,
      onPointerCancel: (event: PointerEvent) => {
        trail.drop();
        lift(event);
      },
      onPointerLeave: () => setCursor(null),
    },
  };
};
