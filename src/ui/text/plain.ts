const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};
/** What ends a line of text. */
const BREAKS = /<(?:br|\/p|\/li|\/h\d|\/div|\/tr)\b[^>]*>/gi;

/** The words of a text with mark-up, on one line. They are shown as text: nothing in them can run. */
export const plainText = (html: string): string =>
  html
    .replace(BREAKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** An address that may become a link: only the web's own. */
export const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
};

/** A moment in the user's time, `YYYY-MM-DD hh:mm:ss`: every spreadsheet reads it, in every language. */
export const momentText = (moment: string | number): string => {
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? String(moment) : time.toLocaleString('sv-SE');
};
