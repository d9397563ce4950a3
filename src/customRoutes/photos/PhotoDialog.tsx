import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { LOW, PHONE } from '@turntable/declare/theme/layout.ts';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Correction } from '../../dataProvider/photos.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { photosOf, useCar } from '../vehicles/car.tsx';

/** The area in which a photo is corrected: all of it, or an enlarged part. */
export const PhotoArea = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  margin: '0 auto',
  touchAction: 'none',
  userSelect: 'none',
  backgroundColor: '#111',
  '&:focus-visible': { outline: `3px solid ${theme.palette.warning.main}`, outlineOffset: 2 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'fill' },
  '& > [data-sheet]': { position: 'absolute' },
  '& canvas, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& svg': { pointerEvents: 'none', overflow: 'visible' },
}));

const lowSx = {
  [`@media ${LOW}`]: {
    '& .MuiDialogTitle-root': { py: 1 },
    '& .MuiDialogContent-root': { pb: 0 },
    '& .MuiDialogContentText-root': visuallyHidden,
  },
};

interface PhotoDialogProps {
  photo: number;
  /** The name of the correction: its texts are `vehicle.<name>`, and the element `<name>-lead` describes the dialog. */
  name: string;
  /** Runs on Escape and on a click beside the dialog; by default it closes the dialog. */
  onLeave?: () => void;
  children: (photo: Photo, close: () => void) => ReactNode;
}

/** A dialog that corrects one photo of the vehicle. It fills a phone's screen, and closes when the photo is deleted. */
export const PhotoDialog = ({ photo: id, name, onLeave, children }: PhotoDialogProps) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const isPhone = useMediaQuery(PHONE);
  const photo = photosOf(useCar()).find((other) => other.id === id);
  const close = () => setOverlay(null);
  if (!photo) return null;
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      sx={lowSx}
      onClose={onLeave ?? close}
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-lead`}
    >
      <DialogTitle id={`${name}-title`}>{translate(`vehicle.${name}.title`)}</DialogTitle>
      {children(photo, close)}
    </Dialog>
  );
};

/** Sends a corrected photo to processing, and closes the dialog once the server has accepted it. */
export const useCorrection = ({ id }: Photo, onClose: () => void) => {
  const { actions } = usePageState();
  const [isSending, setSending] = useState(false);
  const send = async (correction: Correction) => {
    setSending(true);
    const isSent = await actions.process([id], correction);
    setSending(false);
    if (isSent) onClose();
  };
  return { isSending, send };
};
