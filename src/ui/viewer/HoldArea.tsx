import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** A press that rests for so long, in milliseconds, is no click and no swipe. */
const REST = 180;
/** How far a resting finger may move, in pixels. */
const STILL = 8;

interface HoldAreaProps {
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** Tells while a pointer is held down on what is in it, without moving. */
export const HoldArea = ({ onHold, children }: HoldAreaProps) => {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const end = () => {
    if (!press.current) return;
    window.clearTimeout(press.current.timer);
    press.current = undefined;
    onHold(false);
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  const begin = ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    end();
    if (isPrimary && button === 0)
      press.current = { timer: window.setTimeout(() => onHold(true), REST), x, y };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL)
      end();
  };
  return (
    <div
      role="presentation"
      style={{ display: 'contents', WebkitTouchCallout: 'none' }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      onContextMenu={(event) => press.current && event.preventDefault()} // a long press of a finger
    >
      {children}
    </div>
  );
};
