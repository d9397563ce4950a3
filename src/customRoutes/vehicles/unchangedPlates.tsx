import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { usePageState } from './actions.tsx';
import { photosOf, useCar } from './car.tsx';
import { usePhotoSeries } from './grid/slots.ts';

/** Those of a vehicle's photos whose finished picture shows a plate that was to be changed; of all where none are named. */
const unchangedPlatesOf = (
  car: Pick<Car, 'photos' | 'extra_photos'>,
  chosen?: readonly number[],
): Photo[] =>
  photosOf(car).filter(
    ({ id, unchanged_plate }) => unchanged_plate && (chosen?.includes(id) ?? true), // a foreign server may not know of it
  );

/** What these pictures are called, with why their plate can be read. */
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
 * Downloads finished pictures, of all photos where none are named. Asks before where a plate can be read on some of them.
 * @returns the function that does it
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
  /** The pictures that are to leave; all of the vehicle's where none are named. */
  photos?: readonly number[] | undefined;
  submit: string;
  onConfirm: (confirmed: number[]) => unknown;
  onClose: () => void;
}

/** Names the pictures on which the plate can be read before they leave. */
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

/** Asks before pictures are downloaded on which the plate can be read. */
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
