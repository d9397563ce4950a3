import { type DefectReason, PHOTO_STATUS, type Photo } from '../../../../contract/photos/photo.ts';
import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import type { Angle, AngleKind } from '../../../../contract/views/angle.ts';
import type { QueuedUpload } from '../upload.ts';

export type SectionKind = AngleKind | 'extra';

/** A place of the grid: a view with or without a photo, an extra photo, or an extra photo on its way. */
export interface Slot {
  key: string;
  kind: SectionKind;
  angle: Angle | null;
  photo: Photo | null;
  /** The file on its way to this place, or the one that failed to arrive. */
  upload: QueuedUpload | null;
  /** The file that became the photo a moment ago: it is shown until the server's preview is there. */
  arrived: File | null;
  /** Extra photos are counted from 1. */
  number: number;
}

export type SlotState =
  | { name: 'empty' }
  | { name: 'waiting' }
  | { name: 'uploading'; fraction: number }
  | { name: 'retrying'; retry: number }
  | { name: 'upload_failed'; error: unknown }
  | { name: 'uploaded' }
  /** `since` is ISO 8601; null when the server does not say. */
  | { name: 'queued' | 'processing'; since: string | null }
  | { name: 'processed' }
  | { name: 'draft' }
  /** A plate should have been changed, and none was found. */
  | { name: 'no_plate' }
  | { name: 'attention'; reason: DefectReason };

const photoState = (photo: Photo): SlotState => {
  if (photo.in_process === 1)
    return {
      name: photo.status === PHOTO_STATUS.queued ? 'queued' : 'processing',
      since: photo.queued_at ?? null,
    };
  if (photo.defect_state === 'defected' || photo.status === PHOTO_STATUS.failed) {
    return { name: 'attention', reason: photo.defect_reason ?? 'processing_failed' };
  }
  if (photo.status !== PHOTO_STATUS.processed) return { name: 'uploaded' };
  if (photo.plate_state === 'missing') return { name: 'no_plate' };
  return { name: photo.draft === 1 ? 'draft' : 'processed' };
};

/** What is going on at a place; a file on its way comes before the photo that it will replace. */
export const slotStateOf = ({ photo, upload }: Pick<Slot, 'photo' | 'upload'>): SlotState => {
  if (upload?.state.name === 'waiting') return { name: 'waiting' };
  if (upload?.state.name === 'sending')
    return { name: 'uploading', fraction: upload.state.fraction };
  if (upload?.state.name === 'pausing') return { name: 'retrying', retry: upload.state.retry };
  if (upload?.state.name === 'failed') return { name: 'upload_failed', error: upload.state.error };
  return photo ? photoState(photo) : { name: 'empty' };
};

/** All places of a vehicle in their order: the views of the walk-around, then the extra photos. */
export const slotsOf = (
  car: Pick<Car, 'angles' | 'photos' | 'extra_photos'>,
  uploads: readonly QueuedUpload[],
): Slot[] => {
  const onTheirWay = uploads.filter(({ state }) => state.name !== 'done');
  const arrivedAt = new Map(
    uploads.filter(({ state }) => state.name === 'done').map(({ view, file }) => [view, file]),
  );
  const photoOf = new Map(car.photos.map((photo) => [photo.angle_id, photo]));
  const views = [...car.angles]
    .sort((a, b) => a.position - b.position)
    .map((angle): Slot => {
      const upload = onTheirWay.find(({ view }) => view === angle.id) ?? null;
      return {
        key: `view-${angle.id}`,
        kind: angle.kind,
        angle,
        photo: photoOf.get(angle.id) ?? null,
        upload,
        arrived: arrivedAt.get(angle.id) ?? null,
        number: 0,
      };
    });
  const extra = car.extra_photos.map(
    (photo): Omit<Slot, 'number'> => ({
      key: `photo-${photo.id}`,
      kind: 'extra',
      angle: null,
      photo,
      upload: null,
      arrived: null,
    }),
  );
  const coming = onTheirWay
    .filter(({ view }) => view === null)
    .map(
      (upload): Omit<Slot, 'number'> => ({
        key: `upload-${upload.key}`,
        kind: 'extra',
        angle: null,
        photo: null,
        upload,
        arrived: null,
      }),
    );
  return [
    ...views,
    ...[...extra, ...coming].map((slot, index) => ({ ...slot, number: index + 1 })),
  ];
};

/** True for a view that the company photographs: photos of others are neither uploaded nor processed (`allowed_views`). */
export const isOffered = ({ angle }: Pick<Slot, 'angle'>): boolean =>
  !angle || angle.isSelected === 1;

/** True for a place that the company wants filled, or that is filled already. */
export const isWanted = ({ angle, photo, upload }: Slot): boolean =>
  isOffered({ angle }) || photo !== null || upload !== null;
