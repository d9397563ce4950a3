import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../../../brand.ts';
import { messages as de } from '../../../src/i18n/de/index.ts';
import { session as deSession } from '../../../src/i18n/de/session.ts';
import { messages as en } from '../../../src/i18n/en/index.ts';
import { session as enSession } from '../../../src/i18n/en/session.ts';
import { providerOf } from '../../../src/i18n/i18nProvider.ts';

const TEXTS = {
  a: { b: 'Hello %{name}' },
  cars: 'one car |||| %{smart_count} cars',
  welcome: 'Welcome to %{product}',
};
const { translate } = providerOf(
  () => TEXTS,
  'en',
  () => false,
);

describe('a text', () => {
  it('contains its values', () => {
    expect(translate('a.b', { name: 'Ada' })).toBe('Hello Ada');
    expect(translate('a.b')).toBe('Hello %{name}');
  });

  it('names the product', () => {
    expect(translate('welcome')).toBe(`Welcome to ${PRODUCT_NAME}`);
  });

  it('is in the singular or plural', () => {
    expect(translate('cars', { smart_count: 1 })).toBe('one car');
    expect(translate('cars', { smart_count: 0 })).toBe('0 cars');
    expect(translate('cars', { smart_count: 7 })).toBe('7 cars');
    expect(translate('cars')).toBe('one car');
  });

  it('that is unknown is its default, else its key', () => {
    expect(translate('a.c', { _: 'Other' })).toBe('Other');
    expect(translate('a.c')).toBe('a.c');
    expect(translate('a.b.c')).toBe('a.b.c');
    expect(translate('')).toBe('');
  });
});

const leaves = (tree: MessageTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object'
      ? leaves(value, `${path}${key}.`)
      : [[path + key, value ?? ''] as [string, string]],
  );
const places = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort();

describe('German', () => {
  const german = new Map([...leaves(de), ...leaves(deSession, 'session.')]);
  const both = [...leaves(en), ...leaves(enSession, 'session.')];

  it('has every text that English has', () => {
    expect(both.filter(([key]) => !german.has(key)).map(([key]) => key)).toEqual([]);
  });

  it('uses only values that English has', () => {
    const odd = both.filter(([key, text]) =>
      places(german.get(key) ?? '').some((name) => !places(text).includes(name)),
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });
});
