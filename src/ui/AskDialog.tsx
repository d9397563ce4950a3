import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface AskDialogProps {
  /** What will be done; the button says it too. */
  title: string;
  /** What it is about. */
  subject?: string | undefined;
  question?: string | undefined;
  failure?: string | undefined;
  isSending: boolean;
  isDestructive?: boolean | undefined;
  /** Inputs; without any the button has the focus. */
  children?: ReactNode;
  /** Puts a form around everything. */
  inForm: (parts: ReactNode) => ReactNode;
  onClose: () => void;
}

/** Asks before something is done, and for what has to be known. */
export const AskDialog = (props: AskDialogProps) => {
  const { title, subject, question, failure, isSending, isDestructive, children, inForm, onClose } =
    props;
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="ask-title">
      {inForm(
        <>
          <DialogTitle id="ask-title">{title}</DialogTitle>
          <DialogContent>
            {failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
            {subject && (
              <DialogContentText sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {subject}
              </DialogContentText>
            )}
            {question && <DialogContentText>{question}</DialogContentText>}
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('list.cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              loading={isSending}
              autoFocus={!children && !isDestructive}
            >
              {title}
            </Button>
          </DialogActions>
        </>,
      )}
    </Dialog>
  );
};
