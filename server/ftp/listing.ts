import type { RawListParser } from 'basic-ftp';

/** A file or folder on a dealer's server whose name can be trusted: one step of a path, one line, no control characters. */
export interface RemoteEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
  readonly bytes: number;
  /** When it was changed, as the server tells it: good for comparing with what the same server says later. */
  readonly modified: string;
}

export interface Listing {
  readonly entries: readonly RemoteEntry[];
  /** What was left out, by a name that can be shown. */
  readonly refused: readonly { readonly name: string; readonly reason: NameRefusal }[];
}

export type NameRefusal =
  | 'import_unsafe_name'
  | 'import_long_name'
  | 'import_link'
  | 'import_unreadable_line';

/** A folder that holds more than a dealer's would. */
export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}

export const MOST_ENTRIES = 10_000;
/** Longer lines are no files' any more. */
const LINE_LENGTH = 2000;
const NAME_LENGTH = 200;
const SHOWN_LENGTH = 120;
const MODIFIED_LENGTH = 60;
/** Line breaks of any kind, NUL, what turns the reading direction, and what was written in another character set than UTF-8. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd/\\]/u;
/** What MLSD says before the name. */
const FACTS = /^(?:[^ ;=]+=[^;]*;)+ /;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Why a name is not used, in a path or in an answer; undefined where it may be. */
export const refusalOf = (name: string): NameRefusal | undefined => {
  if (UNSAFE.test(name) || name.trim() === '' || /^\.+$/.test(name)) return 'import_unsafe_name';
  return name.length > NAME_LENGTH ? 'import_long_name' : undefined;
};

/** A name of any kind as it can be shown: one line, not endless. */
export const shownName = (name: string): string => {
  const line = name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH - 1)}…` : line;
};

/**
 * Reads a listing line by line, so that one strange line spoils no other. What has no usable name, is a link or cannot be read at all is
 * refused; of two equal names the first counts. Throws TooManyEntries.
 */
export const readListing = (text: string, parse: RawListParser): Listing => {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !/^total \d+\s*$/.test(line));
  if (lines.length > MOST_ENTRIES) throw new TooManyEntries(`${lines.length} lines`);
  const entries = new Map<string, RemoteEntry>();
  const refused: { name: string; reason: NameRefusal }[] = [];
  for (const line of lines) {
    const read = readLine(line, parse);
    if ('reason' in read) refused.push({ ...read, name: shownName(read.name) });
    else if (read.entry && !entries.has(read.entry.name)) entries.set(read.entry.name, read.entry);
  }
  return { entries: [...entries.values()], refused };
};

type ReadLine =
  | { readonly entry: RemoteEntry | undefined }
  | { readonly name: string; readonly reason: NameRefusal };

const readLine = (line: string, parse: RawListParser): ReadLine => {
  if (line.length > LINE_LENGTH) return { name: line, reason: 'import_long_name' };
  // Parsers stop at some of these, and would see another name than the server has.
  if (CONTROL.test(line)) return { name: line.replace(FACTS, ''), reason: 'import_unsafe_name' };
  const found = parsed(line, parse);
  if (found === 'unreadable') return { name: line, reason: 'import_unreadable_line' };
  if (!found)
    return isHidden(line)
      ? { name: line.replace(FACTS, ''), reason: 'import_unsafe_name' }
      : { entry: undefined };
  const { name, isDirectory, isFile, isSymbolicLink, size } = found;
  const reason = refusalOf(name);
  if (reason) return { name, reason };
  if (isSymbolicLink) return { name, reason: 'import_link' };
  if (!isDirectory && !(isFile && Number.isSafeInteger(size) && size >= 0))
    return { name, reason: 'import_unreadable_line' };
  const modified = (found.modifiedAt?.toISOString() ?? found.rawModifiedAt).slice(
    0,
    MODIFIED_LENGTH,
  );
  return {
    entry: { name, kind: isDirectory ? 'folder' : 'file', bytes: isDirectory ? 0 : size, modified },
  };
};

/** The library keeps quiet about entries of MLSD that lead out of the folder; the folder itself and the one above it are no such. */
const isHidden = (line: string): boolean =>
  FACTS.test(line) && !/type=[cp]dir/i.test(line) && !/ \.{1,2}$/.test(line);

/** Nothing for the folder itself and the one above it. */
const parsed = (line: string, parse: RawListParser) => {
  try {
    return parse(line)[0];
  } catch {
    return 'unreadable'; // the library throws for lines that no known server writes, and for times that are none
  }
};
