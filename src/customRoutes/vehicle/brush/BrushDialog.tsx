import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Photo } from '../../../../contract/photos/photo.ts';
import { failureText, usePageState } from '../actions.tsx';
import { photosOf, useCar } from '../car.tsx';
import { BrushWork } from './BrushWork.tsx';
import { useCutout } from './useCutout.ts';

/** Shows the original under the outline of its vehicle; what is painted on goes with a new picture. */
const BrushDialog = ({ photo: id }: { photo: number }) => {
  const car = useCar();
  const { setOverlay } = usePageState();
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [isChanged, setChanged] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);
  const photo = photosOf(car).find((other) => other.id === id);
  const close = () => setOverlay(null);
  return photo ? (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      // A click beside the dialog must not cost what was painted.
      onClose={() => (isChanged ? setHeldBack(true) : close())}
      aria-labelledby="brush-title"
      aria-describedby="brush-lead"
    >
      <DialogTitle id="brush-title">{translate('vehicle.brush.title')}</DialogTitle>
      <Cutout photo={photo} isHeldBack={isHeldBack} onChanged={setChanged} onClose={close} />
    </Dialog>
  ) : null;
};

interface CutoutProps {
  photo: Photo;
  /** The user wanted to leave although something was painted. */
  isHeldBack: boolean;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

const Cutout = ({ photo, isHeldBack, onChanged, onClose }: CutoutProps) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const { data, error, isFetching, refetch } = useCutout(photo);
  if (data?.cutout)
    return (
      <BrushWork
        {...{ photo, isHeldBack, onChanged, onClose }}
        cutout={data.cutout}
        saved={data.strokes}
      />
    );
  return (
    <>
      <DialogContent>
        <DialogContentText id="brush-lead" sx={{ mb: 2 }}>
          {translate('vehicle.brush.lead')}
        </DialogContentText>
        {isFetching && <CircularProgress aria-label={translate('vehicle.brush.loading')} />}
        {error && !isFetching && (
          <Alert
            severity="error"
            action={<Button onClick={() => refetch()}>{translate('vehicle.photo.retry')}</Button>}
          >
            {failureText(error)}
          </Alert>
        )}
        {data && <Alert severity="info">{translate('vehicle.brush.no_cutout')}</Alert>}
      </DialogContent>
      <DialogActions>
        {data && (
          <Button onClick={() => setOverlay({ name: 'box', photo: photo.id })}>
            {translate('vehicle.photo.box')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
      </DialogActions>
    </>
  );
};

export default BrushDialog;
