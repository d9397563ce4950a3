import type { MessageTree } from './translated.ts';

/** What a text needs: values for its `%{places}`, how many (`smart_count`), and `_`, the text where the key is unknown. */
export interface Values {
  smart_count?: number;
  _?: string;
  [name: string]: unknown;
}

const find = (messages: MessageTree, key: string): string | undefined => {
  let place: MessageTree | string | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[part];
  }
  return typeof place === 'string' ? place : undefined;
};

/** `one |||| many`: English and German both say "one" for exactly 1. */
const inNumber = (text: string, count: number | undefined): string => {
  const forms = text.split('||||');
  return (forms[count === undefined || count === 1 ? 0 : 1] ?? text).trim();
};

/** Texts in the phrase format of react-admin's messages. A key without a text is shown as it is. */
export const translator =
  (messages: MessageTree) =>
  (key: string, values: Values = {}): string => {
    const text = find(messages, key) ?? values._ ?? key;
    const chosen = text.includes('||||') ? inNumber(text, values.smart_count) : text;
    return chosen.replace(/%\{(\w+)\}/g, (place, name: string) => (values[name] === undefined ? place : String(values[name])));
  };
