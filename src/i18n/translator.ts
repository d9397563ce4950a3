import type { MessageTree } from './translated.ts';

/** What a text needs: values for its `%{places}`, how many (`smart_count`), and `_`, the text where the key is unknown. */
export interface Values {
  smart_count?: number;
  _?: string;
  [name: string]: unknown;
}

/** What ends the key of a text that is the operator's: `hint_operator` beside `hint`. */
const OPERATORS = '_operator';

const find = (
  messages: MessageTree,
  key: string,
  isOperator: () => boolean,
): string | undefined => {
  let around: MessageTree = messages;
  const path = key.split('.');
  const name = path.pop() ?? '';
  for (const part of path) {
    const place = around[part];
    if (typeof place !== 'object') return undefined;
    around = place;
  }
  const [text, operators] = [around[name], around[name + OPERATORS]];
  if (typeof operators === 'string' && isOperator()) return operators;
  return typeof text === 'string' ? text : undefined;
};

/** `one |||| many`: English and German both say "one" for exactly 1. */
const inNumber = (text: string, count: number | undefined): string => {
  const forms = text.split('||||');
  return (forms[count === undefined || count === 1 ? 0 : 1] ?? text).trim();
};

/**
 * Texts in the phrase format of react-admin's messages. A key without a text is shown as it is. Where the operator reads something else
 * than a company's people, the text for the operator stands beside theirs.
 */
export const translator =
  (messages: MessageTree, isOperator: () => boolean = () => false) =>
  (key: string, values: Values = {}): string => {
    const text = find(messages, key, isOperator) ?? values._ ?? key;
    const chosen = text.includes('||||') ? inNumber(text, values.smart_count) : text;
    return chosen.replace(/%\{(\w+)\}/g, (place, name: string) =>
      values[name] === undefined ? place : String(values[name]),
    );
  };
