import * as field from '@turntable/declare/define/field.ts';
import { file } from '@turntable/declare/rest/file.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A file of any type up to 25 MB, which browsers save and never show. */
export const reports = defineRestResource('reports', {
  path: 'reports',
  label: {
    en: ['Report', 'Reports', 'New report'],
    fr: ['Rapport', 'Rapports', 'Nouveau rapport'],
  },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    document: file({ en: 'Document', fr: 'Document' }),
  },
  list: { columns: ['title', 'document'] },
  menu: { order: 10 },
});
