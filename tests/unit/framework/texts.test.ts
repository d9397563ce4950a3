import { choice, lines, text } from '@turntable/declare/define/field.ts';
import { defineResource, type Resource } from '@turntable/declare/define/resource.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import { describe, expect, it } from 'vitest';
import { providerOf } from '../../../src/i18n/i18nProvider.ts';
import { adminGarages } from './types/calls.ts';

const SIZE = { en: 'Size', de: 'Größe $&', fr: 'Taille' };
const garages = defineResource('garages', {
  path: 'garages',
  label: {
    en: ['Garage', 'Garages', 'New garage'],
    de: ['Werkstatt', 'Werkstätten', 'Neue Werkstatt'],
  },
  icon: 'building',
  api: { admin: adminGarages },
  access: {
    admin: [
      'list',
      'close',
      { to: 'edit', where: { size: 'small' }, why: { en: 'Only small ones.', de: 'Nur kleine.' } },
    ],
  },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { hint: { en: 'On the door', de: 'An der Tür' } }),
    size: choice(
      { en: 'Size', de: 'Größe' },
      { small: { en: 'Small', de: 'Klein' }, large: { en: 'Large', de: 'Groß' } },
    ),
  },
  list: {
    columns: ['name'],
    sort: ['name', 'ASC'],
    empty: { en: 'No garage.', de: 'Keine Werkstatt.' },
    search: { en: 'Search', de: 'Suchen' },
    filters: [
      {
        name: 'q',
        label: { en: 'Word', de: 'Wort' },
        choices: { a: { en: 'First', de: 'Erstes' } },
      },
    ],
  },
  form: [{ key: 'common', tab: { en: 'Common', de: 'Allgemein' }, fields: ['name'] }],
  actions: {
    close: {
      call: 'close',
      label: { en: 'Close', de: 'Schließen' },
      confirm: { en: 'For good?', de: 'Für immer?' },
      done: { en: 'Closed', de: 'Geschlossen' },
      when: { size: 'small' },
      why: { en: 'Too large.', de: 'Zu groß.' },
      input: { reason: lines({ en: 'Why?', de: 'Warum?' }) },
    },
  },
  menu: { order: 1, label: { en: 'Our garages', de: 'Unsere Werkstätten' } },
});

describe('the texts of a declaration', () => {
  const german = providerOf(
    () => textsOf([garages], 'de'),
    'de',
    () => false,
  ).translate;
  const inGerman = (key: string) => german(`resources.garages.${key}`);

  it('are found by the keys that screens translate', () => {
    expect(german('resources.garages.name', { smart_count: 2 })).toBe('Werkstätten');
    expect(['create', 'empty', 'search', 'menu'].map(inGerman)).toEqual([
      'Neue Werkstatt',
      'Keine Werkstatt.',
      'Suchen',
      'Unsere Werkstätten',
    ]);
    expect(
      ['fields.size', 'hints.name', 'choices.size.large', 'tabs.common'].map(inGerman),
    ).toEqual(['Größe', 'An der Tür', 'Groß', 'Allgemein']);
    expect(['filters.q', 'choices.q.a', 'rights.admin.2'].map(inGerman)).toEqual([
      'Wort',
      'Erstes',
      'Nur kleine.',
    ]);
    expect(
      ['label', 'confirm', 'done', 'why', 'inputs.reason'].map((part) =>
        inGerman(`actions.close.${part}`),
      ),
    ).toEqual(['Schließen', 'Für immer?', 'Geschlossen', 'Zu groß.', 'Warum?']);
  });

  it('name filters by a field and an operator in the language’s words', () => {
    const fields = { ...garages.fields, size: text(SIZE) };
    const filters = ['size_neq', 'name_q', 'gone_q'];
    const declared: Resource = {
      ...garages,
      fields,
      list: { columns: [], sort: ['name', 'ASC'], filters },
    };
    const filter = { q: '%{field} enthält', neq: '%{field} ist nicht' };
    const said = (language: string, operators: MessageTree) =>
      textsOf([declared], language, { list: { filter: operators } }).resources;
    expect(said('de', filter)).toMatchObject({
      garages: { filters: { size_neq: 'Größe $& ist nicht', name_q: 'Name enthält' } },
    });
    expect(said('fr', { neq: '%{field} n’est pas' })).toEqual({
      garages: { fields: { size: 'Taille' }, filters: { size_neq: 'Taille n’est pas' } },
    });
    expect(said('de', {})).not.toHaveProperty('garages.filters'); // no words for the operators
  });

  it('are in one language', () => {
    expect(JSON.stringify(textsOf([garages], 'en'))).not.toMatch(/Werkst|Größe/);
  });

  it('are not two for one key', () => {
    const twice = {
      ...garages,
      list: {
        ...garages.list,
        filters: [
          {
            name: 'size',
            label: { en: '', de: '' },
            choices: { small: { en: 'Tiny', de: 'Winzig' } },
          },
        ],
      },
    };
    expect(() =>
      textsOf(
        [{ ...garages, ...twice, list: { ...twice.list, columns: [], sort: ['name', 'ASC'] } }],
        'en',
      ),
    ).toThrow('choices.size.small');
  });
});
