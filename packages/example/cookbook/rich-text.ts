import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Formatted text, which the server sanitises when it is stored. */
export const manuals = defineRestResource('manuals', {
  path: 'manuals',
  label: { en: ['Manual', 'Manuals', 'New manual'], fr: ['Manuel', 'Manuels', 'Nouveau manuel'] },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    body: field.richText({ en: 'Text', fr: 'Texte' }),
  },
  menu: { order: 10 },
});
