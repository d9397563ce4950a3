/** The outcome of a bulk action for one item. */
type ItemOutcome<Item, Result> = { item: Item; result: Result } | { item: Item; error: unknown };

export interface BulkOutcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  /** Items that were not tried: the user stopped, or a failure made the rest pointless. */
  skipped: Item[];
}

export interface BulkRun<Item, Result> {
  items: readonly Item[];
  work: (item: Item, signal: AbortSignal) => Promise<Result>;
  /** How many run at the same time. */
  atATime?: number;
  /** Returns true for a failure that makes the other items pointless (no credit left). */
  stopsAt?: ((error: unknown) => boolean) | undefined;
  /** Called after each item with the number of items processed so far. */
  onProgress?: (through: number) => void;
  /** Stops the run: items in progress finish, no new ones start. */
  signal: AbortSignal;
}

/**
 * Runs the same work on many items, a few at a time, and returns the outcome of each: a failure does not stop the others.
 * `items` must be distinct. Never rejects; `done` and `failed` are in the order of `items`.
 */
export const runBulk = async <Item, Result>(
  run: BulkRun<Item, Result>,
): Promise<BulkOutcome<Item, Result>> => {
  const { items, work, atATime = 3, stopsAt, onProgress, signal } = run;
  const outcomes = new Map<Item, ItemOutcome<Item, Result>>();
  const waiting = [...items];
  let isStopped = false;

  const worker = async () => {
    while (waiting.length > 0 && !isStopped && !signal.aborted) {
      const [item] = waiting.splice(0, 1) as [Item]; // the loop runs only while items wait
      try {
        outcomes.set(item, { item, result: await work(item, signal) });
      } catch (error) {
        outcomes.set(item, { item, error });
        isStopped ||= stopsAt?.(error) ?? false;
      }
      onProgress?.(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));

  const ended = items.flatMap((item) => outcomes.get(item) ?? []);
  return {
    done: ended.filter((outcome) => 'result' in outcome),
    failed: ended.filter((outcome) => 'error' in outcome),
    skipped: items.filter((item) => !outcomes.has(item)),
  };
};
