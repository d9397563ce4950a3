import { momentText, plainText } from '../../ui/text/plain.ts';
import type { KindName } from '../define/field.ts';
import * as cells from './cells.tsx';
import type { Kind } from './kind.ts';
import { ReferenceCell } from './ReferenceCell.tsx';

const chosen: NonNullable<Kind['asText']> = (value, text) =>
  value === null || value === undefined ? '' : text(String(value));
const TEXT: Kind = { filter: 'none' };
const NUMBER: Kind = { filter: 'none', isNumber: true, sortFirst: 'DESC' };
const CHOICE: Kind = { Cell: cells.ChoiceCell, filter: 'choice', asText: chosen };
const MOMENT: Kind = { Cell: cells.TimeCell, filter: 'days', sortFirst: 'DESC' };
const FILE: Kind = { filter: 'none' };
const REFERENCE: Kind = { Cell: ReferenceCell, filter: 'reference' };

/** Every kind of field there is. A new one is a line here, and its name in define/field.ts. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  text: TEXT,
  lines: { ...TEXT },
  richText: {
    Cell: cells.RichTextCell,
    asText: (value) => plainText(String(value ?? '')),
    filter: 'none',
  },
  email: { ...TEXT, Cell: cells.MailCell },
  phone: { ...TEXT, Cell: cells.PhoneCell },
  url: { ...TEXT, Cell: cells.WebCell },
  integer: { ...NUMBER, Cell: cells.numberCell('integer') },
  decimal: { ...NUMBER, Cell: cells.numberCell('decimal') },
  money: { ...NUMBER, Cell: cells.numberCell('money') },
  flag: {
    Cell: cells.FlagCell,
    filter: 'flag',
    asText: (value, text) => text(value ? 'ra.boolean.true' : 'ra.boolean.false'),
  },
  choice: CHOICE,
  status: { ...CHOICE, Cell: cells.StatusCell },
  date: { ...MOMENT, Cell: cells.DateCell },
  dateTime: { ...MOMENT, asText: (value) => momentText(String(value)) },
  seconds: {
    ...MOMENT,
    Cell: cells.SecondsCell,
    asText: (value) => momentText(Number(value) * 1000),
  },
  image: { ...FILE, Cell: cells.ImageCell },
  file: { ...FILE, Cell: cells.FileCell },
  reference: REFERENCE,
  references: { ...REFERENCE, asText: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  json: { Cell: cells.JsonCell, filter: 'none', asText: (value) => JSON.stringify(value) ?? '' },
};
