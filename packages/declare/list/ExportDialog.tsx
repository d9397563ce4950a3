import { useEffect, useEffectEvent, useState } from 'react';
import {
  downloadCSV,
  useDataProvider,
  useListContext,
  useLocale,
  useNotify,
  useTranslate,
} from 'react-admin';
import { currentUser } from '../connection.ts';
import { nameKey } from '../define/textKeys.ts';
import { usePlace } from '../ui/Place.ts';
import { ProgressDialog } from '../ui/ProgressDialog.tsx';
import { BYTE_ORDER_MARK, csvLines } from '../ui/text/csv.ts';
import { formatOf } from '../ui/text/formatOf.ts';
import { useErrorText } from '../ui/useErrorText.ts';
import { isNothing } from '../ui/values/value.ts';
import { useDeclared } from '../useDeclared.ts';
import { exportedColumns, type RecordName, recordNames } from './exported.ts';
import { filtersFor, ROWS } from './filters.ts';
import { useShownColumns } from './useColumns.ts';

/** Reads all rows and saves them as a file; shows progress, and can be stopped. */
const ExportDialog = ({ onClose }: { onClose: () => void }) => {
  const declared = useDeclared();
  const { role } = currentUser();
  const filters = filtersFor(declared, role);
  const { filterValues, resource, sort } = useListContext();
  const { params } = usePlace(resource);
  const columns = useShownColumns();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const number = formatOf(Intl.NumberFormat, useLocale(), {});
  const [{ read, total }, setProgress] = useState<{ read: number; total?: number }>({ read: 0 });

  /** Returns the list's filters for the file's name, without characters that it must not have. */
  const filterText = (recordName: RecordName): string => {
    const said = filters.flatMap(({ source, label, to = '', reference, choices }) => {
      const values = [filterValues[source], filterValues[to]].flat();
      const texts = values.flatMap((value) => {
        if (isNothing(value)) return [];
        if (reference) return recordName(reference, value) ?? `#${value}`;
        const choice = choices?.find(({ id }) => id === String(value));
        return choice ? translate(choice.name) : String(value);
      });
      return texts.length > 0 ? `${translate(label)} ${texts.join(' – ')}` : [];
    });
    const all = [filterValues.q, ...said].filter(Boolean);
    return all.length > 0 ? ` (${all.join(', ')})`.replace(/[\\/:*?"<>|]/g, '-') : '';
  };

  const save = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const file = exportedColumns(declared, role, translate, columns);
      const { data: rows } = await dataProvider.getList(resource, {
        sort,
        filter: filterValues,
        meta: { ...ROWS, params, whole: true, onPage: setProgress },
        signal,
      });
      const asked = filters.flatMap(({ source, reference }) =>
        reference ? [{ name: source, resource: reference }] : [],
      );
      const recordName = await recordNames(dataProvider, file.references, rows);
      const filterName = await recordNames(dataProvider, asked, [{ id: 0, ...filterValues }]);
      if (signal.aborted) return;
      const lines = [file.head, ...rows.map((row) => file.lineOf(row, recordName))];
      const title = translate(nameKey(resource), { smart_count: 2 });
      downloadCSV(BYTE_ORDER_MARK + csvLines(lines), `${title}${filterText(filterName)}`);
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
