import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { currentUser } from '../access/useRights.ts';
import { actionKey } from '../define/textKeys.ts';
import { faultOf } from '../kinds/faultOf.ts';
import { sentValue, typedValue } from '../kinds/fieldValue.ts';
import { resourceNamed } from '../registry.ts';
import { ActionFields } from './ActionFields.tsx';
import type { Offered } from './offered.ts';

type Values = Record<string, unknown>;

interface ActionDialogProps {
  resource: string;
  action: Offered;
  /** What it is about, where it is about records. */
  subject?: string | undefined;
  /** Does it with what was asked for. What it throws is said here: at the fields that the server names, else above them. */
  onAnswer: (asked: Values) => Promise<void> | void;
  onClose: () => void;
}

/** Asks before an action is done: whether, and for what its declaration wants to know. */
const ActionDialog = ({ resource, action: { name, label, spec }, subject, onAnswer, onClose }: ActionDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { api } = resourceNamed(resource);
  const { role } = currentUser();
  const call = role && api[role]?.[spec.call];
  const limits = call ? limitsOf(call) : {};
  const fields = Object.entries(spec.input ?? {});

  const validate = (typed: Values) =>
    Object.fromEntries(
      fields.flatMap(([field, declared]) => {
        const fault = faultOf(typed[field], declared, limits[field] ?? {}, true);
        return fault ? [[field, fault]] : [];
      }),
    );

  const send = async (typed: Values) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onAnswer(
        Object.fromEntries(fields.map(([field, declared]) => [field, sentValue(typed[field], declared, limits[field] ?? {})])),
      );
    } catch (error) {
      const atFields = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      const known = Object.entries(atFields).filter(([field]) => field in (spec.input ?? {}));
      if (known.length > 0) return Object.fromEntries(known);
      setFailure(errorText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <Form
        disableInvalidFormNotification
        onSubmit={send}
        validate={validate}
        defaultValues={Object.fromEntries(fields.map(([field, declared]) => [field, typedValue(declared.initial, declared)]))}
      >
        <DialogTitle id="action-title">{translate(label)}</DialogTitle>
        <DialogContent>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {subject && <DialogContentText sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</DialogContentText>}
          {spec.confirm && <DialogContentText>{translate(actionKey(resource, name, 'confirm'))}</DialogContentText>}
          {spec.input && <ActionFields resource={resource} action={name} input={spec.input} limits={limits} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('list.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={spec.isDestructive ? 'error' : 'primary'}
            loading={isSending}
            autoFocus={fields.length === 0 && !spec.isDestructive}
          >
            {translate(label)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

export default ActionDialog;
