import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A right to edit that is limited to the user’s own records, with the reason for the others. */
export const notes = defineRestResource('notes', {
  path: 'notes',
  label: { en: ['Note', 'Notes', 'New note'], fr: ['Note', 'Notes', 'Nouvelle note'] },
  icon: 'jobs',
  access: {
    owner: ['list', 'show', 'create', 'edit', 'delete'],
    mechanic: [
      'list',
      'show',
      'create',
      {
        to: ['edit', 'delete'],
        where: { created_by: '$user.id' },
        why: { en: 'Only your own notes.', fr: 'Seulement vos propres notes.' },
      },
    ],
  },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
  },
  menu: { order: 10 },
});
