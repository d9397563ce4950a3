import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Values that a new record has unless the user gives others. */
export const reminders = defineRestResource('reminders', {
  path: 'reminders',
  label: {
    en: ['Reminder', 'Reminders', 'New reminder'],
    fr: ['Rappel', 'Rappels', 'Nouveau rappel'],
  },
  icon: 'visits',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    days: field.integer({ en: 'Days before', fr: 'Jours avant' }, { min: 0, initial: 7 }),
    channel: field.choice(
      { en: 'Sent by', fr: 'Envoyé par' },
      { mail: { en: 'E-mail', fr: 'E-mail' }, post: { en: 'Post', fr: 'Courrier' } },
      { initial: 'mail' },
    ),
  },
  menu: { order: 10 },
});
