import { PASSWORD_LENGTH } from '../../contract/accounts/session.ts';
import { PRODUCT_NAME } from '../../contract/product.ts';
import { keepLocale, LOCALES, type Locale, storedLocale } from '../api/session.ts';
import { session as german } from '../i18n/de/session.ts';
import { session as english } from '../i18n/en/session.ts';

export type Text = keyof typeof english;

const TEXTS: Record<Locale, Record<Text, string>> = { en: english, de: german };

/** A text of the chosen language. */
export const say = (text: Text): string =>
  TEXTS[storedLocale()][text]
    .replace('%{min}', String(PASSWORD_LENGTH.min))
    .replace('%{max}', String(PASSWORD_LENGTH.max));

const isText = (key: string | undefined): key is Text => key !== undefined && key in english;

const ATTRIBUTES = { text: 'textContent', label: 'ariaLabel', alt: 'alt' } as const;

/** Writes every marked text of the page in the chosen language. */
export const writeTexts = (title: Text): void => {
  document.documentElement.lang = storedLocale();
  document.title = `${say(title)} · ${PRODUCT_NAME}`;
  for (const [mark, property] of Object.entries(ATTRIBUTES)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
      const key = element.dataset[mark];
      if (isText(key)) Object.assign(element, { [property]: say(key) });
    }
  }
};

/** The language switch: shows the stored choice, keeps a new one. */
export const wireLanguage = (select: HTMLSelectElement, onChange: () => void): void => {
  select.value = storedLocale();
  select.addEventListener('change', () => {
    const locale = LOCALES.find((name) => name === select.value);
    if (locale) keepLocale(locale);
    onChange();
  });
};
