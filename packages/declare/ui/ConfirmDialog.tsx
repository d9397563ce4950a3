import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Children, type ReactNode, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useErrorText } from './useErrorText.ts';

type Values = Record<string, unknown>;
const NOTHING: Values = {};

interface ConfirmDialogProps {
  /** What will be done; also the button's label unless `submit` is given. */
  title: string;
  submit?: string | undefined;
  /** The name of the record it is about. */
  subject?: string | undefined;
  question?: string | undefined;
  isDestructive?: boolean | undefined;
  /** Inputs and further information; without any, the button has the focus. */
  children?: ReactNode;
  /** Initial values of the inputs, by source. */
  defaultValues?: Values;
  /** Runs with what was typed. Errors it throws are shown at the fields that the server names, else above them. */
  onConfirm: (typed: Values) => Promise<unknown> | unknown;
  /** The dialog stays open when it is done: something else replaces it. */
  staysOpen?: boolean;
  onClose: () => void;
}

/** Requests a confirmation and input, runs the action, closes when it is done, and shows the reason if it fails. */
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
      const { errors = {} } = (error as { body?: { errors?: Values } }).body ?? {}; // of an ApiError
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
