import { languageTag } from '@turntable/declare/contract/fields.ts';
import { textIn } from '@turntable/declare/contract/localText.ts';
import { text } from '@turntable/declare/define/field.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { nameOf } from '@turntable/declare/texts/languageName.ts';
import { pluralRules } from '@turntable/declare/texts/plurals.ts';
import { describe, expect, it } from 'vitest';
import { providerOf } from '../../../src/i18n/i18nProvider.ts';
import { inOrder } from '../../../src/i18n/languages.ts';
import { known, languages } from '../../../src/i18n/written.ts';
import { titleIn } from '../../../src/resources/help/inLanguage.ts';

describe('the languages', () => {
  it('are the folders with texts, English first', () => {
    expect(languages()).toEqual(expect.arrayContaining(['en', 'de']));
    expect(inOrder(['fr', 'de', 'en'])).toEqual(['en', 'de', 'fr']);
  });

  it('are English for a choice that the application does not have', () => {
    expect(['de', 'pt'].map(known)).toEqual(['de', 'en']);
  });

  it.each([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['fr', 'Français'],
    ['pt-BR', 'Português (Brasil)'],
  ])('%s is called %s', (language, name) => {
    expect(nameOf(language)).toBe(name);
  });
});

describe('the form of a text for a number', () => {
  it.each([
    ['en', [0, 1, 2], [1, 0, 1]],
    ['de', [0, 1, 1.5], [1, 0, 1]],
    ['fr', [0, 1, 1.5, 2, 1_000_000], [0, 0, 0, 1, 1]],
    ['pl', [1, 2, 5, 12, 22, 1.5], [0, 1, 2, 2, 1, 2]],
    ['ja', [0, 1, 2], [0, 0, 0]],
  ])('is in %s, for %j, %j', (language, counts, forms) => {
    const formOf = pluralRules([language]).pluralTypes[language];
    expect(counts.map((count) => formOf?.(count))).toEqual(forms);
  });
});

describe('a language with a few texts', () => {
  const english = providerOf(
    () => ({
      photos: '%{smart_count} photo |||| %{smart_count} photos',
      save: 'Save',
      hint_operator: 'To all',
    }),
    'en',
    () => false,
  );
  const { translate } = providerOf(
    () => ({ save: 'Enregistrer', hint: 'À vous' }),
    'fr',
    () => true,
    () => english,
  );

  it('has its own texts, and English ones with English plurals where one is missing', () => {
    expect(translate('save')).toBe('Enregistrer');
    expect(translate('photos', { smart_count: 0 })).toBe('0 photos');
    expect(translate('photos', { smart_count: 1 })).toBe('1 photo');
  });

  it('shows the operator the text for the operator, also if only English has it', () => {
    expect(translate('hint')).toBe('To all');
  });

  it('shows the default of a text that no language has', () => {
    expect(translate('unknown', { _: 'Default' })).toBe('Default');
    expect(translate('unknown')).toBe('unknown');
  });
});

describe('a declaration', () => {
  const garages = defineRestResource('garages', {
    path: 'garages',
    label: {
      en: ['Garage', 'Garages', 'New garage'],
      de: ['Werkstatt', 'Werkstätten', 'Neue Werkstatt'],
      fr: ['Garage', 'Garages'],
    },
    icon: 'photos',
    access: { chief: ['list'] },
    name: 'name',
    fields: {
      name: text({ en: 'Name', de: 'Name', fr: 'Nom' }),
      city: text({ en: 'City', de: 'Ort' }),
    },
    list: { columns: ['name', 'city'], sort: ['name', 'ASC'] },
  });

  it('has the labels of more languages that its team writes there, and no others', () => {
    expect(textsOf([garages], 'fr')).toEqual({
      resources: { garages: { name: 'Garage |||| Garages', fields: { name: 'Nom' } } },
    });
  });

  it('has for a region its own labels, and the language’s where it has none', () => {
    const name = text({ en: 'Name', de: 'Name', fr: 'Nom', 'fr-CA': 'Nom complet' });
    expect(textsOf([{ ...garages, fields: { name } }], 'fr-CA')).toEqual({
      resources: { garages: { name: 'Garage |||| Garages', fields: { name: 'Nom complet' } } },
    });
  });
});

describe('a text that is data', () => {
  it.each([
    ['de-AT', 'Paradeiser'],
    ['de', 'Tomate'],
    ['de-CH', 'Tomate'],
    ['fr-CA', 'Tomato'],
  ])('is shown in %s', (language, shown) => {
    expect(textIn({ en: 'Tomato', de: 'Tomate', 'de-AT': 'Paradeiser' }, language)).toBe(shown);
  });

  it.each([
    ['de-AT', 'Hilfe'],
    ['fr', 'Help'],
  ])('is in English or German as the help: %s', (language, title) => {
    expect(titleIn(language, { title_en: 'Help', title_de: 'Hilfe' })).toBe(title);
  });
});

describe('the tag of a language', () => {
  it.each(['fr', 'yue', 'pt-BR', 'zh-Hant', 'zh-Hant-TW'])('may be %s', (tag) => {
    expect(languageTag.safeParse(tag).success).toBe(true);
  });

  it.each(['', 'fr_CA', 'fr-ca', 'french', 'fr-', '../fr'])('is not "%s"', (tag) => {
    expect(languageTag.safeParse(tag).success).toBe(false);
  });
});
