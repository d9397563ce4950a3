import type { RawListParser } from 'basic-ftp';

/** A file or folder on a dealer's server with a safe name: one step of a path, one line, no control characters. */
export interface RemoteEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
  readonly bytes: number;
  /** The server's time of the last change: only comparable with later times of the same server. */
  readonly modified: string;
}

export interface Listing {
  readonly entries: readonly RemoteEntry[];
  /** A refused entry, with a name that can be shown. */
  readonly refused: readonly { readonly name: string; readonly reason: NameRefusal }[];
}

export type NameRefusal =
  | 'import_unsafe_name'
  | 'import_long_name'
  | 'import_link'
  | 'import_unreadable_line';

/** Thrown for a folder with more entries than a dealer's would have. */
export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}

export const MOST_ENTRIES = 10_000;
/** The longest plausible line of a listing. */
const LINE_LENGTH = 2000;
const NAME_LENGTH = 200;
const SHOWN_LENGTH = 120;
const MODIFIED_LENGTH = 60;
/** Line breaks of any kind, NUL, characters that change the writing direction, and bytes that are not UTF-8. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd/\\]/u;
/** MLSD's facts before the name. */
const FACTS = /^(?:[^ ;=]+=[^;]*;)+ /;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Returns why a name is refused; undefined for a safe one. */
export const refusalOf = (name: string): NameRefusal | undefined => {
  if (UNSAFE.test(name) || name.trim() === '' || /^\.+$/.test(name)) return 'import_unsafe_name';
  return name.length > NAME_LENGTH ? 'import_long_name' : undefined;
};

/** Makes any name fit to be shown: one line, shortened. */
export const shownName = (name: string): string => {
  const line = name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH - 1)}…` : line;
};

/**
 * Parses a listing line by line, so that one bad line does not affect others. Entries with unsafe names, links and unreadable lines are
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
  // Parsers stop at some of these characters and would return a different name than the server's.
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

/** Returns whether a line without a result is an MLSD entry that leads out of the folder, which the library drops silently. */
const isHidden = (line: string): boolean =>
  FACTS.test(line) && !/type=[cp]dir/i.test(line) && !/ \.{1,2}$/.test(line);

/** Parses a line; undefined for the folder itself and its parent. */
const parsed = (line: string, parse: RawListParser) => {
  try {
    return parse(line)[0];
  } catch {
    return 'unreadable'; // the library throws for unknown formats and invalid times
  }
};
