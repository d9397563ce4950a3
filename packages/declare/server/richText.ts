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
 * Sanitises text of the operator's editor: keeps its structure, and links without a referrer, which would show where they were
 * clicked. Drops everything else, and scripts with their content. `pictureOf` returns the address under which
 * a picture is kept, or undefined for a foreign one; without it all pictures are dropped.
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
