import { momentText, plainText } from '../../ui/text/plain.ts';
import { isNothing, textOf } from '../../ui/values/value.ts';
import type { KindName } from '../define/field.ts';

/** What lists and files make of a field of some kind; cells.tsx draws it, drawn.ts says what a page and a form have of it. */
interface Kind {
  /** The value as a spreadsheet's cell, where it is not its plain text. */
  asText?: (value: unknown, text: (choice: string) => string) => string;
  /** Numbers stand on the right. */
  isNumber?: true;
  /** Which way a list is sorted first; times and counts are wanted from the top. */
  sortFirst?: 'DESC';
  /** CSS width of a column; one without it shares what is left. */
  width?: string;
}

const NUMBER: Kind = { isNumber: true, sortFirst: 'DESC', width: '120px' };
const CHOICE: Kind = {
  asText: (value, text) => (isNothing(value) ? '' : text(String(value))),
  width: '150px',
};
const MOMENT: Kind = { sortFirst: 'DESC', width: '150px' };

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
  json: { asText: (value) => JSON.stringify(value) ?? '' },
};
