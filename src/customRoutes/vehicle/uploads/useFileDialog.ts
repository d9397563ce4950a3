import { useCallback, useEffect, useRef } from 'react';

/** What browsers can preview or our server can decode. */
const ACCEPTED = 'image/*,.heic,.heif,.avif';

type Place = number | 'extra' | undefined;

/** Opens the system's file dialog, on a phone with the camera among its choices. @returns the function that opens it. */
export const useFileDialog = (onFiles: (files: readonly File[], place: Place) => void): ((place?: Place) => void) => {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);
  return useCallback((place) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ACCEPTED;
    input.multiple = true;
    input.onchange = () => latest.current([...(input.files ?? [])], place);
    input.click();
  }, []);
};
