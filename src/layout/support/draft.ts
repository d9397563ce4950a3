import { useSyncExternalStore } from 'react';

/** A message that is being written. */
export interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly screenshot: File | undefined;
  readonly files: readonly File[];
}

const EMPTY: Draft = { subject: '', text: '', screenshot: undefined, files: [] };

let draft = EMPTY;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const keep = (next: Draft): void => {
  draft = next;
  for (const listener of listeners) listener();
};

/** Changes the draft. It outlives the panel, until it is sent or the page is left: who closes the panel to look something up loses nothing. */
export const write = (change: Partial<Draft>): void => keep({ ...draft, ...change });
export const writeAnew = (): void => keep(EMPTY);
export const useDraft = (): Draft => useSyncExternalStore(listen, () => draft);
