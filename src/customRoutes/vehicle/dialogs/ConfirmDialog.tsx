import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

interface ConfirmDialogProps {
  title: string;
  text: string;
  action: string;
  /** Stays open, and waits, until it is through. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is gone for good. */
export const ConfirmDialog = ({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={isBusy} onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
