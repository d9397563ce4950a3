const LINE_BREAK = /[\r\n\u0085\u2028\u2029]/;
const TAG = /<\s*[a-z!/?]/i;

export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text);
/** Anything that a browser could take for the start of a tag. */
export const hasHtml = (text: string): boolean => TAG.test(text);

const WEB_PROTOCOL = /^https?:\/\//i;
/** A whole address on the web: http or https and nothing else, so that a click on it never runs anything. */
export const isWebAddress = (text: string): boolean =>
  WEB_PROTOCOL.test(text) && URL.canParse(text);
