import type { Label } from '../define/label.ts';
import type { Flag } from './flag.ts';

// Fields of plain data: each is declared once, with its labels. Schemas (dataSchema.ts), columns, lists and forms follow from it.

interface Common {
  readonly label: Label;
  /** Explains the field in the description of the API, in place of its English label. */
  readonly description?: string;
  /** CSS width of the list's column. */
  readonly width?: string;
}
interface Sorted {
  /** The list can be sorted by it, for the price of two indexes. */
  readonly sorted?: true;
}
interface Filtered {
  /** The list has a filter for it, for the price of an index. */
  readonly filtered?: true;
}
interface Typed extends Sorted {
  readonly kind: 'text';
  readonly maxLength?: number;
}
interface TypedLines {
  readonly kind: 'lines';
  readonly maxLength?: number;
}
interface Counted extends Sorted {
  readonly kind: 'integer' | 'decimal' | 'money';
  readonly min?: number;
  readonly max?: number;
}
interface Dated extends Sorted {
  readonly kind: 'date';
}
interface Chosen extends Filtered {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, Label>>;
}
interface Switched extends Filtered {
  readonly kind: 'flag';
}
interface Other {
  readonly kind: 'email' | 'phone' | 'url' | 'time' | 'dateTime' | 'colour';
}

/** A field of plain data. It may be empty: texts are '' then, flags 0, all others null. */
export type DataField = Common & (Typed | TypedLines | Counted | Dated | Chosen | Switched | Other);
export type DataFields = Readonly<Record<string, DataField>>;

/** The type of a field's values. */
export type DataValue<F extends DataField> = F extends { kind: 'text' | 'lines' | 'phone' }
  ? string
  : F extends { kind: 'flag' }
    ? Flag
    : F extends { choices: infer Choices }
      ? Extract<keyof Choices, string> | null
      : F extends { kind: 'integer' | 'decimal' | 'money' }
        ? number | null
        : string | null;
/** The values of fields. */
export type DataValues<F extends DataFields> = { -readonly [Name in keyof F]: DataValue<F[Name]> };

/** Returns whether a field's empty value is an empty text. */
export const isEmptyText = ({ kind }: Pick<DataField, 'kind'>): boolean =>
  kind === 'text' || kind === 'lines' || kind === 'phone';

type NamesWith<F extends DataFields, Option> = {
  [Name in keyof F]: F[Name] extends Option ? Extract<Name, string> : never;
}[keyof F];
export type FilteredName<F extends DataFields> = NamesWith<F, { filtered: true }>;
export type SortedName<F extends DataFields> = NamesWith<F, { sorted: true }>;

const namesWith = (fields: DataFields, option: 'sorted' | 'filtered'): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (option in field ? [name] : []));

/** Returns the names of the fields that the list can be sorted by. */
export const sortedNames = <F extends DataFields>(fields: F) =>
  namesWith(fields, 'sorted') as SortedName<F>[];

/** Returns the names of the fields that the list has a filter for. */
export const filteredNames = <F extends DataFields>(fields: F) =>
  namesWith(fields, 'filtered') as FilteredName<F>[];

const emptyValue = (field: DataField): unknown => {
  if (field.kind === 'flag') return 0;
  return isEmptyText(field) ? '' : null;
};

/** Returns the values of a record in which no field is filled in. */
export const emptyValues = <F extends DataFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  ) as DataValues<F>;
