import { useRef, useState } from 'react';
import { type BulkOutcome, runBulk } from './runBulk.ts';

/** Where a bulk action is: being asked about, under way, or through with something to report. */
export type BulkPhase<Item, Result> =
  | { name: 'asking' }
  | { name: 'running'; through: number; isStopping: boolean }
  | { name: 'reported'; outcome: BulkOutcome<Item, Result> };

interface BulkWork<Item, Result> {
  items: readonly Item[];
  work: (item: Item, signal: AbortSignal) => Promise<Result>;
  atATime: number;
  stopsAt?: ((error: unknown) => boolean) | undefined;
  /** All is said and done: @returns false when there is something to report. */
  onEnd: (outcome: BulkOutcome<Item, Result>) => boolean;
}

/** Runs a bulk action with progress and a way to stop it. */
export const useBulkRun = <Item, Result>({ onEnd, ...run }: BulkWork<Item, Result>) => {
  const [phase, setPhase] = useState<BulkPhase<Item, Result>>({ name: 'asking' });
  const stopping = useRef<AbortController>(undefined);

  const start = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setPhase({ name: 'running', through: 0, isStopping: false });
    const outcome = await runBulk({
      ...run,
      signal: controller.signal,
      onProgress: (through) =>
        setPhase({ name: 'running', through, isStopping: controller.signal.aborted }),
    });
    if (!onEnd(outcome)) setPhase({ name: 'reported', outcome });
  };

  const stop = () => {
    stopping.current?.abort();
    setPhase((now) => (now.name === 'running' ? { ...now, isStopping: true } : now));
  };

  return { phase, start, stop };
};
