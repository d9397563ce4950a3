import type { FileUpload, Queued } from './uploadQueue.ts';

/** Returns the progress of all uploads together; `first` is the one whose page the dock links to. */
export const summaryOf = <Upload extends FileUpload>(uploads: readonly Queued<Upload>[]) => {
  const done = uploads.filter(({ state }) => state.name === 'done').length;
  const failed = uploads.filter(({ state }) => state.name === 'failed').length;
  const bytes = uploads.reduce((sum, { file }) => sum + file.size, 0);
  const sent = uploads.reduce(
    (sum, { state, file }) =>
      sum + file.size * (state.name === 'done' ? 1 : state.name === 'sending' ? state.fraction : 0),
    0,
  );
  const first =
    uploads.find(({ state }) => state.name === 'failed') ??
    uploads.find(({ state }) => state.name !== 'done') ??
    uploads[0];
  const outage = uploads.flatMap(({ state }) =>
    state.name === 'pausing' && state.outage !== undefined ? [state.outage] : [],
  )[0];
  if (!first) throw new Error('The queue has no uploads to summarise');
  return {
    done,
    failed,
    total: uploads.length,
    fraction: bytes === 0 ? 0 : sent / bytes,
    isOver: done + failed === uploads.length,
    first,
    outage,
  };
};
