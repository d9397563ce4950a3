import { BELL_AT_FIRST, type Bell, type BellEvent, bellAfter } from './bell.ts';

let bell: Bell = BELL_AT_FIRST;
const listeners = new Set<() => void>();

/** The state of the bell, for the header; what is fetched later tells it what has come. */
export const bellStore = {
  bell: (): Bell => bell,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: (event: BellEvent): void => {
    bell = bellAfter(bell, event);
    for (const listener of listeners) listener();
  },
};
