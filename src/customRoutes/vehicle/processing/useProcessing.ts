import { useEffect, useMemo } from 'react';
import type { Car } from '../../../../contract/entities/car.ts';
import { isNotFound, usePhotoNotices } from '../actions/photoNotices.ts';
import { photosOf } from '../car/photoChanges.ts';
import { useReadVehicle, useVehicleNews } from '../car/useVehicle.ts';
import { ProcessingWatcher } from './processingWatcher.ts';

const later = (ms: number, work: () => void) => {
  const timer = window.setTimeout(work, ms);
  return () => window.clearTimeout(timer);
};

/** Watches the vehicle of the page while its pictures are made. @returns what tells the watcher of an accepted process request. */
export const useProcessing = (
  id: number,
  car: Car | undefined,
): ((photos: readonly number[]) => void) => {
  const read = useReadVehicle();
  const news = useVehicleNews(id);
  const notices = usePhotoNotices();
  const watcher = useMemo(
    () =>
      new ProcessingWatcher<Car>({
        ask: (asked) => read(asked),
        show: (answer) => news.patch(() => answer),
        processed: (photos) =>
          notices.say('catalogue.photo_processed', { smart_count: photos.length }),
        defected: (photos) => {
          const current = news.current();
          const reason =
            (current ? photosOf(current) : []).find((photo) => photo.id === photos[0])
              ?.defect_reason ?? 'processing_failed';
          notices.refuse(photos.length, reason);
        },
        trouble: (error) =>
          isNotFound(error) ? news.refresh() : notices.warn('vehicle.actions.trouble'),
        isGone: isNotFound,
        later,
      }),
    [read, news, notices],
  );
  useEffect(() => {
    if (car) watcher.open(car);
  }, [watcher, car]);
  useEffect(() => () => watcher.close(), [watcher]);
  return useMemo(() => (photos) => watcher.sent(id, photos), [watcher, id]);
};
