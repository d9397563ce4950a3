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
import { usePageState } from './actions.tsx';
import { BoxEditor } from './box.tsx';
import { photosOf, useCar } from './car.tsx';
import { WHOLE } from './photoSpace.ts';

/** Where nothing was found yet the user begins with a box that leaves the edges out. */
const FIRST = { x: 0.08, y: 0.12, width: 0.84, height: 0.76 };

/** Shows the original with the vehicle's box; the corrected box goes with a new processing. */
const BoxDialog = ({ photo: id }: { photo: number }) => {
  const translate = useTranslate();
  const car = useCar();
  const { actions, setOverlay } = usePageState();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const photo = photosOf(car).find((other) => other.id === id);
  const [box, setBox] = useState(photo?.box ?? FIRST);
  const [isSending, setSending] = useState(false);
  const close = () => setOverlay(null);
  if (!photo) return null;
  const run = async () => {
    setSending(true);
    const isSent = await actions.process([photo.id], { box });
    setSending(false);
    if (isSent) close();
  };
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      onClose={close}
      aria-labelledby="box-title"
      aria-describedby="box-lead"
    >
      <DialogTitle id="box-title">{translate('vehicle.box.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="box-lead" sx={{ mb: 2 }}>
          {translate('vehicle.box.lead')}
        </DialogContentText>
        <BoxEditor photo={photo} box={box} onChange={setBox} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => setBox(WHOLE)} sx={{ mr: 'auto' }}>
          {translate('vehicle.box.reset')}
        </Button>
        <Button color="inherit" onClick={close}>
          {translate('vehicle.cancel')}
        </Button>
        <Button variant="contained" loading={isSending} onClick={run}>
          {translate('vehicle.box.run')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default BoxDialog;
