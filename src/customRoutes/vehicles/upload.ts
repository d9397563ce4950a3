import type { FileUpload, Queued } from '../../uploads/uploadQueue.ts';

/** A file on its way to a vehicle's view; `view` is null for an extra photo. */
export interface Upload extends FileUpload {
  readonly car: number;
  readonly carName: string;
  readonly view: number | null;
}
export type QueuedUpload = Queued<Upload>;

/** A view shows one photo. */
export const isOfSameView = (newer: Upload, older: Upload): boolean =>
  newer.view !== null && older.view === newer.view && older.car === newer.car;
