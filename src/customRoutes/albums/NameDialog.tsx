import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { adminSections } from '../../../contract/calls/albums.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';

/** The longest name of an album. */
const LONGEST = limitsOf(adminSections.create).name?.maxLength;

interface NameDialogProps {
  /** A translation key; the button says it too. */
  title: string;
  name: string;
  /** What it throws is said above the input. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of an album. */
export const NameDialog = ({ title, name: present, onName, onClose }: NameDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [name, setName] = useState(present);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await onName(name.trim());
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  return (
    <AskDialog
      title={translate(title)}
      failure={failure}
      isSending={isSending}
      inForm={(parts) => <form onSubmit={submit}>{parts}</form>}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        margin="dense"
        label={translate('albums.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, pattern: '.*\\S.*' } }}
      />
    </AskDialog>
  );
};
