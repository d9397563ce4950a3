import {
  holdsFiles,
  isRestColumn,
  type KindName,
  ownFields,
  type RestDeclaration,
  type RestFields,
} from '../../contract/rest/declaration.ts';
import { restValue } from '../../contract/rest/values.ts';
import { getTableColumns } from '../db/drizzle.ts';
import type { RestTable } from '../db/tables.ts';
import type { Signing } from '../files/signing.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { invalidField } from '../refusal.ts';
import { sanitizeRichText } from '../richText.ts';
import { reads } from './rights.ts';

export type Values = Record<string, unknown>;

/** Prefix of these files' keys: a record must not reference, and so never delete, files of others. */
export const REST_FILE = 'rest';

/** How keys of files end that are no pictures; browsers save them and never show them. */
export const FILE_EXTENSION = 'bin';

/** The longest name of a file in an address: 200 characters of up to four bytes, each written as `%20`. */
const LONGEST_NAME = 2400;

/** Returns the key of a stored picture or file; a file's name is stored behind it. */
const keyIn = (stored: string): string => stored.split('#', 1)[0] ?? '';

/** Returns what is stored of a file's address: its key, and its name if it has one. Throws 422 for an address that is neither signed by us nor the record's present one. */
const storedOf = (
  signing: Signing,
  name: string,
  kind: KindName,
  address: unknown,
  present: readonly unknown[],
): string => {
  if (typeof address !== 'string' || !URL.canParse(address, 'http://localhost'))
    throw invalidField(name, 'invalid_value');
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
  const key = pathname.slice('/api/files/'.length);
  const isOurs = signing.isValid(
    key,
    searchParams.get('expires') ?? '',
    searchParams.get('signature') ?? '',
  );
  // Addresses expire; accept the record's present one, so that a form can stay open for long.
  const isPresent = present.some((stored) => keyIn(String(stored)) === key);
  const isOfKind = (kind === 'file') === key.endsWith(`.${FILE_EXTENSION}`);
  const isTooLong = hash.length > LONGEST_NAME + 1;
  if (!key.startsWith(`${REST_FILE}-`) || !isOfKind || isTooLong || !(isOurs || isPresent))
    throw invalidField(name, 'invalid_value');
  return kind === 'file' ? `${key}${hash}` : key;
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
      const keys = [value].flat().map((address) => storedOf(signing, name, kind, address, former));
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

/** Returns what the caller reads of a record; pictures and files have addresses that are valid without a token for a day or two. */
export const viewOf = (
  signing: Signing,
  declared: RestDeclaration,
  principal: CurrentPrincipal,
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
            : addressOf(signing, String(value)),
        ];
      }),
  );

const addressOf = (signing: Signing, stored: string): string => {
  const key = keyIn(stored);
  return `${signing.urlOf(key)}${stored.slice(key.length)}`;
};

/** Returns the keys of a record's pictures and files. */
export const keysIn = ({ fields }: RestDeclaration, record: Values): string[] =>
  ownFields(fields).flatMap(([name, field]) =>
    holdsFiles(field)
      ? [record[name]]
          .flat()
          .flatMap((stored) => (typeof stored === 'string' ? [keyIn(stored)] : []))
      : [],
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
