import type { Config } from 'dompurify';

/** What of a text with mark-up reaches the page; the server has been through it before. Styles of its own would break the page's policy. */
export const RICH_TEXT_RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
  ADD_ATTR: ['target'],
} as const satisfies Config;
