import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';

const KEYS = [
  ['arrow_keys', 'arrows'],
  ['space_key', 'space'],
  ['enter_key', 'enter'],
  ['P', 'process'],
  ['delete_key', 'delete'],
  ['Ctrl A', 'all'],
  ['escape_key', 'escape'],
] as const;

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 20px',
  margin: 0,
  alignItems: 'center',
  '& dd': { margin: 0 },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    fontWeight: 600,
    padding: '3px 8px',
    borderRadius: 6,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.default,
  },
}));

/** What the keys do in the grid. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('vehicle.keys.title')}</DialogTitle>
      <DialogContent>
        <Keys>
          {KEYS.map(([key, what]) => (
            <Fragment key={what}>
              <dt>
                <kbd>
                  {key.endsWith('_key') || key.endsWith('_keys')
                    ? translate(`vehicle.keys.${key}`)
                    : key}
                </kbd>
              </dt>
              <dd>{translate(`vehicle.keys.${what}`)}</dd>
            </Fragment>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
