import type { FaultReason, FeedField } from '../../contract/ftpImport/ftpImport.ts';
import { CarFields } from '../../contract/vehicles/vehicle.ts';
import { plainWord } from './feedText.ts';

/** Dealers' words for body types, as `plainWord` returns them. */
const BODIES: Readonly<Record<string, string>> = {
  sedan: 'sedan',
  saloon: 'sedan',
  limousine: 'sedan',
  stufenheck: 'sedan',
  estate: 'estate',
  wagon: 'estate',
  stationwagon: 'estate',
  touring: 'estate',
  kombi: 'estate',
  variant: 'estate',
  avant: 'estate',
  hatchback: 'hatchback',
  schragheck: 'hatchback',
  fliessheck: 'hatchback',
  kleinwagen: 'hatchback',
  kompakt: 'hatchback',
  suv: 'suv',
  offroad: 'suv',
  gelandewagen: 'suv',
  suvgelandewagen: 'suv',
  suvgelandewagenpickup: 'suv',
  crossover: 'suv',
  coupe: 'coupe',
  sportwagen: 'coupe',
  sportwagencoupe: 'coupe',
  convertible: 'convertible',
  cabrio: 'convertible',
  cabriolet: 'convertible',
  cabrioroadster: 'convertible',
  roadster: 'convertible',
  van: 'van',
  minivan: 'van',
  mpv: 'van',
  vanminibus: 'van',
  vankleinbus: 'van',
  kleinbus: 'van',
  kastenwagen: 'van',
  transporter: 'van',
  pickup: 'pickup',
  pritsche: 'pickup',
  other: 'other',
  andere: 'other',
  sonstige: 'other',
};

const FUELS: Readonly<Record<string, string>> = {
  petrol: 'petrol',
  gasoline: 'petrol',
  benzin: 'petrol',
  super: 'petrol',
  superplus: 'petrol',
  ottomotor: 'petrol',
  diesel: 'diesel',
  electric: 'electric',
  elektro: 'electric',
  elektrisch: 'electric',
  strom: 'electric',
  bev: 'electric',
  hybrid: 'hybrid',
  hybridbenzinelektro: 'hybrid',
  hybriddieselelektro: 'hybrid',
  mildhybrid: 'hybrid',
  vollhybrid: 'hybrid',
  pluginhybrid: 'plug_in_hybrid',
  phev: 'plug_in_hybrid',
  plugin: 'plug_in_hybrid',
  gas: 'gas',
  lpg: 'gas',
  cng: 'gas',
  autogas: 'gas',
  autogaslpg: 'gas',
  erdgas: 'gas',
  erdgascng: 'gas',
  hydrogen: 'hydrogen',
  wasserstoff: 'hydrogen',
  brennstoffzelle: 'hydrogen',
  other: 'other',
  andere: 'other',
  sonstige: 'other',
};

/** A cell's value, or why it is invalid. */
export type CellValue = { readonly value: string | number } | { readonly reason: FaultReason };

/** Parses a cell that is not empty. */
export const cellValue = (field: FeedField, cell: string): CellValue => {
  if (field === 'body_type') return wordOf(BODIES, cell);
  if (field === 'fuel_type') return wordOf(FUELS, cell);
  if (field === 'hp' || field === 'ccm') return numberOf(field, cell);
  const read = CarFields.shape[field].safeParse(field === 'vin' ? cell.toUpperCase() : cell);
  if (read.success) return { value: read.data };
  return {
    reason: read.error.issues.some(({ code }) => code === 'too_big')
      ? 'feed_too_long'
      : 'feed_not_plain',
  };
};

const wordOf = (words: Readonly<Record<string, string>>, cell: string): CellValue => {
  const word = plainWord(cell);
  const value = Object.hasOwn(words, word) ? words[word] : undefined;
  return value === undefined ? { reason: 'feed_unknown_word' } : { value };
};

/** Parses `150`, `150 PS`, `1.968 ccm`, `1998,0`: a point before three digits and a comma before others have their German meaning. */
const numberOf = (field: 'hp' | 'ccm', cell: string): CellValue => {
  const digits =
    /^(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,]\d{1,2})?\s*(?:ps|hp|bhp|ccm|cm³|cm3|cc)?$/i.exec(
      cell,
    )?.[1];
  if (digits === undefined) return { reason: 'feed_not_a_number' };
  const read = CarFields.shape[field].safeParse(Number(digits.replace(/\D/g, '')));
  return read.success && read.data !== null
    ? { value: read.data }
    : { reason: 'feed_out_of_range' };
};
