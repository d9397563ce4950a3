import type { ComponentType } from 'react';
import {
  DateField,
  EmailField,
  type Identifier,
  LinkBase,
  NumberField,
  type RaRecord,
  SelectField,
  useLocale,
  useRecordContext,
  useReference,
  useTranslate,
} from 'react-admin';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../connection.ts';
import type { Field, KindName } from '../define/field.ts';
import { choiceKey, choicesOf } from '../define/textKeys.ts';
import { nameOf } from '../list/nameOf.ts';
import { canRead, resourceNamed } from '../registry.ts';
import { Chip } from '../ui/Chip.tsx';
import { usePlace } from '../ui/Place.ts';
import { lazyOf } from '../ui/screen/lazyOf.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { plainText } from '../ui/text/plain.ts';
import { RelativeTime } from '../ui/time/RelativeTime.tsx';
import { CALENDAR_DAY } from '../ui/time/times.ts';
import { idsIn, isNothing, textOf, valueAt } from '../ui/values/value.ts';
import { WebLink } from '../ui/values/WebLink.tsx';
import { useDeclared } from '../useDeclared.ts';

/** The props of a cell; a field's own cell gets the row, too. */
export interface CellProps {
  value: unknown;
  resource: string;
  name: string;
  field: Field<never>;
}
type Cell = ComponentType<CellProps>;

/** The most characters of JSON in a row. */
const SHORT = 80;

/** A decimal has up to six places, an amount two. */
const NumberCell: Cell = ({ name, field: { kind } }) => {
  const options = kind === 'money' ? { minimumFractionDigits: 2 } : { maximumFractionDigits: 6 };
  return <NumberField source={name} locales={useLocale()} options={options} />;
};

/** Yes or no as an icon. */
const FlagCell: Cell = ({ value }) => {
  const translate = useTranslate();
  return (
    <span role="img" aria-label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}>
      {value ? '✓' : '–'}
    </span>
  );
};

const StatusCell: Cell = ({ value, resource, name, field }) => {
  const state = textOf(value);
  const text = useTranslate()(choiceKey(resource, name, state), { _: state });
  return <Chip tone={field.choices?.[state]?.tone ?? 'neutral'} text={text} />;
};

const ChoicesCell: Cell = ({ value, resource, name }) => {
  const translate = useTranslate();
  const chosen = [value].flat().map(textOf);
  return chosen.map((one) => translate(choiceKey(resource, name, one), { _: one })).join(', ');
};

/** The name of another resource's record, its number until it has loaded; a link where the user may open it. */
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

/** One or several referenced records. */
const ReferenceCell: Cell = ({ value, field: { reference = '' } }) =>
  idsIn(value).map((id, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <ReferenceName resource={reference} id={id} />
    </span>
  ));

/** What draws a value that is there, where it is not its plain text: react-admin's field, if it shows as much in a row. */
const CELLS: { readonly [Name in KindName]?: Cell } = {
  richText: ({ value }) => plainText(textOf(value)),
  email: ({ name }) => <EmailField source={name} />,
  phone: ({ value }) => <a href={`tel:${textOf(value).replace(/[^\d+]/g, '')}`}>{textOf(value)}</a>,
  url: ({ value }) => <WebLink address={textOf(value)} />,
  integer: NumberCell,
  decimal: NumberCell,
  money: NumberCell,
  flag: FlagCell,
  choice: ({ resource, name, field }) => (
    <SelectField source={name} choices={choicesOf(resource, name, field.choices)} />
  ),
  choices: ChoicesCell,
  status: StatusCell,
  date: ({ name }) => <DateField source={name} locales={useLocale()} options={CALENDAR_DAY} />,
  dateTime: ({ value }) => <RelativeTime at={String(value)} />,
  image: ({ value }) => <Thumbnail src={textOf(value)} />, // beside the same text: the icon needs no label
  reference: ReferenceCell,
  references: ReferenceCell,
  json: ({ value }) => {
    const text = JSON.stringify(value) ?? '';
    return text.length > SHORT ? `${text.slice(0, SHORT)} …` : text;
  },
};

/** A field of the row: its own cell, the cell of its kind, or the plain value. */
export const FieldCell = ({ name }: { name: string }) => {
  const { resource, fields } = useDeclared();
  const row = useRecordContext<RaRecord>();
  const field = fields[name];
  if (!field || !row) return null;
  const value = valueAt(row, name);
  const given = { value, resource, name, field };
  if (field.cell) {
    const Own = lazyOf<CellProps & { row: RaRecord }>(field.cell);
    return <Own {...given} row={row} />;
  }
  if (isNothing(value) && field.kind !== 'image') return null;
  const KindCell = CELLS[field.kind];
  return KindCell ? <KindCell {...given} /> : String(value);
};
