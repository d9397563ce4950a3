import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Photo } from '../../../contract/photos/photo.ts';
import { photos } from '../../dataProvider/photos.ts';
import { registerDockPanel } from '../../layout/dock.tsx';
import { browserQueue } from '../../uploads/browserQueue.ts';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { UploadDock } from '../../uploads/UploadDock.tsx';
import { useCar, vehicleResource } from './car.tsx';
import { isOfSameView, type QueuedUpload, type Slot, slotsOf, type Upload } from './grid/slots.ts';

/** The one queue of photos of vehicles. */
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

const WIDTH = 360;
const previews = new WeakMap<File, Promise<string | null>>();
/** One after the other: a phone that decodes thirty photographs at once runs out of memory. */
let last: Promise<unknown> = Promise.resolve();

const draw = async (file: File): Promise<string | null> => {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.8),
  );
  return blob && URL.createObjectURL(blob);
};

const previewOf = (file: File): Promise<string | null> => {
  const known = previews.get(file);
  if (known) return known;
  const preview = last.then(() => draw(file).catch(() => null)); // a format that the browser cannot show: the name stands for it
  last = preview;
  previews.set(file, preview);
  return preview;
};

/** The address of a small picture of a chosen file; null until it is drawn, or when the browser cannot read the format. */
export const useLocalPreview = (file: File | undefined): string | null => {
  const [preview, setPreview] = useState<{ file: File; address: string | null }>();
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    previewOf(file).then((address) => isWanted && setPreview({ file, address }));
    return () => {
      isWanted = false;
    };
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
};

type Place = number | 'extra' | undefined;

/** Opens the system's file dialog, on a phone with the camera among its choices. @returns the function that opens it. */
export const useFileDialog = (
  onFiles: (files: readonly File[], place: Place) => void,
): ((place?: Place) => void) => {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);
  return useCallback((place) => {
    openFileDialog((files) => latest.current(files, place), true);
  }, []);
};

/** All uploads of the application, of any vehicle. */
export const useUploads = (): readonly QueuedUpload[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);

/** Whether the browser says that there is a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(uploadQueue.subscribe, () => uploadQueue.isOnline);

/** The places of the vehicle with what is on its way to them. */
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

/** Views of a vehicle whose photo is on its way. */
export const viewsOnTheirWay = (car: number): Set<number> =>
  new Set(
    uploadQueue
      .snapshot()
      .flatMap(({ car: other, view, state }) =>
        other === car && view !== null && state.name !== 'done' ? [view] : [],
      ),
  );
