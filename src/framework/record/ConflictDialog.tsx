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
import { type RaRecord, useTranslate } from 'ra-core';
import { fieldKey } from '../define/textKeys.ts';
import { FieldValue } from './FieldValue.tsx';

/** A save that came too late: what the user wants, what is stored by now, and the fields in which they differ. */
export interface Conflict {
  mine: RaRecord;
  theirs: RaRecord;
  names: readonly string[];
  decide: (whose: 'mine' | 'theirs') => void;
}

/** Somebody else has saved meanwhile: whose state stays? */
export const ConflictDialog = ({ resource, conflict }: { resource: string; conflict: Conflict }) => {
  const translate = useTranslate();
  const { mine, theirs, names, decide } = conflict;
  return (
    <Dialog open role="alertdialog" maxWidth="sm" fullWidth aria-labelledby="conflict-title" aria-describedby="conflict-lead">
      <DialogTitle id="conflict-title">{translate('record.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-lead">
          {translate(names.length > 0 ? 'record.conflict.lead' : 'record.conflict.lead_other')}
        </DialogContentText>
        {names.length > 0 && (
          <Table size="small" sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('record.conflict.field')}</TableCell>
                <TableCell>{translate('record.conflict.mine')}</TableCell>
                <TableCell>{translate('record.conflict.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {names.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {translate(fieldKey(resource, name))}
                  </TableCell>
                  {[mine, theirs].map((record, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: mine and theirs, always in this order
                    <TableCell key={place} sx={{ overflowWrap: 'anywhere' }}>
                      <FieldValue resource={resource} name={name} record={record} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => decide('theirs')}>
          {translate('record.conflict.load_theirs')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => decide('mine')}>
          {translate('record.conflict.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
