import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Matches pictures by name: some systems hand out files without a type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;

/** Returns whether a file may be a photo; the server decides. */
const isPicture = ({ type, name }: File): boolean =>
  type ? type.startsWith('image/') && type !== 'image/svg+xml' : PICTURE_NAME.test(name);

/** Passes on the pictures among chosen, dropped and pasted files, and shows which files are not pictures. */
export const usePictures = <Place>(
  onPictures: (pictures: readonly File[], place?: Place) => void,
): ((files: readonly File[], place?: Place) => void) => {
  const notify = useNotify();
  return useCallback(
    (files, place) => {
      if (files.length === 0) return;
      const pictures = files.filter(isPicture);
      const skipped = files.length - pictures.length;
      if (pictures.length === 0) return notify('vehicle.drop.no_pictures', { type: 'warning' });
      if (skipped > 0)
        notify('vehicle.drop.skipped', { type: 'warning', messageArgs: { smart_count: skipped } });
      onPictures(pictures, place);
    },
    [notify, onPictures],
  );
};
