import { keepLocale, storedLocale } from '@turntable/declare/api/session.ts';
import { PRODUCT_NAME } from '../../brand.ts';
import { session as english } from '../i18n/en/session.ts';

type Texts = Readonly<Record<string, string>>;
const TEXTS = import.meta.glob<Texts>('../i18n/*/session.ts', { eager: true, import: 'session' });

const textsIn = (language: string): Texts | undefined => TEXTS[`../i18n/${language}/session.ts`];
/** Returns the chosen language, if the pages have it, else English. */
const chosen = (): string => (textsIn(storedLocale()) ? storedLocale() : 'en');

/** Which of the two forms the document shows. */
export const page = window.location.pathname === '/forgot-password' ? 'forgot' : 'login';

/** Returns the text of a name; the page's own if it has one: `login_title` for `title`. A message of the server is returned unchanged. */
const say = (name: string): string => {
  const texts: Texts = { ...english, ...textsIn(storedLocale()) };
  return texts[`${page}_${name}`] ?? texts[name] ?? name;
};

const PROPERTIES = { text: 'textContent', label: 'ariaLabel', alt: 'alt' } as const;

/** Writes every marked text of the page in the chosen language. */
export const writeTexts = (): void => {
  document.documentElement.lang = chosen();
  document.title = `${say('title')} · ${PRODUCT_NAME}`;
  for (const [mark, property] of Object.entries(PROPERTIES))
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${mark}]`))
      Object.assign(element, { [property]: say(element.dataset[mark] ?? '') });
};

/** Marks elements with texts by their names, or with words of the server; they follow the language switch. */
export const write = (
  element: HTMLElement,
  text: string,
  mark: keyof typeof PROPERTIES = 'text',
): void => {
  element.dataset[mark] = text;
  Object.assign(element, { [PROPERTIES[mark]]: say(text) });
};

/** Makes the language switch show the stored choice and keep a new one. */
export const wireLanguage = (select: HTMLSelectElement): void => {
  select.value = chosen();
  select.addEventListener('change', () => {
    keepLocale(select.value);
    writeTexts();
  });
};
