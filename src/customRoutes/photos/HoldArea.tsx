import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** From this time on, in milliseconds, a press is neither a click nor a swipe. */
const REST = 180;
/** How far a resting finger may move, in pixels. */
const STILL = 8;

interface HoldAreaProps {
  onHold: (isHeld: boolean) => void;
  /** Nothing is reported. */
  isOff?: boolean;
  children: ReactNode;
}

/** Reports while a pointer is held down on its content without moving. The end of a hold is no click. */
export const HoldArea = ({ onHold, isOff = false, children }: HoldAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onHold);
  const isListening = useEffectEvent(() => !isOff);
  useEffect(() => {
    let press: { timer: number; x: number; y: number } | undefined;
    let wasHeld = false;
    const end = () => {
      if (!press) return;
      window.clearTimeout(press.timer);
      press = undefined;
      tell(false);
    };
    const begin = ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      end();
      wasHeld = false;
      const hold = () => {
        wasHeld = true;
        tell(true);
      };
      if (isPrimary && button === 0 && isListening())
        press = { timer: window.setTimeout(hold, REST), x, y };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL) end();
    };
    /** Keeps a long press from opening the browser's menu. */
    const keepMenu = (event: Event) => press && event.preventDefault();
    const keepClick = (event: Event) => wasHeld && event.stopPropagation();
    const listening = new AbortController();
    const { signal } = listening;
    area.current?.addEventListener('pointerdown', begin, { signal });
    area.current?.addEventListener('contextmenu', keepMenu, { signal });
    area.current?.addEventListener('click', keepClick, { signal, capture: true });
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
