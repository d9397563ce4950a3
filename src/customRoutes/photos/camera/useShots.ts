import { useState } from 'react';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCar } from '../../vehicles/car.tsx';
import { uploadQueue, useUploads } from '../uploads.tsx';
import { type Shot, shotsOf } from './shotsOf.ts';

/** Returns the camera's pictures of the page's vehicle, also those taken before a reload, and a function that removes one. */
export const useShots = () => {
  const car = useCar();
  const uploads = useUploads();
  const { actions } = usePageState();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = async ({ name, upload, photo }: Shot) => {
    setRemoved((before) => [...before, name]);
    // the page can know the photo while its upload waits for the answer, or for the network to send it again
    const stored = (upload && (await uploadQueue.takeBack(upload.key))) ?? photo;
    if (stored && !(await actions.remove([stored])))
      setRemoved((before) => before.filter((one) => one !== name));
  };
  return { shots: shotsOf(car, uploads).filter(({ name }) => !removed.includes(name)), remove };
};
