import { dateTime, flag, richText, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { instructions as calls } from '../../../contract/help/calls.ts';

const { list, one, create, save, remove } = calls;

/** Help articles in both languages (specification, chapter 2: Help). */
export const instructions = defineResource('instructions', {
  path: 'help/instructions',
  label: {
    en: ['Help article', 'Help', 'New help article'],
    de: ['Hilfe-Artikel', 'Hilfe', 'Neuer Hilfe-Artikel'],
  },
  icon: 'help',
  api: {
    admin: { list, one, create, save, remove },
    chief: { list, one },
    employee: { list, one },
  },
  access: {
    admin: ['list', 'show', 'create', 'edit', 'delete'],
    chief: ['list', 'show'],
    employee: ['list', 'show'],
  },
  name: 'title',
  fields: {
    title: text(
      { en: 'Title', de: 'Titel' },
      { readOnly: true, sort: false, cell: () => import('./TitleCell.tsx') },
    ),
    title_en: text({ en: 'Title (English)', de: 'Titel (Englisch)' }),
    body_en: richText(
      { en: 'Text (English)', de: 'Text (Englisch)' },
      { input: () => import('./ArticleEntry.tsx') },
    ),
    title_de: text(
      { en: 'Title (German)', de: 'Titel (Deutsch)' },
      {
        hint: {
          en: 'Leave empty to show the English title',
          de: 'Leer: der englische wird gezeigt',
        },
      },
    ),
    body_de: richText(
      { en: 'Text (German)', de: 'Text (Deutsch)' },
      { input: () => import('./ArticleEntry.tsx') },
    ),
    published: flag(
      { en: 'Published', de: 'Veröffentlicht' },
      { width: '140px', sort: false, readers: ['admin'] },
    ),
    updated_at: dateTime({ en: 'Changed', de: 'Geändert' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: {
      admin: ['title', 'published', 'updated_at'],
      chief: ['title', 'updated_at'],
      employee: ['title', 'updated_at'],
    },
    filters: ['published'],
    sort: ['position', 'ASC'],
    perPage: 100,
    above: () => import('./HelpHead.tsx'),
    search: { en: 'Search the help …', de: 'Hilfe durchsuchen …' },
    empty: {
      en: 'No article has been published yet.',
      de: 'Es wurde noch kein Artikel veröffentlicht.',
    },
  },
  create: ['title_en', 'title_de', 'body_en', 'body_de', 'published'],
  form: [
    {
      key: 'article',
      tab: { en: 'Article', de: 'Artikel' },
      slot: () => import('./ArticleView.tsx'),
    },
    {
      key: 'edit',
      tab: { en: 'Edit', de: 'Bearbeiten' },
      roles: ['admin'],
      fields: ['title_en', 'title_de', 'body_en', 'body_de', 'published'],
    },
  ],
  menu: { order: 60 },
});
