const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Number of bytes that suffice to detect the encoding. */
const PROBE_BYTES = 4096;

/** Decodes a list: UTF-8, UTF-16 (with or without byte order mark), else Windows-1252, in which every byte is valid. */
export const decodeFeed = (bytes: Uint8Array): string => {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes); // drops the byte order mark
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Detects UTF-16 without a byte order mark: its Latin letters have a zero byte on one side. Returns undefined for other encodings. */
const wideEncoding = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const probe = bytes.subarray(0, PROBE_BYTES);
  const zeros = [0, 1].map(
    (side) => probe.filter((byte, index) => index % 2 === side && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < probe.length / 5) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** Returns the most frequent delimiter outside of quotes in a list's first line. */
export const delimiterOf = (text: string): string => {
  const [heads = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = DELIMITERS.map((delimiter) => heads.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
};

/** Removes accents, spaces and signs: `Leistung (PS)` and `leistung_ps` become equal. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
