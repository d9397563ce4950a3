/** Everything the application says in English: what is written, and what is declared. */
export { messages } from '../i18n/en/index.ts';
export { default as declared } from '../resources/texts/en.ts';
