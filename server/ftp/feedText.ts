const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** As much as tells the encoding of a text. */
const PROBE_BYTES = 4096;

/** A list's text: UTF-8, UTF-16 (with or without its mark) or, where it is neither, Windows-1252, in which every byte means something. */
export const decodeFeed = (bytes: Uint8Array): string => {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes); // leaves the mark out
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Latin letters have a zero beside them in UTF-16, on one side. */
const wideEncoding = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const probe = bytes.subarray(0, PROBE_BYTES);
  const zeros = [0, 1].map(
    (side) => probe.filter((byte, index) => index % 2 === side && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < probe.length / 5) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** What stands between the heads of a list's first line, outside of quotes, most often. */
export const delimiterOf = (text: string): string => {
  const [heads = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = DELIMITERS.map((delimiter) => heads.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
};

/** A word without accents, spaces and signs: `Leistung (PS)` and `leistung_ps` are one. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
