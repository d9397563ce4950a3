import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Files that some systems hand out without a type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;

/** True for what may be a photograph; the server has the last word. */
const isPicture = ({ type, name }: File): boolean =>
  type ? type.startsWith('image/') && type !== 'image/svg+xml' : PICTURE_NAME.test(name);

/** Hands on the pictures among chosen, dropped and pasted files, and says what is no picture. */
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
