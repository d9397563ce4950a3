import { isWebAddress } from '../../../contract/plainText.ts';
import { momentText, plainText } from '../../ui/text/plain.ts';
import type { KindName } from '../define/field.ts';
import * as cells from './cells/cells.tsx';
import type { Kind } from './kind.ts';

/** What the contract takes for an e-mail address (zod's own rule). */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A check of typed text, as a kind's `fault`. */
const unless =
  (isFine: (text: string) => boolean, key: string): NonNullable<Kind['fault']> =>
  (value) =>
    typeof value === 'string' && !isFine(value) ? key : undefined;

const wholeNumber: Kind['fault'] = (value) => (Number.isInteger(value) ? undefined : 'rules.not_a_number');
const number: Kind['fault'] = (value) => (Number.isFinite(value) ? undefined : 'rules.invalid_value');

const chosen: NonNullable<Kind['asText']> = (value, text) => (value === null || value === undefined ? '' : text(String(value)));
const onPage = () => import('./values/LongValue.tsx');

const TEXT: Kind = { input: () => import('./inputs/TextKind.tsx'), filter: 'none' };
const NUMBER: Kind = {
  Cell: cells.NumberCell,
  input: () => import('./inputs/NumberKind.tsx'),
  filter: 'none',
  fault: number,
  isNumber: true,
  width: '120px',
  sortFirst: 'DESC',
};
const CHOICE: Kind = {
  Cell: cells.ChoiceCell,
  width: '150px',
  input: () => import('./inputs/ChoiceKind.tsx'),
  filter: 'choice',
  asText: chosen,
};
const MOMENT: Kind = {
  Cell: cells.TimeCell,
  input: () => import('./inputs/MomentKind.tsx'),
  filter: 'days',
  width: '150px',
  sortFirst: 'DESC',
};
const FILE: Kind = { input: () => import('./inputs/FileKind.tsx'), filter: 'none' };
const REFERENCE: Kind = { Cell: cells.ReferenceCell, input: () => import('./inputs/ReferenceKind.tsx'), filter: 'reference' };

/** Every kind of field there is. A new one is a line here, and its name in define/field.ts. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  text: TEXT,
  lines: { ...TEXT, value: onPage, isWide: true },
  richText: {
    Cell: cells.RichTextCell,
    asText: (value) => plainText(String(value ?? '')),
    input: () => import('./inputs/RichTextKind.tsx'),
    filter: 'none',
    value: onPage,
    isWide: true,
  },
  email: { ...TEXT, Cell: cells.MailCell, fault: unless((text) => EMAIL.test(text), 'rules.invalid_email') },
  phone: { ...TEXT, Cell: cells.PhoneCell },
  url: { ...TEXT, Cell: cells.WebCell, fault: unless(isWebAddress, 'rules.invalid_url') },
  integer: { ...NUMBER, fault: wholeNumber },
  decimal: NUMBER,
  money: NUMBER,
  flag: {
    Cell: cells.FlagCell,
    input: () => import('./inputs/FlagKind.tsx'),
    filter: 'flag',
    asText: (value, text) => text(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    width: '110px',
  },
  choice: CHOICE,
  status: { ...CHOICE, Cell: cells.StatusCell },
  date: { ...MOMENT, Cell: cells.DateCell },
  dateTime: { ...MOMENT, asText: (value) => momentText(String(value)) },
  seconds: { ...MOMENT, asText: (value) => momentText(Number(value) * 1000) },
  image: { ...FILE, Cell: cells.ImageCell, value: onPage, isWide: true, width: '88px' },
  file: { ...FILE, Cell: cells.FileCell, value: onPage, isWide: true },
  reference: REFERENCE,
  references: { ...REFERENCE, isWide: true, asText: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  json: {
    Cell: cells.JsonCell,
    input: () => import('./inputs/JsonKind.tsx'),
    filter: 'none',
    fault: unless(isJson, 'rules.invalid_json'),
    asText: (value) => JSON.stringify(value) ?? '',
    value: onPage,
    isWide: true,
  },
};
