import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Children, type ReactNode, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useErrorText } from '../useErrorText.ts';

type Values = Record<string, unknown>;
const NOTHING: Values = {};

interface ConfirmDialogProps {
  /** What will be done; the button says it too, unless it has words of its own. */
  title: string;
  submit?: string | undefined;
  /** What it is about. */
  subject?: string | undefined;
  question?: string | undefined;
  isDestructive?: boolean | undefined;
  /** Inputs, and what else is to be known; without any the button has the focus. */
  children?: ReactNode;
  /** What the inputs of react-admin begin with, by source. */
  defaultValues?: Values;
  /** Does it, with what was typed. What it throws is said here: at the fields that the server names, else above them. */
  onConfirm: (typed: Values) => Promise<unknown> | unknown;
  /** Stays open when it is done: what comes then takes its place. */
  staysOpen?: boolean;
  onClose: () => void;
}

/** Asks before something is done, and for what has to be known, and does it: closes when that is through, and says why where it fails. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, submit = title, subject, question, isDestructive, children } = props;
  const { defaultValues = NOTHING, onConfirm, onClose, staysOpen = false } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (typed: Values) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onConfirm(typed);
      if (!staysOpen) onClose();
    } catch (error) {
      const { errors = {} } = (error as { body?: { errors?: Values } }).body ?? {}; // an ApiError's
      const known = Object.entries(errors).filter(([field]) => field in defaultValues);
      if (known.length > 0) return Object.fromEntries(known);
      setFailure(errorText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
      <Form
        record={NOTHING}
        defaultValues={defaultValues}
        disableInvalidFormNotification
        onSubmit={send}
      >
        <DialogTitle id="confirm-title">{title}</DialogTitle>
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
          {submit && (
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              loading={isSending}
              autoFocus={Children.toArray(children).length === 0 && !isDestructive}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
};
