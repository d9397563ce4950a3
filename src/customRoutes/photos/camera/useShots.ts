import { useState } from 'react';
import type { Photo } from '../../../../contract/photos/photo.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCar } from '../../vehicles/car.tsx';
import { onPhotoStored, uploadQueue, useUploads } from '../uploads.tsx';
import { type Shot, shotsOf } from './shotsOf.ts';

/** Resolves to the photo that the server makes of an upload. */
const storedOf = (key: string): Promise<Photo> =>
  new Promise((resolve) => {
    const end = onPhotoStored((upload, photo) => {
      if (upload.key !== key) return;
      end();
      resolve(photo);
    });
  });

/** The camera's pictures of the page's vehicle, also those taken before a reload; each can be removed. */
export const useShots = () => {
  const car = useCar();
  const uploads = useUploads();
  const { actions } = usePageState();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = async ({ name, upload, photo }: Shot) => {
    setRemoved((before) => [...before, name]);
    if (upload && !photo && upload.state.name !== 'sending')
      return uploadQueue.cancel([upload.key]);
    // a picture that is being sent is removed once its photo is known
    const stored = photo ?? (upload && (await storedOf(upload.key)));
    if (stored && !(await actions.remove([stored])))
      setRemoved((before) => before.filter((one) => one !== name));
  };
  return { shots: shotsOf(car, uploads).filter(({ name }) => !removed.includes(name)), remove };
};
