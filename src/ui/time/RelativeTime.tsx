import { useLocale } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { exactTimeOnHover } from './exactTimeOnHover.ts';
import { relativeTime } from './relativeTime.ts';

const TICK = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let clock: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

/** One clock for all times on the screen; it stands still while none is shown. */
const listen = (listener: () => void) => {
  listeners.add(listener);
  clock ??= setInterval(tick, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
};

/** How long ago it was; the exact time on hovering. `at` is ISO 8601. */
export const RelativeTime = ({ at }: { at: string }) => {
  const locale = useLocale();
  const ticked = useSyncExternalStore(listen, () => now);
  const then = Date.parse(at);
  // what arrives between two ticks is younger than the last tick
  return (
    <time dateTime={at} {...exactTimeOnHover(then, locale)}>
      {relativeTime(then, Math.max(ticked, then), locale)}
    </time>
  );
};
