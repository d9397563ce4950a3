import type { ComponentType } from 'react';
import {
  type Identifier,
  LinkBase,
  type RaRecord,
  useLocale,
  useRecordContext,
  useReference,
  useTranslate,
} from 'react-admin';
import { Chip } from '../../ui/chip/Chip.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { slotComponent } from '../../ui/screen/lazyOf.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { formatOf } from '../../ui/text/formatOf.ts';
import { plainText } from '../../ui/text/plain.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { dayText } from '../../ui/time/times.ts';
import { idsIn, isNothing, textOf, valueAt } from '../../ui/values/value.ts';
import { WebLink } from '../../ui/values/WebLink.tsx';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import type { Field, KindName } from '../define/field.ts';
import { choiceKey } from '../define/textKeys.ts';
import { nameOf } from '../list/nameOf.ts';
import { canRead, resourceNamed } from '../registry.ts';
import { useDeclared } from '../useDeclared.ts';

/** What a cell is given; that of a field's own gets the row as well. */
export interface CellProps {
  value: unknown;
  resource: string;
  name: string;
  field: Field<never>;
}
type Cell = ComponentType<CellProps>;

/** As much of JSON as a row has room for. */
const SHORT = 80;

/** A decimal has up to six places. */
const NumberCell: Cell = ({ value }) =>
  formatOf(Intl.NumberFormat, useLocale(), { maximumFractionDigits: 6 }).format(Number(value));

/** Yes or no, as a sign. */
const FlagCell: Cell = ({ value }) => {
  const translate = useTranslate();
  return (
    <span role="img" aria-label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}>
      {value ? '✓' : '–'}
    </span>
  );
};

const useChoice = ({ value, resource, name }: CellProps): string =>
  useTranslate()(choiceKey(resource, name, textOf(value)), { _: textOf(value) });

const StatusCell: Cell = (props) => (
  <Chip
    tone={props.field.choices?.[textOf(props.value)]?.tone ?? 'neutral'}
    text={useChoice(props)}
  />
);

/** The name of another resource's record, its number until it is known; leads to it where the user may see it. */
const ReferenceName = ({ resource, id }: { resource: string; id: Identifier }) => {
  const declared = resourceNamed(resource);
  const user = currentUser();
  const place = usePlace(resource);
  const { referenceRecord } = useReference({
    reference: resource,
    id,
    options: { enabled: canRead(resource, user.role), staleTime: 60_000, retry: false },
  });
  const text = nameOf(declared)(referenceRecord ?? { id });
  return hasPage(declared, user) ? <LinkBase to={place.record(id)}>{text}</LinkBase> : text;
};

/** One other record, or some. */
const ReferenceCell: Cell = ({ value, field: { reference = '' } }) =>
  idsIn(value).map((id, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <ReferenceName resource={reference} id={id} />
    </span>
  ));

/** What draws a value that is there, where it is not its plain text. */
const CELLS: { readonly [Name in KindName]?: Cell } = {
  richText: ({ value }) => plainText(textOf(value)),
  email: ({ value }) => <a href={`mailto:${value}`}>{textOf(value)}</a>,
  phone: ({ value }) => <a href={`tel:${textOf(value).replace(/[^\d+]/g, '')}`}>{textOf(value)}</a>,
  url: ({ value }) => <WebLink address={textOf(value)} />,
  integer: NumberCell,
  decimal: NumberCell,
  flag: FlagCell,
  choice: useChoice,
  status: StatusCell,
  date: ({ value }) => dayText(textOf(value), useLocale()),
  dateTime: ({ value }) => <RelativeTime at={String(value)} />,
  image: ({ value }) => <Thumbnail src={textOf(value)} />, // beside text that says the same: it needs none of its own
  reference: ReferenceCell,
  references: ReferenceCell,
  json: ({ value }) => {
    const text = JSON.stringify(value) ?? '';
    return text.length > SHORT ? `${text.slice(0, SHORT)} …` : text;
  },
};

/** A field of the row around it: its own cell, that of its kind, or the value as it is. */
export const FieldCell = ({ name }: { name: string }) => {
  const { resource, fields } = useDeclared();
  const row = useRecordContext<RaRecord>();
  const field = fields[name];
  if (!field || !row) return null;
  const value = valueAt(row, name);
  const given = { value, resource, name, field };
  if (field.cell) {
    const Own = slotComponent<CellProps & { row: RaRecord }>(field.cell);
    return <Own {...given} row={row} />;
  }
  const KindCell = CELLS[field.kind];
  if (isNothing(value) && field.kind !== 'image') return null;
  return KindCell ? <KindCell {...given} /> : String(value);
};
