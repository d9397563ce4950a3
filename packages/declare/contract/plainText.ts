const LINE_BREAK = /[\r\n\u0085\u2028\u2029]/;
const TAG = /<\s*[a-z!/?]/i;

export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text);
/** Returns whether a text contains anything that a browser could interpret as the start of a tag. */
export const hasHtml = (text: string): boolean => TAG.test(text);

const WEB_PROTOCOL = /^https?:\/\//i;
/** Returns whether a text is an absolute http or https address: other schemes could run code when clicked. */
export const isWebAddress = (text: string): boolean =>
  WEB_PROTOCOL.test(text) && URL.canParse(text);
