import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { adminSections } from '../../../contract/albums/calls.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

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
  const [name, setName] = useState(present);
  return (
    <ConfirmDialog title={translate(title)} onConfirm={() => onName(name.trim())} onClose={onClose}>
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
    </ConfirmDialog>
  );
};
