/** The server writes a nonce per response into the page; styles without it are refused by the Content-Security-Policy. */
export const styleNonce = document.querySelector<HTMLMetaElement>(
  'meta[property="csp-nonce"]',
)?.nonce;
