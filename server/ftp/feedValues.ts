import type { DataField } from '@turntable/declare/contract/dataFields.ts';
import { textsIn } from '@turntable/declare/contract/localText.ts';
import { type FaultReason, FeedField } from '../../contract/ftpImport/ftpImport.ts';
import { CAR_FIELDS } from '../../contract/vehicles/carFields.ts';
import { CarFields } from '../../contract/vehicles/vehicle.ts';
import { plainWord } from './feedText.ts';

type Words = Readonly<Record<string, string>>;

const BODIES: Words = {
  saloon: 'sedan',
  stufenheck: 'sedan',
  wagon: 'estate',
  stationwagon: 'estate',
  touring: 'estate',
  variant: 'estate',
  avant: 'estate',
  fliessheck: 'hatchback',
  kleinwagen: 'hatchback',
  kompakt: 'hatchback',
  offroad: 'suv',
  gelandewagen: 'suv',
  suvgelandewagen: 'suv',
  suvgelandewagenpickup: 'suv',
  crossover: 'suv',
  sportwagen: 'coupe',
  sportwagencoupe: 'coupe',
  cabriolet: 'convertible',
  cabrioroadster: 'convertible',
  roadster: 'convertible',
  minivan: 'van',
  mpv: 'van',
  vanminibus: 'van',
  vankleinbus: 'van',
  kleinbus: 'van',
  kastenwagen: 'van',
  transporter: 'van',
  pritsche: 'pickup',
  sonstige: 'other',
};

const FUELS: Words = {
  gasoline: 'petrol',
  super: 'petrol',
  superplus: 'petrol',
  ottomotor: 'petrol',
  elektrisch: 'electric',
  strom: 'electric',
  bev: 'electric',
  hybridbenzinelektro: 'hybrid',
  hybriddieselelektro: 'hybrid',
  mildhybrid: 'hybrid',
  vollhybrid: 'hybrid',
  phev: 'plug_in_hybrid',
  plugin: 'plug_in_hybrid',
  lpg: 'gas',
  cng: 'gas',
  autogas: 'gas',
  autogaslpg: 'gas',
  erdgas: 'gas',
  erdgascng: 'gas',
  brennstoffzelle: 'hydrogen',
  sonstige: 'other',
};

/** Dealers' words for choices besides their names and labels, as `plainWord` returns them. */
const WORDS: { readonly [Field in FeedField]?: Words } = { body_type: BODIES, fuel_type: FUELS };
const FLAGS: Readonly<Record<string, 0 | 1>> = {
  ja: 1,
  j: 1,
  yes: 1,
  y: 1,
  true: 1,
  wahr: 1,
  x: 1,
  1: 1,
  nein: 0,
  n: 0,
  no: 0,
  false: 0,
  falsch: 0,
  0: 0,
};

/** Units that a number may have besides the one in its field's label: `Power (hp)`. */
const UNITS: { readonly [Field in FeedField]?: readonly string[] } = {
  hp: ['bhp'],
  ccm: ['cm3', 'cc'],
};
const CURRENCIES = ['€', 'eur', 'euro', ',-', '$', 'usd', '£', 'gbp', 'chf'];

/** A cell's value, or why it is invalid. */
export type CellValue = { readonly value: string | number } | { readonly reason: FaultReason };
type Parse = (cell: string) => CellValue;

/** Parses a cell that is not empty, by the kind of its field. */
export const cellValue = (field: FeedField, cell: string): CellValue => {
  const parsed = PARSERS[field](cell);
  if ('reason' in parsed) return parsed;
  const read = CarFields.shape[field].safeParse(parsed.value);
  if (read.success && read.data !== null) return { value: read.data };
  const codes = read.error?.issues.map(({ code }) => code) ?? [];
  return { reason: faultOf(CAR_FIELDS[field], codes) };
};

const parserOf = (field: FeedField, declared: DataField): Parse => {
  switch (declared.kind) {
    case 'choice': {
      const words = { ...wordsOf(declared.choices), ...WORDS[field] };
      return (cell) => wordOf(words, cell);
    }
    case 'flag':
      return (cell) => wordOf(FLAGS, cell);
    case 'integer':
    case 'decimal':
    case 'money': {
      const { kind } = declared;
      const units = unitsOf(field, declared);
      return (cell) => numberOf(kind, units, cell);
    }
    case 'date':
      return (cell) => ({ value: cell.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, isoDay) });
    case 'time':
      return (cell) => ({ value: cell.padStart('00:00'.length, '0') });
    default:
      return (cell) => ({ value: field === 'vin' ? cell.toUpperCase() : cell });
  }
};

/** Returns why the contract refuses a value. */
const faultOf = ({ kind }: DataField, codes: readonly string[]): FaultReason => {
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return codes.some((code) => code.startsWith('too_')) ? 'feed_out_of_range' : 'feed_invalid';
    case 'date':
      return 'feed_not_a_date';
    case 'text':
    case 'lines':
    case 'phone':
      return codes.includes('too_big') ? 'feed_too_long' : 'feed_not_plain';
    default:
      return 'feed_invalid';
  }
};

/** Returns the names and labels of choices, as `plainWord` returns them, with their values. */
const wordsOf = (choices: Extract<DataField, { kind: 'choice' }>['choices']): Words =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([value, label]) =>
      [value, ...textsIn(label)].map((word) => [plainWord(word), value]),
    ),
  );

const wordOf = (words: Readonly<Record<string, string | number>>, cell: string): CellValue => {
  const word = plainWord(cell);
  const value = Object.hasOwn(words, word) ? words[word] : undefined;
  return value === undefined ? { reason: 'feed_unknown_word' } : { value };
};

/** Returns a unit as it is compared. Signs are no words. */
const plainUnit = (text: string): string => plainWord(text) || text.trim();

/** Returns the units that a number may have: '' is none. */
const unitsOf = (field: FeedField, { kind, label }: DataField): ReadonlySet<string> =>
  new Set(
    [
      '',
      ...textsIn(label).flatMap((text) => /\((.+)\)$/.exec(text)?.[1] ?? []),
      ...(UNITS[field] ?? []),
      ...(kind === 'money' ? CURRENCIES : []),
    ].map(plainUnit),
  );

const NUMBER =
  /^(?<before>[^\d-]*)(?<whole>-?(?:[1-9]\d{0,2}(?<sign>[.,' ])\d{3}(?:\k<sign>\d{3})*|\d+))(?:[.,](?<decimals>\d+))?(?<after>\D*)$/;

/**
 * Parses `150`, `150 PS`, `1.968 ccm`, `1998,0`, `9.990,50 €`: a sign before three digits groups them, before others it starts decimals,
 * which whole numbers lose.
 */
const numberOf = (
  kind: 'integer' | 'decimal' | 'money',
  units: ReadonlySet<string>,
  cell: string,
): CellValue => {
  const { before = '', whole = '', decimals = '', after = '' } = NUMBER.exec(cell)?.groups ?? {};
  if (whole === '' || ![before, after].every((text) => units.has(plainUnit(text))))
    return { reason: 'feed_not_a_number' };
  const digits = whole.replace(/[^\d-]/g, '');
  if (kind !== 'integer') return { value: Number(`${digits}.${decimals || 0}`) };
  return decimals.length > 2 ? { reason: 'feed_not_a_number' } : { value: Number(digits) };
};

const isoDay = (_: string, day: string, month: string, year: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

const PARSERS = Object.fromEntries(
  FeedField.options.map((field) => [field, parserOf(field, CAR_FIELDS[field])]),
) as Record<FeedField, Parse>; // one for each field
