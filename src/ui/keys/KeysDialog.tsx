import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

const KEYS = {
  next: ['j', '↓'],
  previous: ['k', '↑'],
  open: ['Enter'],
  select: ['x'],
  leave: ['Esc'],
  search: ['/'],
  create: ['n'],
  help: ['?'],
};

const keysSx = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '10px 24px',
  m: 0,
  mb: 2,
  fontSize: 14,
  '& dd': { m: 0, textAlign: 'right', color: 'text.secondary' },
  '& kbd': {
    px: 0.75,
    py: 0.25,
    border: 1,
    borderRadius: 1,
    color: 'text.primary',
    fontFamily: 'inherit',
  },
};

interface KeysDialogProps {
  /** Whether single letters do something. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** What the keys do, and a switch for those that are single letters. */
const KeysDialog = ({ isOn, onSwitch, onClose }: KeysDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="list-keys">
      <DialogTitle id="list-keys">{translate('list.keys')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={keysSx}>
          {Object.entries(KEYS).map(([does, [key, other]]) => (
            <Fragment key={does}>
              <dt>{translate(`list.key.${does}`)}</dt>
              <dd>
                <kbd>{key}</kbd>
                {other && ` ${translate('list.or')} `}
                {other && <kbd>{other}</kbd>}
              </dd>
            </Fragment>
          ))}
        </Box>
        <FormControlLabel
          label={translate('list.keys_enabled')}
          control={<Checkbox checked={isOn} onChange={(_, isChecked) => onSwitch(isChecked)} />}
        />
        <FormHelperText>{translate('list.keys_enabled_hint')}</FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default KeysDialog;
