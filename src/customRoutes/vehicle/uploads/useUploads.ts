import { useSyncExternalStore } from 'react';
import { uploadQueue } from './queue.ts';
import type { QueuedUpload } from './upload.ts';

/** All uploads of the application, of any vehicle. */
export const useUploads = (): readonly QueuedUpload[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);

/** Whether the browser says that there is a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(uploadQueue.subscribe, () => uploadQueue.isOnline);
