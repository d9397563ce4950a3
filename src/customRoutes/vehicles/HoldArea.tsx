import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** From this time on, in milliseconds, a press is neither a click nor a swipe. */
const REST = 180;
/** How far a resting finger may move, in pixels. */
const STILL = 8;

interface HoldAreaProps {
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** Reports while a pointer is held down on its content without moving. */
export const HoldArea = ({ onHold, children }: HoldAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onHold);
  useEffect(() => {
    let press: { timer: number; x: number; y: number } | undefined;
    const end = () => {
      if (!press) return;
      window.clearTimeout(press.timer);
      press = undefined;
      tell(false);
    };
    const begin = ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      end();
      if (isPrimary && button === 0)
        press = { timer: window.setTimeout(() => tell(true), REST), x, y };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL) end();
    };
    /** Keeps a long press from opening the browser's menu. */
    const keepMenu = (event: Event) => press && event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    area.current?.addEventListener('pointerdown', begin, { signal });
    area.current?.addEventListener('contextmenu', keepMenu, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      listening.abort();
      window.clearTimeout(press?.timer);
    };
  }, []);
  return (
    <div ref={area} style={{ display: 'contents', WebkitTouchCallout: 'none' }}>
      {children}
    </div>
  );
};
