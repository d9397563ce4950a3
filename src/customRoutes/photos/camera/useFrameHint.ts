import { type RefObject, useEffect, useState } from 'react';
import { type FrameHint, frameHintOf, HINT_WIDTH } from './frameHint.ts';
import { useIsCutOff } from './useIsCutOff.ts';

const EVERY_MS = 600;

/**
 * Returns the fault to correct before the picture is taken, while the viewfinder `isShown`. `isWhole`: the view shows the whole vehicle, and the
 * server can be reached.
 */
export const useFrameHint = (
  video: RefObject<HTMLVideoElement | null>,
  isShown: boolean,
  isWhole: boolean,
): FrameHint | null => {
  const isCutOff = useIsCutOff(video, isShown && isWhole);
  const [hint, setHint] = useState<FrameHint | null>(null);
  useEffect(() => {
    if (!isShown) return setHint(null);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const look = () => {
      const { current } = video;
      if (!current?.videoWidth || !context) return;
      const { videoWidth, videoHeight } = current;
      canvas.width = HINT_WIDTH;
      canvas.height = Math.round((HINT_WIDTH * videoHeight) / videoWidth);
      context.drawImage(current, 0, 0, canvas.width, canvas.height);
      setHint(frameHintOf(context.getImageData(0, 0, canvas.width, canvas.height)));
    };
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [video, isShown]);
  return hint ?? (isCutOff ? 'close' : null);
};
