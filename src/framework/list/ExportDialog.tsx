import { useEffect, useEffectEvent, useState } from 'react';
import {
  downloadCSV,
  useDataProvider,
  useListContext,
  useLocale,
  useNotify,
  useTranslate,
} from 'react-admin';
import { usePlace } from '../../ui/Place.ts';
import { ProgressDialog } from '../../ui/ProgressDialog.tsx';
import { BYTE_ORDER_MARK, csvLines } from '../../ui/text/csv.ts';
import { formatOf } from '../../ui/text/formatOf.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { currentUser } from '../access/useRights.ts';
import { nameKey } from '../define/textKeys.ts';
import { useDeclared } from '../useDeclared.ts';
import { exportedColumns, type RecordName, recordNames } from './exported.ts';
import { type Filter, filtersFor, ROWS } from './filters.ts';
import { useShownColumns } from './useColumns.ts';

/** Returns the list's filters for a file name: in brackets, without characters that file names must not have; empty without filters. */
const useFilterText = (filters: readonly Filter[]) => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  return (recordName: RecordName): string => {
    const said = filters.flatMap((filter) => {
      const { source, label } = filter;
      const days = 'to' in filter ? [source, filter.to] : [source];
      const values = days.flatMap((name) => filterValues[name] ?? []).filter((one) => one !== '');
      if (values.length === 0) return [];
      const choices = 'choices' in filter ? filter.choices : [];
      const texts = values.map((value) => {
        if ('reference' in filter) return recordName(filter.reference, value) ?? `#${value}`;
        const choice = choices.find(({ id }) => id === String(value));
        return choice ? translate(choice.name) : String(value);
      });
      return `${translate(label)} ${texts.join(' – ')}`;
    });
    const all = [filterValues.q, ...said].filter(Boolean);
    return all.length > 0 ? ` (${all.join(', ')})`.replace(/[\\/:*?"<>|]/g, '-') : '';
  };
};

/** Reads all rows and saves them as a file; shows progress, and can be stopped. */
const ExportDialog = ({ onClose }: { onClose: () => void }) => {
  const declared = useDeclared();
  const { role } = currentUser();
  const filters = filtersFor(declared, role);
  const { filterValues, resource, sort } = useListContext();
  const { params } = usePlace(resource);
  const columns = useShownColumns();
  const narrowing = useFilterText(filters);
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const number = formatOf(Intl.NumberFormat, useLocale(), {});
  const [{ read, total }, setProgress] = useState<{ read: number; total?: number }>({ read: 0 });

  const save = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const file = exportedColumns(declared, role, translate, columns);
      const { data: rows } = await dataProvider.getList(resource, {
        sort,
        filter: filterValues,
        meta: { ...ROWS, params, whole: true, onPage: setProgress },
        signal,
      });
      const asked = filters.flatMap((one) =>
        'reference' in one ? [{ name: one.source, resource: one.reference }] : [],
      );
      const recordName = await recordNames(dataProvider, file.references, rows);
      const filterName = await recordNames(dataProvider, asked, [{ id: 0, ...filterValues }]);
      if (signal.aborted) return;
      const lines = [file.head, ...rows.map((row) => file.lineOf(row, recordName))];
      const title = translate(nameKey(resource), { smart_count: 2 });
      downloadCSV(BYTE_ORDER_MARK + csvLines(lines), `${title}${narrowing(filterName)}`);
      notify('list.export_done', { type: 'success', messageArgs: { smart_count: rows.length } });
    } catch (error) {
      if (!signal.aborted) notify(errorText(error), { type: 'error' });
    }
    if (!signal.aborted) onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    void save(controller.signal);
    return () => controller.abort();
  }, []);

  return (
    <ProgressDialog
      title={translate('list.export')}
      share={total && read / total}
      text={translate(total === undefined ? 'list.export_rows' : 'list.export_rows_of', {
        count: number.format(read),
        total: total && number.format(total),
      })}
      stopLabel={translate('list.cancel')}
      onStop={onClose}
    />
  );
};

export default ExportDialog;
