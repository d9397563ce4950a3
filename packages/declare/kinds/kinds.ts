import { fileName } from '../contract/rest/declaration.ts';
import type { KindName } from '../define/field.ts';
import { momentText, plainText } from '../ui/text/plain.ts';
import { isNothing, textOf } from '../ui/values/value.ts';

/** How lists and files show a kind of field. Its cells are in cells.tsx, its fields and inputs in drawn.ts. */
interface Kind {
  /** Returns the value as a spreadsheet's cell; by default its plain text. */
  asText?: (value: unknown, text: (choice: string) => string) => string;
  /** Aligns numbers to the right. */
  isNumber?: true;
  /** The first sort order of a list; times and counts begin with the largest. */
  sortFirst?: 'DESC';
  /** The input of a filter without choices; by default a text. */
  filter?: 'NumberInput' | 'DateInput';
  /** CSS width of a column; columns without one share the rest. */
  width?: string;
}

const NUMBER: Kind = { isNumber: true, sortFirst: 'DESC', filter: 'NumberInput', width: '120px' };
const CHOICE: Kind = {
  asText: (value, text) => (isNothing(value) ? '' : text(String(value))),
  width: '150px',
};
const MOMENT: Kind = { sortFirst: 'DESC', filter: 'DateInput', width: '150px' };

/** The kinds of fields that are more than a text in a list or a file. */
export const KINDS: { readonly [Name in KindName]?: Kind } = {
  richText: { asText: (value) => plainText(textOf(value)) },
  integer: NUMBER,
  decimal: NUMBER,
  flag: {
    asText: (value, text) => text(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    width: '110px',
  },
  money: NUMBER,
  choice: CHOICE,
  choices: { asText: (value, text) => [value].flat().map(String).map(text).join(', ') },
  status: CHOICE,
  date: MOMENT,
  dateTime: { ...MOMENT, asText: (value) => momentText(String(value)) },
  image: { width: '88px' },
  file: { asText: (value) => fileName(String(value)) },
  json: { asText: (value) => JSON.stringify(value) ?? '' },
};
