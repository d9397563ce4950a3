import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { useTranslate } from 'react-admin';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { photosOf, useCar } from '../vehicles/car.tsx';
import { usePhotoSeries } from './grid/slots.ts';

/** Returns the photos whose finished picture shows a plate that should have been changed; among all photos of the vehicle by default. */
const unchangedPlatesOf = (
  car: Pick<Car, 'photos' | 'extra_photos'>,
  chosen?: readonly number[],
): Photo[] =>
  photosOf(car).filter(
    ({ id, unchanged_plate }) => unchanged_plate && (chosen?.includes(id) ?? true), // a foreign server may leave it out
  );

/** Returns the names of these pictures, with the reason why their plate is readable. */
export const useUnchangedPlates = (chosen?: readonly number[]) => {
  const translate = useTranslate();
  const series = usePhotoSeries();
  return unchangedPlatesOf(useCar(), chosen).map(({ id, unchanged_plate }) => ({
    id,
    name: series.find(({ photo }) => photo.id === id)?.name ?? '',
    why: translate(`vehicle.unchanged_plate.${unchanged_plate}`),
  }));
};

/**
 * Returns a function that downloads finished pictures; of all photos by default. It requests a confirmation where a plate is readable on
 * some of them.
 */
export const useDownload = () => {
  const car = useCar();
  const { actions, setOverlay } = usePageState();
  return (photos?: readonly number[]) =>
    unchangedPlatesOf(car, photos).length > 0
      ? setOverlay({ name: 'plates', photos })
      : actions.download(photos, 'processed');
};

interface PlatesQuestionProps {
  /** The pictures to download; all of the vehicle's by default. */
  photos?: readonly number[] | undefined;
  submit: string;
  onConfirm: (confirmed: number[]) => unknown;
  onClose: () => void;
}

/** The dialog with the pictures on which the plate is readable. */
export const PlatesQuestion = ({ photos, submit, onConfirm, onClose }: PlatesQuestionProps) => {
  const translate = useTranslate();
  const pictures = useUnchangedPlates(photos);
  return (
    <ConfirmDialog
      title={translate('vehicle.unchanged_plate.title')}
      question={translate('vehicle.unchanged_plate.question', { smart_count: pictures.length })}
      submit={submit}
      onConfirm={() => onConfirm(pictures.map(({ id }) => id))}
      onClose={onClose}
    >
      {pictures.map(({ id, name, why }) => (
        <Typography key={id} variant="body2" sx={{ mt: 1 }}>
          <strong>{name}</strong>: {why}
        </Typography>
      ))}
    </ConfirmDialog>
  );
};

/** Requests a confirmation before pictures with a readable plate are downloaded. */
export const DownloadPlates = ({ photos }: { photos?: readonly number[] | undefined }) => {
  const translate = useTranslate();
  const { actions, setOverlay } = usePageState();
  return (
    <PlatesQuestion
      photos={photos}
      submit={translate('vehicle.unchanged_plate.download')}
      onConfirm={(confirmed) => actions.download(photos, 'processed', confirmed)}
      onClose={() => setOverlay(null)}
    />
  );
};
