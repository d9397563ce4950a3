import type { Resource } from '@turntable/declare/define/resource.ts';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../../../src/i18n/de/index.ts';
import { messages as english } from '../../../src/i18n/en/index.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

// Texts in places with little room, in both languages: this finds one that is too long without a browser. The limits are what the places can
// hold; tests/screens checks that they fit.

/** Maximum lengths in characters: of the whole text, and of a single word, which cannot be wrapped. */
const ROOM = {
  'an entry of the menu': { text: 25, word: 19 },
  'a tab': { text: 30, word: 18 },
  'the button for a new record': { text: 24, word: 18 },
  'the button of an action': { text: 26, word: 16 },
  'the heading of a column': { text: 24, word: 18 },
  'a filter': { text: 20, word: 18 },
  'a chip': { text: 14, word: 14 },
} as const;
type Place = keyof typeof ROOM;

interface Said {
  en: string | readonly string[];
  de: string | readonly string[];
}

/** Returns the forms of a name that a place shows: one record, several, a new one. */
const formOf = ({ en, de }: Resource['label'], place: 0 | 1 | 2): Said => ({
  en: en[place] ?? '',
  de: de[place] ?? '',
});

const columnsOf = ({ list, fields }: Resource): Said[] => {
  const columns = Object.values(list?.columns ?? []).flat();
  const names = new Set(
    columns.map((column) => (typeof column === 'string' ? column.replace('?', '') : '')),
  );
  return Object.entries(fields).flatMap(([name, { label }]) => (names.has(name) ? [label] : []));
};

const chipsOf = ({ fields }: Resource): Said[] =>
  Object.values(fields).flatMap(({ kind, choices = {} }) =>
    kind === 'status' ? Object.values(choices) : [],
  );

const declared: Record<Place, (resource: Resource) => readonly Said[]> = {
  'an entry of the menu': ({ menu, label }) => (menu ? [menu.label ?? formOf(label, 1)] : []),
  'a tab': ({ form = [], label }) => [
    ...form.flatMap(({ tab }) => (tab ? [tab] : [])),
    formOf(label, 1),
  ],
  'the button for a new record': ({ label }) => (label.en.length > 2 ? [formOf(label, 2)] : []),
  'the button of an action': ({ actions = {} }) => Object.values(actions).map(({ label }) => label),
  'the heading of a column': columnsOf,
  'a filter': ({ list }) =>
    (list?.filters ?? []).flatMap((filter) =>
      typeof filter === 'object' && 'label' in filter ? [filter.label] : [],
    ),
  'a chip': chipsOf,
};

/** Texts of screens that are not declared. */
const WRITTEN: Partial<Record<Place, readonly Said[]>> = {
  'an entry of the menu': [
    { en: english.shell.menu.profile, de: german.shell.menu.profile },
    { en: english.settings.title, de: german.settings.title },
  ],
  'a tab': [
    { en: english.settings.basic.title, de: german.settings.basic.title },
    { en: english.settings.apply.tab, de: german.settings.apply.tab },
    { en: english.settings.views.title, de: german.settings.views.title },
    { en: english.ftp.title, de: german.ftp.title },
    { en: Object.values(english.settings.groups), de: Object.values(german.settings.groups) },
  ],
};

const wordsOf = (text: string): string[] => text.split(/[\s-]+/);

describe.each(Object.entries(ROOM) as [Place, { text: number; word: number }][])(
  '%s',
  (place, room) => {
    const said = [...RESOURCES.flatMap(declared[place]), ...(WRITTEN[place] ?? [])];

    it.each(['en', 'de'] as const)('has room for its text (%s)', (language) => {
      const texts = said.flatMap((one) => one[language]);
      expect(texts.length).toBeGreaterThan(5);
      const tooLong = texts.filter(
        (text) => text.length > room.text || wordsOf(text).some(({ length }) => length > room.word),
      );
      expect([...new Set(tooLong)]).toEqual([]);
    });
  },
);
