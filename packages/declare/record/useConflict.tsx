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
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../api/apiError.ts';

/** A field whose values differ. */
interface FieldConflict {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

export type Whose = 'mine' | 'theirs';

export interface ConflictDialogProps {
  fields: readonly FieldConflict[];
  decide: (whose: Whose) => void;
}

/** The dialog after another user's save: the user chooses whose values stay. */
const ConflictDialog = ({ fields, decide }: ConflictDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog open role="alertdialog" fullWidth aria-describedby="conflict-lead">
      <DialogTitle>{translate('record.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-lead">
          {translate(fields.length > 0 ? 'record.conflict.lead' : 'record.conflict.lead_other')}
        </DialogContentText>
        {fields.length > 0 && (
          <Table size="small" sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('record.conflict.field')}</TableCell>
                <TableCell>{translate('record.conflict.mine')}</TableCell>
                <TableCell>{translate('record.conflict.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map(({ label, mine, theirs }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{mine}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{theirs}</TableCell>
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

/** Returns whether a save failed because another user has saved since this version. */
export const isStale = (
  error: unknown,
  { version }: { id?: unknown; version?: unknown },
): boolean => error instanceof ApiError && error.code === 409 && typeof version === 'number';

/** Has the user choose whose values stay; `dialog` must be rendered. */
export const useConflict = () => {
  const [conflict, setConflict] = useState<ConflictDialogProps>();
  const ask = async (fields: ConflictDialogProps['fields']): Promise<Whose> => {
    const whose = await new Promise<Whose>((decide) => setConflict({ fields, decide }));
    setConflict(undefined);
    return whose;
  };
  return { ask, dialog: conflict && <ConflictDialog {...conflict} /> };
};
