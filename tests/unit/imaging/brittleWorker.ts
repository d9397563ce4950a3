import { existsSync, writeFileSync } from 'node:fs';
import { begin, type ThreadState } from '../../../server/imaging/threadState.ts';
import type { InspectAnswer } from '../../../server/imaging/uploadTasks.ts';

/** Fails in the way that the source names, and answers otherwise. The tests of the pool use this worker. */
export default async function handle({
  source,
  state,
}: {
  source: string;
  state: ThreadState;
}): Promise<InspectAnswer> {
  begin(state);
  if (source === 'exit') process.exit(3);
  if (source === 'throw') throw new Error('the photo hit a fault');
  if (source === 'hang') for (;;);
  if (source.startsWith('wait for ')) {
    const end = source.slice('wait for '.length);
    writeFileSync(`${end}.begun`, '');
    while (!existsSync(end));
  }
  if (source === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(100_000).fill(hoard.length));
  }
  return { refused: 'empty' };
}
