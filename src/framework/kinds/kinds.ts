import { isWebAddress } from '../../../contract/plainText.ts';
import { momentText, plainText } from '../../ui/text/plain.ts';
import * as cells from '../../ui/values/cells.tsx';
import type { KindName } from '../define/field.ts';
import type { Kind } from './kind.ts';
import { ReferenceCell } from './ReferenceCell.tsx';

/** What the contract takes for an e-mail address (zod's own rule). */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

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

const wholeNumber: Kind['fault'] = (value) =>
  Number.isInteger(value) ? undefined : 'rules.not_a_number';
const number: Kind['fault'] = (value) =>
  Number.isFinite(value) ? undefined : 'rules.invalid_value';

const chosen: NonNullable<Kind['asText']> = (value, text) =>
  value === null || value === undefined ? '' : text(String(value));
/** What needs room: fetched with the first page that shows it. */
const onPage =
  (name: keyof typeof import('../../ui/values/longValues.tsx')): NonNullable<Kind['value']> =>
  async () => ({ default: (await import('../../ui/values/longValues.tsx'))[name] });

const TEXT: Kind = { input: () => import('../../ui/inputs/TextEntry.tsx'), filter: 'none' };
const NUMBER: Kind = {
  input: () => import('../../ui/inputs/NumberEntry.tsx'),
  filter: 'none',
  fault: number,
  isNumber: true,
  sortFirst: 'DESC',
};
const CHOICE: Kind = {
  Cell: cells.ChoiceCell,
  input: () => import('../../ui/inputs/ChoiceEntry.tsx'),
  filter: 'choice',
  asText: chosen,
};
const MOMENT: Kind = {
  Cell: cells.TimeCell,
  input: () => import('../../ui/inputs/MomentEntry.tsx'),
  filter: 'days',
  sortFirst: 'DESC',
};
const FILE: Kind = { input: () => import('../../ui/inputs/FileEntry.tsx'), filter: 'none' };
const REFERENCE: Kind = {
  Cell: ReferenceCell,
  input: () => import('../../ui/inputs/RecordEntry.tsx'),
  filter: 'reference',
};

/** Every kind of field there is. A new one is a line here, and its name in define/field.ts. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  text: TEXT,
  lines: { ...TEXT, given: { isLong: true }, value: onPage('LinesValue'), isWide: true },
  richText: {
    Cell: cells.RichTextCell,
    asText: (value) => plainText(String(value ?? '')),
    input: () => import('../../ui/inputs/RichTextEntry.tsx'),
    filter: 'none',
    value: onPage('RichTextValue'),
    isWide: true,
  },
  email: {
    ...TEXT,
    given: { type: 'email' },
    Cell: cells.MailCell,
    fault: unless((text) => EMAIL.test(text), 'rules.invalid_email'),
  },
  phone: { ...TEXT, given: { type: 'tel' }, Cell: cells.PhoneCell },
  url: {
    ...TEXT,
    given: { type: 'url' },
    Cell: cells.WebCell,
    fault: unless(isWebAddress, 'rules.invalid_url'),
  },
  integer: { ...NUMBER, Cell: cells.numberCell('integer'), given: { step: 1 }, fault: wholeNumber },
  decimal: { ...NUMBER, Cell: cells.numberCell('decimal') },
  money: { ...NUMBER, Cell: cells.numberCell('money'), given: { step: 0.01, unit: '€' } },
  flag: {
    Cell: cells.FlagCell,
    input: () => import('../../ui/inputs/FlagEntry.tsx'),
    filter: 'flag',
    asText: (value, text) => text(value ? 'ra.boolean.true' : 'ra.boolean.false'),
  },
  choice: CHOICE,
  status: { ...CHOICE, Cell: cells.StatusCell },
  date: { ...MOMENT, Cell: cells.DateCell, given: { moment: 'day' } },
  dateTime: { ...MOMENT, asText: (value) => momentText(String(value)) },
  seconds: {
    ...MOMENT,
    Cell: cells.SecondsCell,
    given: { moment: 'seconds' },
    asText: (value) => momentText(Number(value) * 1000),
  },
  image: {
    ...FILE,
    Cell: cells.ImageCell,
    given: { isPicture: true },
    value: onPage('ImageValue'),
    isWide: true,
  },
  file: { ...FILE, Cell: cells.FileCell, value: onPage('FileValue'), isWide: true },
  reference: REFERENCE,
  references: {
    ...REFERENCE,
    given: { areMany: true },
    isWide: true,
    asText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  },
  json: {
    Cell: cells.JsonCell,
    input: () => import('../../ui/inputs/JsonEntry.tsx'),
    filter: 'none',
    fault: unless(isJson, 'rules.invalid_json'),
    asText: (value) => JSON.stringify(value) ?? '',
    value: onPage('JsonValue'),
    isWide: true,
  },
};
