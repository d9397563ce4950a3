import type { Config } from 'dompurify';

/** DOMPurify rules for formatted text, which the server has sanitised too. Inline styles would violate the content security policy. */
export const RICH_TEXT_RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
  ADD_ATTR: ['target'],
} as const satisfies Config;
