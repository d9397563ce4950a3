import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useSingleKeys } from './useKeys.ts';

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

/** Lists the keyboard shortcuts, with a switch for those that are single letters. */
const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [isOn, keep] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="list-keys">
      <DialogTitle id="list-keys">{translate('list.keys')}</DialogTitle>
      <DialogContent>
        <Table
          size="small"
          sx={{ mb: 2, '& kbd': { px: 0.75, border: 1, borderRadius: 1, font: 'inherit' } }}
        >
          <TableBody>
            {Object.entries(KEYS).map(([does, [key, other]]) => (
              <TableRow key={does}>
                <TableCell component="th" scope="row">
                  {translate(`list.key.${does}`)}
                </TableCell>
                <TableCell align="right">
                  <kbd>{key}</kbd>
                  {other && ` ${translate('list.or')} `}
                  {other && <kbd>{other}</kbd>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <FormControlLabel
          label={translate('list.keys_enabled')}
          control={<Checkbox checked={isOn} onChange={(_, isChecked) => keep(isChecked)} />}
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
