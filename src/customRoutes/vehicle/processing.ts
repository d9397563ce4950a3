import { useEffect, useRef } from 'react';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { usePhotoNotices } from './actions.tsx';
import { isBusy, isNotFound, photosOf } from './car.tsx';

const isDefected = ({ defect_state, status }: Photo): boolean =>
  defect_state === 'defected' || status === PHOTO_STATUS.failed;

/** Says what became of the photos that were in process when the vehicle was last read, and once that no answer comes. */
export const useProcessing = (car: Car | undefined, error: unknown): void => {
  const notices = usePhotoNotices();
  const before = useRef<Car>(undefined);
  useEffect(() => {
    const awaited = new Set(
      photosOf(before.current ?? { photos: [], extra_photos: [] })
        .filter(isBusy)
        .map(({ id }) => id),
    );
    before.current = car;
    const settled = car
      ? photosOf(car).filter((photo) => awaited.has(photo.id) && !isBusy(photo))
      : [];
    const defected = settled.filter(isDefected);
    const processed = settled.filter(
      (photo) => photo.status === PHOTO_STATUS.processed && !isDefected(photo),
    );
    if (processed.length > 0)
      notices.say('catalogue.photo_processed', { smart_count: processed.length });
    if (defected[0])
      notices.refuse(defected.length, defected[0].defect_reason ?? 'processing_failed');
  }, [car, notices]);
  const isUnanswered = Boolean(error && car && photosOf(car).some(isBusy) && !isNotFound(error));
  useEffect(() => {
    if (isUnanswered) notices.warn('vehicle.actions.trouble');
  }, [isUnanswered, notices]);
};
