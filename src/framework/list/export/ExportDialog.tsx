import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { roleOfSession } from '../../../api/session.ts';
import { openDownload } from '../../../ui/openDownload.ts';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { nameKey } from '../../define/textKeys.ts';
import { resourceNamed } from '../../registry.ts';
import { useListScreen } from '../RowsContext.ts';
import { exportedColumns } from './cellTexts.ts';
import { BYTE_ORDER_MARK, csvLines } from './csv.ts';
import { readAll } from './readAll.ts';

/** Reads all rows of the present filter and hands them over as a file. */
const ExportDialog = ({ onClose }: { onClose: () => void }) => {
  const { rows, place, definition } = useListScreen();
  const { resource } = definition;
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const number = new Intl.NumberFormat(useLocale());
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>({ read: 0, total: undefined });
  const [failure, setFailure] = useState<string>();

  const save = async (signal: AbortSignal) => {
    const { head, lineOf } = exportedColumns(resourceNamed(resource), roleOfSession(), translate);
    const parts = [BYTE_ORDER_MARK, csvLines([head])];
    let read = 0;
    const question = { sort: rows.sort, filter: rows.filterValues, params: place.params };
    for await (const { rows: page, total } of readAll(dataProvider, resource, question, signal)) {
      parts.push(csvLines(page.map(lineOf)));
      read += page.length;
      setProgress({ read, total });
    }
    if (signal.aborted) return;
    const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    openDownload(address, `${translate(nameKey(resource), { smart_count: 2 })}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser has begun to save by then
    notify('list.export_done', { type: 'success', messageArgs: { smart_count: read } });
    onClose();
  };
  const latest = useRef(save);

  useEffect(() => {
    const controller = new AbortController();
    latest.current(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) setFailure(errorText(error));
    });
    return () => controller.abort();
  }, [errorText]);

  const { read, total } = progress;
  const count = number.format(read);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('list.export')}</DialogTitle>
      <DialogContent>
        {failure ? (
          <Alert severity="error">{failure}</Alert>
        ) : (
          <>
            <LinearProgress
              aria-label={translate('list.export_running')}
              {...(total ? { variant: 'determinate', value: Math.min(100, (100 * read) / total) } : {})}
            />
            <DialogContentText role="status" sx={{ mt: 1.5 }}>
              {total === undefined
                ? translate('list.export_rows', { count })
                : translate('list.export_rows_of', { count, total: number.format(total) })}
            </DialogContentText>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(failure ? 'common.close' : 'list.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default ExportDialog;
