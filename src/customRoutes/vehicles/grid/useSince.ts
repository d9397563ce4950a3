import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let clock: number | undefined;

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

/** One clock for all that is in processing; it stands still while nothing is. */
const listen = (listener: () => void) => {
  listeners.add(listener);
  clock ??= window.setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(clock);
    clock = undefined;
  };
};

/** How long ago something began, counting along: "12 s", "3 min". @param since ISO 8601. */
export const useSince = (since: string | null): string => {
  const translate = useTranslate();
  const current = useSyncExternalStore(listen, () => now);
  const seconds =
    since === null ? 0 : Math.max(0, Math.floor((current - Date.parse(since)) / 1000));
  if (seconds < 60) return translate('vehicle.duration.seconds', { count: seconds });
  return translate('vehicle.duration.minutes', { count: Math.floor(seconds / 60) });
};
