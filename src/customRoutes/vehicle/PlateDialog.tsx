import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { isPlateShape } from '../../../contract/photos/plateShape.ts';
import { usePageState } from './actions.tsx';
import { photosOf, useCar } from './car.tsx';
import { WHOLE } from './photoSpace.ts';
import { closeView, PlateEditor, usualCorners } from './plate.tsx';

/** Shows the original with the corners of its licence plate; they go with a new processing. */
const PlateDialog = ({ photo: id }: { photo: number }) => {
  const car = useCar();
  const { setOverlay } = usePageState();
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const photo = photosOf(car).find((other) => other.id === id);
  const close = () => setOverlay(null);
  return photo ? (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      onClose={close}
      aria-labelledby="plate-title"
      aria-describedby="plate-lead"
    >
      <DialogTitle id="plate-title">{translate('vehicle.plate.title')}</DialogTitle>
      <Marking photo={photo} onClose={close} />
    </Dialog>
  ) : null;
};

const Marking = ({ photo, onClose }: { photo: Photo; onClose: () => void }) => {
  const translate = useTranslate();
  const { settings } = useCar();
  const { actions } = usePageState();
  const [corners, setCorners] = useState(
    photo.plate_corners ?? usualCorners(photo.box, photo.width / photo.height),
  );
  const [view, setView] = useState(photo.plate_corners ? closeView(photo.plate_corners) : WHOLE);
  const [isSending, setSending] = useState(false);
  const isShape = isPlateShape(corners);
  const run = async (plate: PlateCorners | null) => {
    setSending(true);
    const isSent = await actions.process([photo.id], { plate });
    setSending(false);
    if (isSent) onClose();
  };
  return (
    <>
      <DialogContent>
        <DialogContentText id="plate-lead" sx={{ mb: 2 }}>
          {translate('vehicle.plate.lead')}
        </DialogContentText>
        {settings.plate_blur === 0 && settings.plate_image === 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('vehicle.plate.nothing')}
          </Alert>
        )}
        <PlateEditor photo={photo} corners={corners} view={view} onChange={setCorners} />
        <div role="status">
          {!isShape && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('vehicle.plate.crossed')}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button
          color="inherit"
          onClick={() => setView(view === WHOLE ? closeView(corners) : WHOLE)}
        >
          {translate(view === WHOLE ? 'vehicle.plate.closer' : 'vehicle.plate.whole')}
        </Button>
        <Button color="inherit" disabled={isSending} onClick={() => run(null)} sx={{ mr: 'auto' }}>
          {translate('vehicle.plate.none')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!isShape}
          onClick={() => run(corners)}
        >
          {translate('vehicle.plate.run')}
        </Button>
      </DialogActions>
    </>
  );
};

export default PlateDialog;
