import type { InferSelectModel } from '@turntable/declare/server/db/drizzle.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { photos } from '../../db/schema/index.ts';

export type PhotoRecord = InferSelectModel<typeof photos>;

/** Returns a photo as answers show it. `siblings` are the photos of its vehicle, itself included; those with equal bytes are named. */
export const photoView = (
  signing: Signing,
  photo: PhotoRecord,
  siblings: readonly PhotoRecord[],
): Photo => ({
  id: photo.id,
  angle_id: photo.preset_item_id,
  extra: photo.extra,
  name: photo.name,
  url: signing.urlOf(photo.original_key),
  preview_url: signing.urlOf(photo.preview_key),
  processed_url: photo.processed_key && signing.urlOf(photo.processed_key),
  preview_processed_url: photo.preview_processed_key && signing.urlOf(photo.preview_processed_key),
  width: photo.width,
  height: photo.height,
  bytes: photo.bytes,
  sha256: photo.sha256,
  taken_at: photo.taken_at?.toISOString() ?? null,
  in_process: photo.in_process,
  status: photo.status,
  queued_at: photo.queued_at?.toISOString() ?? null,
  processed_at: photo.processed_at?.toISOString() ?? null,
  defect_state: photo.defect_state,
  defect_reason: photo.defect_reason,
  draft: isDraft(photo) ? 1 : 0,
  doubts: photo.cutout_doubts,
  box: photo.box,
  plate_corners: photo.plate_corners,
  plate_state: photo.plate_state,
  unchanged_plate: photo.unchanged_plate,
  photo_frame: photo.photo_frame,
  shows: photo.shows,
  show_logo: photo.show_logo,
  show_banner: photo.show_banner,
  duplicate_of:
    siblings.find((other) => other.sha256 === photo.sha256 && other.id !== photo.id)?.id ?? null,
});

/** Returns whether the cut-out was made without a model, and no user has checked and corrected it. */
export const isDraft = ({ draft, cutout_strokes }: PhotoRecord): boolean =>
  draft === 1 && cutout_strokes === null;

/** Returns all files of a photo, without those of its versions. */
export const filesOf = (photo: PhotoRecord): string[] =>
  [photo.original_key, photo.preview_key, ...madeFilesOf(photo)].filter((key) => key !== null);

/** Returns the files of a photo's present picture. */
export const madeFilesOf = (photo: PhotoRecord): string[] =>
  [photo.processed_key, photo.preview_processed_key, photo.mask_key].filter((key) => key !== null);

/** Fields of a photo without a picture to be restored from a look run. */
export const NO_FORMER = {
  former_run_id: null,
  former_version_id: null,
} as const satisfies Partial<PhotoRecord>;
