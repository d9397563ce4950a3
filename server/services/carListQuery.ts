import type { z } from 'zod';
import type { adminCarQuery, companyCarQuery } from '../../contract/calls/carQuery.ts';
import type { Order, Place, Sort } from './carListCursor.ts';

type Filters = Omit<z.output<typeof companyCarQuery> & z.output<typeof adminCarQuery>, 'page' | 'per_page' | 'order' | 'after' | 'sort'>;
export type CarFilters = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** The column that each order follows; with the id behind it every row has one place. */
const SORT_COLUMN: Record<Sort, { name: string; type: string }> = {
  updated_at: { name: 'updated_at', type: 'timestamptz' },
  created_at: { name: 'created_at', type: 'timestamptz' },
  vehicle_name: { name: 'name_key', type: 'text' },
  vin: { name: 'vin', type: 'text' },
  state: { name: 'state', type: 'text' },
  photos_count: { name: 'photos_count', type: 'integer' },
  ftp_upload_date: { name: 'ftp_key', type: 'timestamptz' },
  id: { name: 'id', type: 'integer' },
};

/** What users expect first: what changed last, and names from A. */
export const defaultOrder = (sort: Sort): Order => (sort === 'vehicle_name' || sort === 'vin' || sort === 'state' ? 'ASC' : 'DESC');

/** Collects a statement's values. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Enumerated values are written out, so that the planner knows how many rows have them; the contract's schema lets only words through. */
const word = (value: string): string => {
  if (!/^\w+$/.test(value)) throw new TypeError(`Not a word: ${value}`);
  return `'${value}'`;
};

/** Conditions on `cars`, all but those on company and text. Days are UTC days. */
export const filterConditions = (filters: CarFilters, values: Values): string[] => {
  const conditions: string[] = [];
  const { state, moderation, ftp } = filters;
  if (state === 'quality_check' || state === 'to_fix') conditions.push(`moderation = ${word(state)}`);
  else if (state) conditions.push(`state = ${word(state)}`);
  if (moderation === 'premoderation') conditions.push("moderation = 'quality_check'");
  if (moderation === 'to_fix') conditions.push("moderation = 'to_fix'");
  if (filters.body_type) conditions.push(`body_type = ${word(filters.body_type)}`);
  if (filters.fuel_type) conditions.push(`fuel_type = ${word(filters.fuel_type)}`);
  if (ftp) conditions.push(ftp === 'never' ? 'ftp_upload_state is null' : `ftp_upload_state = ${word(ftp)}`);
  if (filters.from_ftp !== undefined) conditions.push(`from_ftp = ${filters.from_ftp}`);
  if (filters.changed_from) conditions.push(`updated_at >= (${values.add(filters.changed_from, 'text')}::timestamp at time zone 'UTC')`);
  if (filters.changed_to) {
    conditions.push(`updated_at < ((${values.add(filters.changed_to, 'text')}::timestamp + interval '1 day') at time zone 'UTC')`);
  }
  return conditions;
};

/** A pattern that finds the text anywhere in the searched columns. */
export const searchPattern = (q: string): string => `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export const afterCondition = (sort: Sort, order: Order, place: Place, values: Values): string => {
  const { name, type } = SORT_COLUMN[sort];
  const side = order === 'ASC' ? '>' : '<';
  if (name === 'id') return `id ${side} ${values.add(place.id, 'integer')}`;
  return `(${name}, id) ${side} (${values.add(place.key, 'text')}::${type}, ${values.add(place.id, 'integer')})`;
};

export const orderBy = (sort: Sort, order: Order): string => {
  const { name } = SORT_COLUMN[sort];
  return name === 'id' ? `id ${order}` : `${name} ${order}, id ${order}`;
};

export const sortColumn = (sort: Sort): string => SORT_COLUMN[sort].name;
