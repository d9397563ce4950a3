import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '10px 24px',
  margin: 0,
  fontSize: 14,
  '& dd': { margin: 0, textAlign: 'right', color: theme.palette.text.secondary },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    display: 'inline-block',
    minWidth: 24,
    padding: '0 6px',
    lineHeight: '22px',
    textAlign: 'center',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 5,
    color: theme.palette.text.primary,
  },
}));

const Switch = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 10px',
  marginTop: 24,
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  '& small': { gridColumn: 2, fontSize: 13, fontWeight: 400, color: theme.palette.text.secondary },
}));

const KEYS = [
  { does: 'next', keys: ['j', '↓'] },
  { does: 'previous', keys: ['k', '↑'] },
  { does: 'open', keys: ['Enter'] },
  { does: 'select', keys: ['x'] },
  { does: 'leave', keys: ['Esc'] },
  { does: 'search', keys: ['/'] },
  { does: 'create', keys: ['n'] },
  { does: 'help', keys: ['?'] },
];

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
        <Keys>
          {KEYS.map(({ does, keys }) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>{translate(`list.key.${does}`)}</dt>
              <dd>
                {keys.map((key, place) => (
                  <span key={key}>
                    {place > 0 && ` ${translate('list.or')} `}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <Switch>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          {translate('list.keys_enabled')}
          <small>{translate('list.keys_enabled_hint')}</small>
        </Switch>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default KeysDialog;
