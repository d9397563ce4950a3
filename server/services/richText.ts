import sanitize from 'sanitize-html';

/**
 * What the operator's editor makes and a reader may see: text with its structure, and links that leave no trace of where they were
 * clicked. Everything else is dropped when a text is stored; what can run goes with its content.
 */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
      ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark'],
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], p: ['style'], h1: ['style'], h2: ['style'], h3: ['style'] },
    allowedStyles: { '*': { 'text-align': [/^(left|center|right|justify)$/] } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
  }).trim();
