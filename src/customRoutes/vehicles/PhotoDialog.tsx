import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Correction } from '../../dataProvider/photos.ts';
import { usePageState } from './actions.tsx';
import { photosOf, useCar } from './car.tsx';

/** Where a photo is corrected: the whole of it, or a part that is seen closely. */
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

interface PhotoDialogProps {
  photo: number;
  /** What is corrected: its texts are `vehicle.<name>`, and the element `<name>-lead` describes the dialog. */
  name: string;
  /** The user wants to leave by Escape or by a click beside the dialog; closes it by default. */
  onLeave?: () => void;
  children: (photo: Photo, close: () => void) => ReactNode;
}

/** A dialog that corrects one photo of the vehicle, as large as the screen of a phone; gone with its photo. */
export const PhotoDialog = ({ photo: id, name, onLeave, children }: PhotoDialogProps) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const photo = photosOf(useCar()).find((other) => other.id === id);
  const close = () => setOverlay(null);
  if (!photo) return null;
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      onClose={onLeave ?? close}
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-lead`}
    >
      <DialogTitle id={`${name}-title`}>{translate(`vehicle.${name}.title`)}</DialogTitle>
      {children(photo, close)}
    </Dialog>
  );
};

/** Sends a correction of a photo to processing, and closes its dialog when it is on its way. */
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
