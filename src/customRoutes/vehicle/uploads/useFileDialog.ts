import { useCallback, useEffect, useRef } from 'react';
import { openFileDialog } from '../../../uploads/openFileDialog.ts';

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
