/** Matches tags that end a line of text. */
const BREAKS = /<(?:br|\/p|\/li|\/h\d|\/div|\/tr)\b[^>]*>/gi;

/** Returns the words of a text with mark-up, on one line. The parsed document is never shown: nothing in it runs or is fetched. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(BREAKS, ' '), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
};

/** Returns a moment in the user's time zone as `YYYY-MM-DD hh:mm:ss`, which spreadsheets read in every language. */
export const momentText = (moment: string | number): string => {
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? String(moment) : time.toLocaleString('sv-SE');
};
