import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Photo } from '../../../contract/photos/photo.ts';
import { photos } from '../../dataProvider/photos.ts';
import { registerDockPanel } from '../../layout/dock.tsx';
import { browserQueue } from '../../uploads/browserQueue.ts';
import { UploadDock } from '../../uploads/UploadDock.tsx';
import { newUploadKey } from '../../uploads/uploadKey.ts';
import { useCar, useVehicleName, vehicleResource } from '../vehicles/car.tsx';
import { isOfSameView, type QueuedUpload, type Slot, slotsOf, type Upload } from './grid/slots.ts';

/** The upload queue of all vehicles' photos. */
export const { queue: uploadQueue, onStored: onPhotoStored } = browserQueue<Upload, Photo>(
  'vehicles',
  {
    send: ({ car, view, key, file, sent }, options) =>
      view === null
        ? photos.uploadExtraPhoto({ car, key, file, sent, ...options })
        : photos.uploadPhoto({ car, presetItem: view, key, file, sent, ...options }),
    replaces: isOfSameView,
  },
);

const pageOf = ({ car, carName }: Upload) => ({
  to: `/${vehicleResource()}/${car}`,
  name: carName,
});

registerDockPanel(() => <UploadDock queue={uploadQueue} pageOf={pageOf} />);

interface ChosenPhoto {
  file: File;
  place: number | 'extra';
}

/** Returns a function that sends photos to views of the page's vehicle, and extra photos. */
export const useSendPhotos = (): ((photos: readonly ChosenPhoto[]) => void) => {
  const { id: car } = useCar();
  const carName = useVehicleName();
  return useCallback(
    (photos) =>
      uploadQueue.add(
        photos.map(({ file, place }) => ({
          key: newUploadKey(),
          car,
          carName,
          file,
          view: place === 'extra' ? null : place,
        })),
      ),
    [car, carName],
  );
};

/** Returns all uploads of the application, of any vehicle. */
export const useUploads = (): readonly QueuedUpload[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);

/** Returns whether the browser reports a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(uploadQueue.subscribe, () => uploadQueue.isOnline);

/** Returns the places of the vehicle with their uploads. */
export const useSlots = (): Slot[] => {
  const car = useCar();
  const uploads = useUploads();
  return useMemo(
    () =>
      slotsOf(
        car,
        uploads.filter((upload) => upload.car === car.id),
      ),
    [car, uploads],
  );
};

/** Returns the views of a vehicle whose photo is uploading. */
export const uploadingViews = (car: number): Set<number> =>
  new Set(
    uploadQueue
      .snapshot()
      .flatMap(({ car: other, view, state }) =>
        other === car && view !== null && state.name !== 'done' ? [view] : [],
      ),
  );
