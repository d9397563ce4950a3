import { PHOTO_STATUS, type Photo } from '../../../../contract/photos/photo.ts';
import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import { photosOf } from '../../vehicles/car.tsx';
import type { QueuedUpload } from '../grid/slots.ts';
import type { Target } from './targets.ts';

/** A picture taken by the camera: a file on its way, or the photo that it has become. */
export interface Shot {
  /** The file's name. */
  name: string;
  target: Target;
  /** When it was taken, in milliseconds since 1970. */
  at: number;
  upload: QueuedUpload | undefined;
  photo: Photo | undefined;
}

/** Returns a picture as a file with a name from which `shotsOf` recognises it, also after a reload. @param code the view's */
export const shotFile = (picture: Blob, code: string): File => {
  const ending = picture.type.split('/')[1] || 'jpeg';
  return new File([picture], `${code}-${Date.now()}.${ending}`, { type: picture.type });
};

const SHOT_NAME = /-(\d{13})\.\w+$/;

/**
 * Returns the camera's pictures of a vehicle, the newest first, one for each view: those on their way, and those that the server has but
 * that were not sent to processing.
 */
export const shotsOf = (
  car: Pick<Car, 'id' | 'photos' | 'extra_photos'>,
  uploads: readonly QueuedUpload[],
): Shot[] => {
  const photos = new Map(photosOf(car).map((photo) => [photo.name, photo]));
  const own = new Map(
    uploads
      .filter(({ car: other }) => other === car.id)
      .map((upload) => [upload.file.name, upload]),
  );
  const shots = [...new Set([...photos.keys(), ...own.keys()])].flatMap((name): Shot[] => {
    const [photo, upload] = [photos.get(name), own.get(name)];
    const at = Number(SHOT_NAME.exec(name)?.[1]);
    if (!at || (photo && photo.status !== PHOTO_STATUS.uploaded)) return [];
    return [
      { name, target: (photo ? photo.angle_id : upload?.view) ?? 'extra', at, upload, photo },
    ];
  });
  const newestFirst = shots.sort((a, b) => b.at - a.at);
  return newestFirst.filter(
    ({ target }, index) =>
      target === 'extra' || newestFirst.findIndex((shot) => shot.target === target) === index,
  );
};
