import sanitize from 'sanitize-html';

const TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
];

/**
 * What the operator's editor makes and a reader may see: text with its structure, and links that leave no trace of where they were
 * clicked. Everything else is dropped when a text is stored; what can run goes with its content. `pictureOf` says under which address
 * a picture is kept, or that it is none of ours; without it no picture stays.
 */
export const sanitizeRichText = (
  html: string,
  pictureOf?: (address: string) => string | undefined,
): string =>
  sanitize(html, {
    allowedTags: pictureOf ? [...TAGS, 'img'] : TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      // a place in the same text is no other page
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: href.startsWith('#')
          ? { href }
          : { ...(href && { href }), rel: 'noopener noreferrer', target: '_blank' },
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src: pictureOf?.(src) ?? '', alt },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
