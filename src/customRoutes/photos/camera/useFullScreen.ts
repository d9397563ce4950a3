import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';

/** Hides the browser's bars on phones and tablets while the component is mounted, where the browser allows it (iPhones do not). */
export const useFullScreen = (): void => {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  useEffect(() => {
    if (!isTouched || !document.fullscreenEnabled) return;
    const entering = document.documentElement.requestFullscreen().catch(() => {});
    return () => {
      entering.then(() => document.fullscreenElement && document.exitFullscreen());
    };
  }, [isTouched]);
};
