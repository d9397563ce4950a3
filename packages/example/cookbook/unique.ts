import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A value that no two records of a company share. */
export const tools = defineRestResource('tools', {
  path: 'tools',
  label: { en: ['Tool', 'Tools', 'New tool'], fr: ['Outil', 'Outils', 'Nouvel outil'] },
  icon: 'parts',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
    serial: field.text(
      { en: 'Serial number', fr: 'Numéro de série' },
      { required: true, unique: true, maxLength: 40 },
    ),
  },
  menu: { order: 10 },
});
