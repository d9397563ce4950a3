import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../contract/views/angle.ts';
import { isOnWrongView } from '../../../contract/views/viewFit.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useViewName } from '../views/useViewName.ts';
import { usePageState } from './actions.tsx';
import { useCar } from './car.tsx';

/** A photo that seems to be on a wrong view. */
interface WrongView {
  readonly photo: Photo;
  readonly angle: Angle;
}

/** Those of a vehicle's photos that seem to be on a wrong view and were not processed yet. */
const wrongViewsOf = (
  { photos, angles }: Pick<Car, 'photos' | 'angles'>,
  chosen: readonly number[],
): WrongView[] =>
  photos.flatMap((photo) => {
    const angle = angles.find(({ id }) => id === photo.angle_id);
    if (!angle || !chosen.includes(photo.id) || photo.status === PHOTO_STATUS.processed) return [];
    return isOnWrongView(photo.shows ?? null, angle) ? [{ photo, angle }] : []; // a foreign server may not say what a photo shows
  });

/**
 * Sends photos to processing. Asks before where some of them seem to be on wrong views.
 * @returns the function that does it; it answers whether they were sent
 */
export const useProcess = (): ((photos: readonly number[]) => Promise<boolean>) => {
  const car = useCar();
  const { actions, setOverlay } = usePageState();
  return async (photos) => {
    if (wrongViewsOf(car, photos).length === 0) return actions.process(photos);
    setOverlay({ name: 'wrong_views', photos });
    return false;
  };
};

/** Says before photos are paid for which of them seem to be on wrong views. */
export const WrongViewsDialog = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { actions, setOverlay } = usePageState();
  const wrong = wrongViewsOf(useCar(), photos);
  return (
    <ConfirmDialog
      title={translate('vehicle.wrong_views.title')}
      question={translate('vehicle.wrong_views.text', { smart_count: wrong.length })}
      submit={translate('vehicle.wrong_views.process')}
      onConfirm={() => actions.process(photos)}
      onClose={() => setOverlay(null)}
    >
      {wrong.map(({ photo, angle }) => (
        <Typography key={photo.id} variant="body2" sx={{ mt: 1 }}>
          <strong>{angleName(angle)}</strong>: {translate(`vehicle.looks.${photo.shows}`)}
        </Typography>
      ))}
    </ConfirmDialog>
  );
};
