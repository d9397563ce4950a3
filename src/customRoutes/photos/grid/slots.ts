import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import {
  type CutoutDoubt,
  type DefectReason,
  PHOTO_STATUS,
  type Photo,
} from '../../../../contract/photos/photo.ts';
import type { UnchangedPlate } from '../../../../contract/photos/plateCorners.ts';
import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import type { AngleKind } from '../../../../contract/views/angleKind.ts';
import type { FileUpload, Queued } from '../../../uploads/uploadQueue.ts';
import { useCar } from '../../vehicles/car.tsx';
import { useViewName } from '../../views/useViewName.ts';

/** An uploading file of a vehicle's view; `view` is null for an extra photo. */
export interface Upload extends FileUpload {
  readonly car: number;
  readonly carName: string;
  readonly view: number | null;
}
export type QueuedUpload = Queued<Upload>;

/** Returns whether two uploads are of the same view of a vehicle. A view shows one photo. */
export const isOfSameView = (newer: Upload, older: Upload): boolean =>
  newer.view !== null && older.view === newer.view && older.car === newer.car;

export type SectionKind = AngleKind | 'extra';

/** A place of the grid: a view with or without a photo, an extra photo, or an extra photo on its way. */
export interface Slot {
  key: string;
  kind: SectionKind;
  angle: Angle | null;
  photo: Photo | null;
  /** The file that is uploading to this place, or whose upload failed. */
  upload: QueuedUpload | null;
  /** The file that has just become the photo: shown until the server's preview has loaded. */
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
  /** `since` is ISO 8601; null where the server leaves it out. */
  | { name: 'queued' | 'processing'; since: string | null }
  | { name: 'processed' }
  | { name: 'draft' }
  /** The outline may be wrong at these places. */
  | { name: 'doubtful'; doubts: readonly CutoutDoubt[] }
  /** A plate should have been changed, and was not. */
  | { name: 'unchanged_plate'; reason: UnchangedPlate }
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
  if (photo.unchanged_plate) return { name: 'unchanged_plate', reason: photo.unchanged_plate };
  if (photo.doubts.length > 0) return { name: 'doubtful', doubts: photo.doubts };
  return { name: photo.draft === 1 ? 'draft' : 'processed' };
};

/** Returns the state of a place; an uploading file comes before the photo that it will replace. */
export const slotStateOf = ({ photo, upload }: Pick<Slot, 'photo' | 'upload'>): SlotState => {
  if (upload?.state.name === 'waiting') return { name: 'waiting' };
  if (upload?.state.name === 'sending')
    return { name: 'uploading', fraction: upload.state.fraction };
  if (upload?.state.name === 'pausing') return { name: 'retrying', retry: upload.state.retry };
  if (upload?.state.name === 'failed') return { name: 'upload_failed', error: upload.state.error };
  return photo ? photoState(photo) : { name: 'empty' };
};

/** Returns all places of a vehicle in their order: its views, then the extra photos. */
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

/**
 * Returns whether a place is for extra photos or for a view that the company photographs (`allowed_views`). Photos of other views are neither
 * uploaded nor processed.
 */
export const isOffered = ({ angle }: Pick<Slot, 'angle'>): boolean =>
  !angle || angle.isSelected === 1;

/** Returns whether the company wants a place filled, or it is filled already. */
export const isWanted = ({ angle, photo, upload }: Slot): boolean =>
  isOffered({ angle }) || photo !== null || upload !== null;

/**
 * Returns the views that the company photographs, in their order: how many have a photo, and which have none. Views in `taken` count as
 * filled: their photo is uploading.
 */
export const viewsOf = (
  { angles, photos }: Pick<Car, 'angles' | 'photos'>,
  taken: ReadonlySet<number> = new Set(),
): { wanted: Angle[]; filled: number; missing: Angle[] } => {
  const withPhoto = new Set(photos.map(({ angle_id }) => angle_id));
  const wanted = angles
    .filter(({ isSelected }) => isSelected === 1)
    .sort((a, b) => a.position - b.position);
  const missing = wanted.filter(({ id }) => !withPhoto.has(id) && !taken.has(id));
  return { wanted, filled: wanted.length - missing.length, missing };
};

export type MoveKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** A place of the grid on the screen, in pixels. */
export interface Placed {
  key: string;
  x: number;
  y: number;
}

const nearestInRow = (row: readonly Placed[], x: number): Placed | undefined =>
  row.reduce<Placed | undefined>(
    (best, place) => (best && Math.abs(best.x - x) <= Math.abs(place.x - x) ? best : place),
    undefined,
  );

/**
 * Returns where an arrow key leads: left and right in reading order, up and down to the nearest place in the row above or below,
 * across headings. At an edge it stays.
 */
export const moveInGrid = (places: readonly Placed[], from: string, key: MoveKey): string => {
  const index = places.findIndex((place) => place.key === from);
  const here = places[index];
  if (!here) return places[0]?.key ?? from;
  if (key === 'Home') return places[0]?.key ?? from;
  if (key === 'End') return places.at(-1)?.key ?? from;
  if (key === 'ArrowLeft') return places[index - 1]?.key ?? from;
  if (key === 'ArrowRight') return places[index + 1]?.key ?? from;
  const beyond = places.filter(({ y }) => (key === 'ArrowDown' ? y > here.y + 1 : y < here.y - 1));
  const rowY =
    key === 'ArrowDown'
      ? Math.min(...beyond.map(({ y }) => y))
      : Math.max(...beyond.map(({ y }) => y));
  return (
    nearestInRow(
      beyond.filter(({ y }) => Math.abs(y - rowY) <= 1),
      here.x,
    )?.key ?? from
  );
};

/** Names the places of the grid: by their view, extra photos by number. */
export const useSlotName = (): ((slot: Pick<Slot, 'angle' | 'number'>) => string) => {
  const translate = useTranslate();
  const angleName = useViewName();
  return useCallback(
    ({ angle, number }) =>
      angle ? angleName(angle) : translate('vehicle.views.extra_name', { number }),
    [translate, angleName],
  );
};

export interface NamedPhoto {
  photo: Photo;
  name: string;
}

/** Returns the vehicle's photos in the order of the grid, with the names of their views. */
export const usePhotoSeries = (): NamedPhoto[] => {
  const car = useCar();
  const nameOf = useSlotName();
  return useMemo(
    () =>
      slotsOf(car, []).flatMap((slot) =>
        slot.photo ? [{ photo: slot.photo, name: nameOf(slot) }] : [],
      ),
    [car, nameOf],
  );
};
