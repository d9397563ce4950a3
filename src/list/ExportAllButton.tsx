import {
  type DataProvider,
  ExportButton,
  type RaRecord,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { openDownload } from '../ui/openDownload.ts';
import { BYTE_ORDER_MARK, csvLines } from '../ui/text/csv.ts';
import type { ListDefinition, RecordName } from './definition.ts';
import { recordNames } from './recordNames.ts';
import { useShownColumns } from './useShownColumns.ts';

/** More rows than any list has. */
const ALL = 1_000_000;

interface ExportAllButtonProps {
  definition: ListDefinition;
  exported: NonNullable<ListDefinition['exported']>;
}

/** React-admin's button for a file of all rows of the present filter, in the screen's order and with its columns; others' records by name. */
export const ExportAllButton = ({ definition, exported }: ExportAllButtonProps) => {
  const columns = useShownColumns(definition);
  const { texts, filters } = definition;
  const { filterValues, meta } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();

  /** What the list is narrowed to, in brackets, without signs that file names must not have; empty for a whole list. */
  const narrowed = (recordName: RecordName): string => {
    const said = filters.flatMap((filter) => {
      const { source, label } = filter;
      const days = filter.kind === 'days' ? [source, filter.to] : [source];
      const values = days.flatMap((name) => filterValues[name] ?? []).filter((one) => one !== '');
      if (values.length === 0) return [];
      const choices = filter.kind === 'choice' ? filter.choices : [];
      const texts = values.map((value) => {
        if (filter.kind === 'reference') return recordName(filter.reference, value) ?? `#${value}`;
        const choice = choices.find(({ id }) => id === String(value));
        return choice ? translate(choice.name) : String(value);
      });
      return `${translate(label)} ${texts.join(' – ')}`;
    });
    const all = [filterValues.q, ...said].filter(Boolean);
    return all.length > 0 ? ` (${all.join(', ')})`.replace(/[\\/:*?"<>|]/g, '-') : '';
  };

  const exporter = async (rows: RaRecord[], _related: unknown, dataProvider: DataProvider) => {
    const file = exported(
      translate,
      columns.map(({ name }) => name),
    );
    const namesFor = recordNames(dataProvider, file);
    const recordName = await namesFor(rows);
    const references = filters.flatMap((one) =>
      one.kind === 'reference' ? [{ name: one.source, resource: one.reference }] : [],
    );
    const filterName = await recordNames(dataProvider, { ...file, references })([
      { id: 0, ...filterValues },
    ]);
    const lines = [file.head, ...rows.map((row) => file.lineOf(row, recordName))];
    const parts = [BYTE_ORDER_MARK, csvLines(lines)];
    const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    const title = translate(texts.name, { smart_count: 2 });
    openDownload(address, `${title}${narrowed(filterName)}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser has begun to save by then
    notify('list.export_done', {
      type: 'success',
      messageArgs: { smart_count: rows.length },
    });
  };

  return (
    <ExportButton
      label="list.export"
      exporter={exporter}
      maxResults={ALL}
      meta={{ ...meta, whole: true }}
      onClick={() => notify('list.export_running')}
    />
  );
};
