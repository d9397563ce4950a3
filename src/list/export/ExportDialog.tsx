import { type RaRecord, useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { openDownload } from '../../ui/openDownload.ts';
import { ProgressDialog } from '../../ui/ProgressDialog.tsx';
import { BYTE_ORDER_MARK, csvLines } from '../../ui/text/csv.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import type { ListDefinition } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { readAll } from './readAll.ts';
import { recordNames } from './recordNames.ts';
import { useFilterSummary } from './useFilterSummary.ts';

interface ExportDialogProps {
  exported: NonNullable<ListDefinition<RaRecord>['exported']>;
  onClose: () => void;
}

/** Reads all rows of the present filter, in the screen's order and with its columns, and hands them over as a file. */
const ExportDialog = ({ exported, onClose }: ExportDialogProps) => {
  const { rows, place, definition, columns } = useListScreen();
  const { resource, texts } = definition;
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const summary = useFilterSummary(definition.filters, rows.filterValues);
  const number = new Intl.NumberFormat(useLocale());
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>({
    read: 0,
    total: undefined,
  });

  const save = async (signal: AbortSignal) => {
    const file = exported(
      translate,
      columns.map(({ name }) => name),
    );
    const { head, lineOf } = file;
    const namesFor = recordNames(dataProvider, file);
    const parts = [BYTE_ORDER_MARK, csvLines([head])];
    let read = 0;
    const question = { sort: rows.sort, filter: rows.filterValues, params: place.params };
    for await (const { rows: page, total } of readAll(dataProvider, resource, question, signal)) {
      const recordName = await namesFor(page);
      parts.push(csvLines(page.map((row) => lineOf(row, recordName))));
      read += page.length;
      setProgress({ read, total });
    }
    if (signal.aborted) return;
    const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    openDownload(address, `${translate(texts.name, { smart_count: 2 })}${summary}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser has begun to save by then
    notify('list.export_done', { type: 'success', messageArgs: { smart_count: read } });
  };

  const saveOrSay = async (signal: AbortSignal) => {
    await save(signal).catch((error: unknown) => {
      if (!signal.aborted) notify(errorText(error), { type: 'error' });
    });
    if (!signal.aborted) onClose();
  };
  const latest = useRef(saveOrSay);

  useEffect(() => {
    const controller = new AbortController();
    void latest.current(controller.signal);
    return () => controller.abort();
  }, []);

  const { read, total } = progress;
  const count = number.format(read);
  return (
    <ProgressDialog
      title={translate('list.export')}
      share={total && read / total}
      text={
        total === undefined
          ? translate('list.export_rows', { count })
          : translate('list.export_rows_of', { count, total: number.format(total) })
      }
      stopLabel={translate('list.cancel')}
      onStop={onClose}
    />
  );
};

export default ExportDialog;
