/** The nonce that the server writes into each page; the Content-Security-Policy blocks styles without it. */
export const styleNonce = document.querySelector<HTMLMetaElement>(
  'meta[property="csp-nonce"]',
)?.nonce;
