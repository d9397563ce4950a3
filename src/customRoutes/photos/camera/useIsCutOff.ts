import { type RefObject, useEffect, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { takePicture } from './takePicture.ts';

const EVERY_MS = 1200;
/** The copy that is sent has 13 to 22 kB. */
const COPY = { widest: 360, quality: 0.7 };

/** Returns whether the viewfinder cuts the vehicle off. The server recognises it, from a copy at a time, while `isAsked`. */
export const useIsCutOff = (
  video: RefObject<HTMLVideoElement | null>,
  isAsked: boolean,
): boolean => {
  const { lookAtPhoto } = useDataProvider<TurntableDataProvider>();
  const look = useEvent(lookAtPhoto); // the provider makes a new function each time
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    if (!isAsked) return setIsCutOff(false);
    const leaving = new AbortController();
    let isWaiting = false;
    const ask = async () => {
      const { current } = video;
      if (isWaiting || !current?.videoWidth) return;
      isWaiting = true;
      try {
        const copy = await takePicture(current, COPY);
        const isClose = copy !== null && (await look(copy, leaving.signal)).is_cut_off;
        if (!leaving.signal.aborted) setIsCutOff(isClose);
      } catch {
        setIsCutOff(false); // without an answer there is no hint; the upload of the picture reports what is wrong
      } finally {
        isWaiting = false;
      }
    };
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [video, isAsked, look]);
  return isCutOff;
};
