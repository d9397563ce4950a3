import type { Identifier } from 'react-admin';

/** Runs `work` for every id, a few at a time. All are tried; then the first failure is thrown. */
export const forEachId = async (
  ids: Identifier[],
  work: (id: Identifier) => Promise<unknown>,
  atATime = 4,
): Promise<Identifier[]> => {
  const waiting = [...ids];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await work(id).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, ids.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return ids;
};
