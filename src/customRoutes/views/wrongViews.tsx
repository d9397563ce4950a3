import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { useTranslate } from 'react-admin';
import { PHOTO_STATUS, type Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../contract/views/angle.ts';
import { fitOf, isOnWrongView } from '../../../contract/views/viewFit.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { useCar } from '../vehicles/car.tsx';
import { useCost } from '../vehicles/vehiclePrice.tsx';
import { useViewName } from './useViewName.ts';

/** A photo that seems to be on a wrong view. */
interface WrongView {
  readonly photo: Photo;
  readonly angle: Angle;
}

/** Returns the photos that seem to be on a wrong view and have not been processed. */
const wrongViewsOf = (
  { photos, angles }: Pick<Car, 'photos' | 'angles'>,
  chosen: readonly number[],
): WrongView[] =>
  photos.flatMap((photo) => {
    const angle = angles.find(({ id }) => id === photo.angle_id);
    if (!angle || !chosen.includes(photo.id) || photo.status === PHOTO_STATUS.processed) return [];
    return isOnWrongView(photo.shows ?? null, angle) ? [{ photo, angle }] : []; // a foreign server may leave out what a photo shows
  });

/** Returns the view that a photo shows and that is free, or whose own photo is on a wrong view, too. Views that the company photographs come first, then the one that fits exactly. */
const placeOf = ({ shows = null }: Photo, { photos, angles }: Pick<Car, 'photos' | 'angles'>) =>
  angles
    .filter((angle) => {
      const present = photos.find(({ angle_id }) => angle_id === angle.id);
      const isTaken = present && !isOnWrongView(present.shows ?? null, angle);
      return !isTaken && fitOf(shows, angle) === 0;
    })
    .sort(
      (one, other) =>
        other.isSelected - one.isSelected ||
        Number(other.code === shows) - Number(one.code === shows),
    )
    .at(0);

/**
 * Returns a function that sends photos to processing, and whether they were sent. It opens a dialog first where some of them seem to be on
 * wrong views.
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

/** Shows which photos seem to be on wrong views before they are paid for, and moves them to the right ones. */
export const WrongViewsDialog = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { actions, setOverlay } = usePageState();
  const car = useCar();
  const { withCost } = useCost();
  const wrong = wrongViewsOf(car, photos);
  return (
    <ConfirmDialog
      title={translate('vehicle.wrong_views.title')}
      question={
        wrong.length > 0
          ? translate('vehicle.wrong_views.text', { smart_count: wrong.length })
          : translate('vehicle.wrong_views.moved')
      }
      submit={withCost(
        translate(wrong.length > 0 ? 'vehicle.wrong_views.process' : 'vehicle.actions.process'),
      )}
      onConfirm={() => actions.process(photos)}
      onClose={() => setOverlay(null)}
    >
      {wrong.map(({ photo, angle }) => {
        const place = placeOf(photo, car);
        return (
          <Box key={photo.id} sx={{ mt: 1.5 }}>
            <Typography variant="body2">
              <strong>{angleName(angle)}</strong>: {translate(`vehicle.looks.${photo.shows}`)}
            </Typography>
            {place && (
              <Button size="small" onClick={() => actions.move(photo.id, place.id)}>
                {translate('vehicle.wrong_views.move', { view: angleName(place) })}
              </Button>
            )}
          </Box>
        );
      })}
    </ConfirmDialog>
  );
};
