import type { Signing } from '../../../storage/signing.ts';
import { invalidField } from '../../shared/refusal.ts';

/** How the keys of these files begin: a record must not name, and so never remove, what belongs to others. */
export const REST_FILE = 'rest';

interface StoredFile {
  readonly $file: string;
}
type Fields = Readonly<Record<string, unknown>>;

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && '$file' in value;

const eachValue = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value);

const changed = (
  fields: Fields,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      eachValue(value, (one) => change(one, name)),
    ]),
  );

/** Fields as they are stored: addresses of pictures become their keys. Throws 422 for one that was not handed out by us and is not in `present`. */
export const withKeys = (
  signing: Signing,
  fields: Fields,
  present: readonly string[] = [],
): Record<string, unknown> =>
  changed(fields, (value, name) => {
    if (typeof value !== 'string' || !value.startsWith('/api/files/')) return value;
    const { pathname, searchParams } = new URL(value, 'http://localhost');
    const key = pathname.slice('/api/files/'.length);
    const isOurs = signing.isValid(
      key,
      searchParams.get('expires') ?? '',
      searchParams.get('signature') ?? '',
    );
    // An address runs out; one that the record has had all along stays good in a form that was open for long.
    if (!key.startsWith(`${REST_FILE}-`) || !(isOurs || present.includes(key)))
      throw invalidField(name, 'invalid_value');
    return { $file: key } satisfies StoredFile;
  });

/** Fields as they are answered: keys become addresses, good without a token for a day or two. */
export const withAddresses = (signing: Signing, fields: Fields): Record<string, unknown> =>
  changed(fields, (value) => (isStoredFile(value) ? signing.urlOf(value.$file) : value));

/** The keys of the pictures that stored fields name. */
export const keysIn = (fields: Fields): string[] =>
  Object.values(fields)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isStoredFile)
    .map(({ $file }) => $file);
