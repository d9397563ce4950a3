import type { Car } from '../../../../contract/entities/car.ts';
import { PHOTO_STATUS, type Photo } from '../../../../contract/entities/photo.ts';

const everyPhoto = (car: Car, change: (photo: Photo) => Photo): Car => ({
  ...car,
  photos: car.photos.map(change),
  extra_photos: car.extra_photos.map(change),
});

/** The vehicle with a photo that has just been stored; it takes the place of the former photo of its view. */
export const withPhoto = (car: Car, photo: Photo): Car => {
  const isOther = ({ id, angle_id }: Photo) =>
    id !== photo.id && (photo.extra === 1 || angle_id !== photo.angle_id);
  if (photo.extra === 1)
    return { ...car, extra_photos: [...car.extra_photos.filter(isOther), photo] };
  return { ...car, photos: [...car.photos.filter(isOther), photo] };
};

/** The vehicle with a photo whose particulars have changed. */
export const withChangedPhoto = (car: Car, photo: Photo): Car =>
  everyPhoto(car, (known) => (known.id === photo.id ? photo : known));

/** The vehicle without photos that were deleted. */
export const withoutPhotos = (car: Car, ids: readonly number[]): Car => ({
  ...car,
  photos: car.photos.filter(({ id }) => !ids.includes(id)),
  extra_photos: car.extra_photos.filter(({ id }) => !ids.includes(id)),
});

/** The vehicle after a process request: `in_process` is 1 from now on (specification, chapter 4). @param at ISO 8601. */
export const withSentPhotos = (car: Car, ids: readonly number[], at: string): Car => {
  const sent = everyPhoto(car, (photo) =>
    ids.includes(photo.id)
      ? {
          ...photo,
          in_process: 1,
          status: PHOTO_STATUS.queued,
          queued_at: at,
          defect_state: 'ok',
          defect_reason: null,
        }
      : photo,
  );
  return ids.length > 0 ? { ...sent, state: 'processing' } : sent;
};

/** The photos that can be processed: extra ones, and those of views that the company photographs (`allowed_views`). */
export const processablePhotos = ({
  angles,
  ...car
}: Pick<Car, 'angles' | 'photos' | 'extra_photos'>): Photo[] => {
  const off = new Set(angles.filter(({ isSelected }) => isSelected === 0).map(({ id }) => id));
  return photosOf(car).filter(
    ({ extra, angle_id }) => extra === 1 || angle_id === null || !off.has(angle_id),
  );
};

/** All photos of a vehicle, of views and extra ones. */
export const photosOf = (car: Pick<Car, 'photos' | 'extra_photos'>): Photo[] => [
  ...car.photos,
  ...car.extra_photos,
];
