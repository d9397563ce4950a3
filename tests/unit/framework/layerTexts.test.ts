import { messages as german } from '@turntable/declare/texts/de/index.ts';
import { messages as english } from '@turntable/declare/texts/en/index.ts';
import { messages as french } from '@turntable/declare/texts/fr/index.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import { expect, test } from 'vitest';

/** Returns the keys of all texts, such as `ra.action.add`. */
const keysOf = (texts: MessageTree, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${before}${key}.`) : `${before}${key}`,
  );

test.each([
  ['German', german],
  ['French', french],
])('%s has every text of derived screens and of react-admin', (_language, messages) => {
  const present = new Set(keysOf(messages));
  expect(keysOf(english).filter((key) => !present.has(key))).toEqual([]);
});
