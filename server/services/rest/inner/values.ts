import { getTableColumns } from 'drizzle-orm';
import {
  holdsFiles,
  isRestColumn,
  ownFields,
  type RestDeclaration,
  type RestFields,
} from '../../../../contract/rest/declaration.ts';
import { restValue } from '../../../../contract/rest/values.ts';
import type { RestTable } from '../../../db/restTables.ts';
import type { Signing } from '../../../storage/signing.ts';
import type { Principal } from '../../scope/principal.ts';
import { invalidField } from '../../shared/refusal.ts';
import { sanitizeRichText } from '../../shared/richText.ts';
import { reads } from './rights.ts';

export type Values = Record<string, unknown>;

/** Prefix of these files' keys: a record must not reference, and so never delete, files of others. */
export const REST_FILE = 'rest';

/** Returns the key of a picture's address. Throws 422 for an address that is neither signed by us nor the record's present one. */
const keyOf = (
  signing: Signing,
  name: string,
  address: unknown,
  present: readonly unknown[],
): string => {
  if (typeof address !== 'string' || !URL.canParse(address, 'http://localhost'))
    throw invalidField(name, 'invalid_value');
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const key = pathname.slice('/api/files/'.length);
  const isOurs = signing.isValid(
    key,
    searchParams.get('expires') ?? '',
    searchParams.get('signature') ?? '',
  );
  // Addresses expire; accept the record's present one, so that a form can stay open for long.
  if (!key.startsWith(`${REST_FILE}-`) || !(isOurs || present.includes(key)))
    throw invalidField(name, 'invalid_value');
  return key;
};

/** Returns values as stored: empty texts as null, rich text sanitised, addresses of pictures as their keys. */
export const asStored = (
  signing: Signing,
  fields: RestFields,
  sent: Values,
  present: Values = {},
): Values =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
      const kind = fields[name]?.kind;
      if (value === undefined) return [];
      if (value === null || value === '') return [[name, null]];
      if (kind === 'richText') return [[name, sanitizeRichText(String(value)) || null]];
      if (!kind || !holdsFiles({ kind })) return [[name, value]];
      const former = [present[name]].flat();
      const keys = [value].flat().map((address) => keyOf(signing, name, address, former));
      return [[name, kind === 'images' ? keys : keys[0]]];
    }),
  );

/** Converts a row to a record: timestamps as ISO 8601. */
export const recordOf = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Converts a record to a row: timestamps as the driver takes them. */
export const rowOf = (table: RestTable, record: Values): Values => {
  const columns = getTableColumns(table) as Record<string, { dataType: string }>;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && columns[name]?.dataType === 'date' ? new Date(value) : value,
    ]),
  );
};

/** What the caller reads of a record; pictures by addresses that are good without a token for a day or two. */
export const viewOf = (
  signing: Signing,
  declared: RestDeclaration,
  principal: Principal,
  record: Values,
): Values =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name === 'id' || name === 'version' || reads(declared, principal, name))
      .map(([name, value]) => {
        const field = declared.fields[name];
        if (!field || !holdsFiles(field) || value === null) return [name, value];
        return [
          name,
          Array.isArray(value)
            ? value.map((key) => signing.urlOf(key))
            : signing.urlOf(String(value)),
        ];
      }),
  );

/** Returns the keys of a record's pictures. */
export const keysIn = ({ fields }: RestDeclaration, record: Values): string[] =>
  ownFields(fields).flatMap(([name, field]) =>
    holdsFiles(field) ? [record[name]].flat().filter((key) => typeof key === 'string') : [],
  );

/** Returns the default values of a new record. */
export const initialValues = ({ fields }: RestDeclaration): Values =>
  Object.fromEntries(
    ownFields(fields).flatMap(([name, { initial }]) =>
      initial === undefined ? [] : [[name, initial]],
    ),
  );

/** Returns a record's computed fields. */
export const computed = ({ fields }: RestDeclaration, record: Values): Values =>
  Object.fromEntries(
    ownFields(fields).flatMap(([name, { computed: workOut }]) =>
      workOut ? [[name, workOut(record) ?? null]] : [],
    ),
  );

/** Checks values from hooks and computed fields. Throws 422 for one that its field cannot hold. */
export const checked = ({ fields }: RestDeclaration, given: Values): Values => {
  const own = Object.fromEntries(ownFields(fields));
  for (const [name, value] of Object.entries(given)) {
    const field = own[name];
    if (!field) throw new TypeError(`A hook sets ${name}, which is no field`);
    if (!restValue(field).safeParse(value).success) throw invalidField(name, 'invalid_value');
  }
  return given;
};

/** Returns the declared fields, without those that the server sets. */
export const ownValues = (record: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isRestColumn(name)));
