import type { Tx } from '../db/client.ts';
import type { CarsContext } from './carsContext.ts';

/** How many files one job deletes. */
const AT_ONCE = 500;

/** Has files deleted once the transaction stands; `startAfter` seconds later, unless a row names them by then. */
export const removeFiles = ({ queue }: Pick<CarsContext, 'queue'>, tx: Tx, keys: readonly string[], startAfter?: number): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, part) => keys.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
  const delay = startAfter === undefined ? {} : { startAfter };
  return queue.add(
    tx,
    'remove-files',
    parts.map((part) => ({ data: { keys: [...part] }, ...delay })),
  );
};
