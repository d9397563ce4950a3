import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { Car, CarFields } from '../../../../contract/entities/car.ts';
import type { CarChanges, Conflict } from './conflict.ts';

type FieldName = keyof CarFields;

/** The fields that both have changed. */
const contested = (changes: CarChanges, seen: Car, theirs: Car): FieldName[] => {
  const names = Object.keys(changes).filter((name): name is FieldName => name !== 'own_settings');
  return names.filter((name) => theirs[name] !== seen[name] && theirs[name] !== changes[name]);
};

/** Somebody else has saved meanwhile: whose state stays? */
export const ConflictDialog = ({ conflict: { changes, seen, theirs, decide } }: { conflict: Conflict }) => {
  const translate = useTranslate();
  const fields = contested(changes, seen, theirs);
  const text = (value: unknown) =>
    value === null || value === undefined || value === '' ? translate('vehicle.conflict.empty') : String(value);
  const shown = (name: FieldName, value: unknown) =>
    (name === 'body_type' || name === 'fuel_type') && value ? translate(`vehicles.${name}.${value}`) : text(value);
  return (
    <Dialog open role="alertdialog" maxWidth="sm" fullWidth aria-labelledby="conflict-title" aria-describedby="conflict-lead">
      <DialogTitle id="conflict-title">{translate('vehicle.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-lead">
          {translate(fields.length > 0 ? 'vehicle.conflict.lead' : 'vehicle.conflict.lead_other')}
        </DialogContentText>
        {fields.length > 0 && (
          <Table size="small" sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('vehicle.conflict.field')}</TableCell>
                <TableCell>{translate('vehicle.conflict.mine')}</TableCell>
                <TableCell>{translate('vehicle.conflict.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {translate(`resources.cars.fields.${name}`)}
                  </TableCell>
                  <TableCell>{shown(name, changes[name])}</TableCell>
                  <TableCell>{shown(name, theirs[name])}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => decide('theirs')}>
          {translate('vehicle.conflict.load_theirs')}
        </Button>
        <Button variant="contained" onClick={() => decide('mine')}>
          {translate('vehicle.conflict.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
