import { dateTime, flag, integer, lines, references } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminNotifications } from '../../../contract/notifications/adminCalls.ts';
import { notifications as own } from '../../../contract/notifications/calls.ts';

/** Notifications: the operator writes them, companies read them (specification, chapters 2, 3 and 7). */
export const notifications = defineResource('notifications', {
  path: { admin: 'notifications-admin', chief: 'notifications', employee: 'notifications' },
  label: {
    en: ['Notification', 'Notifications', 'New notification'],
    de: ['Benachrichtigung', 'Benachrichtigungen', 'Neue Benachrichtigung'],
  },
  icon: 'bell',
  api: { admin: adminNotifications, chief: own, employee: own },
  access: {
    admin: ['list', 'show', 'create', 'delete'],
    chief: ['list', 'show'],
    employee: ['list', 'show'],
  },
  name: 'text',
  fields: {
    text: lines(
      { en: 'Text', de: 'Text' },
      {
        sort: false,
        hint: { en: 'In English', de: 'Auf Englisch' },
      },
    ),
    text_de: lines(
      { en: 'Text (German)', de: 'Text (Deutsch)' },
      {
        sort: false,
        readers: ['admin'],
        hint: {
          en: 'Leave empty to show the English text',
          de: 'Leer: der englische wird gezeigt',
        },
      },
    ),
    read: flag(
      { en: 'Read', de: 'Gelesen' },
      { readOnly: true, width: '110px', sort: false, readers: ['chief', 'employee'] },
    ),
    to_all: flag(
      { en: 'To all', de: 'An alle' },
      { readOnly: true, width: '110px', sort: false, readers: ['admin'] },
    ),
    company_ids: references({ en: 'Companies', de: 'Firmen' }, 'companyChoices', {
      readers: ['admin'],
      sort: false,
      hint: { en: 'Empty: all companies', de: 'Leer: alle Firmen' },
    }),
    reads_count: integer(
      { en: 'Readers', de: 'Leser' },
      { readOnly: true, width: '110px', sort: false, readers: ['admin'] },
    ),
    created_at: dateTime({ en: 'Sent', de: 'Gesendet' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: {
      admin: ['text', 'to_all', 'reads_count', 'created_at'],
      chief: ['text', 'read', 'created_at'],
      employee: ['text', 'read', 'created_at'],
    },
    sort: ['created_at', 'DESC'],
    perPage: 100,
    search: { en: 'Search text …', de: 'Text suchen …' },
    empty: {
      en: 'No notification has been sent yet.',
      de: 'Es wurde noch keine Benachrichtigung gesendet.',
    },
  },
  create: ['text', 'text_de', 'company_ids'],
  form: [
    {
      key: 'common',
      tab: { en: 'Notification', de: 'Benachrichtigung' },
      fields: ['text', 'text_de', 'company_ids', 'reads_count', 'created_at'],
    },
  ],
  menu: { order: 55, roles: ['admin'] },
});
