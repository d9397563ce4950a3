/** Everything the application says in German: what is written, and what is declared. */
export { messages } from '../i18n/de/index.ts';
export { default as declared } from '../resources/texts/de.ts';
