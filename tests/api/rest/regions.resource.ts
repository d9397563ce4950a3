import { choice, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Records of the platform: the operator keeps them, managers see all, employees the open ones. */
export const regions = defineRestResource('regions', {
  path: 'regions',
  label: {
    en: ['Region', 'Regions', 'New region'],
    de: ['Region', 'Regionen', 'Neue Region'],
  },
  icon: 'wand',
  belongsTo: 'platform',
  access: {
    admin: ['list', 'show', 'create', 'edit', 'delete', 'close'],
    chief: ['list', 'show', 'export'],
    employee: [
      {
        to: ['list', 'show'],
        where: { state: 'open' },
        why: { en: 'It is closed.', de: 'Sie ist geschlossen.' },
      },
    ],
  },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, unique: true, maxLength: 40 }),
    state: choice(
      { en: 'State', de: 'Status' },
      { open: { en: 'Open', de: 'Offen' }, closed: { en: 'Closed', de: 'Geschlossen' } },
      { initial: 'open' },
    ),
  },
  list: { columns: ['name', 'state'], filters: ['state'], sort: ['name', 'ASC'] },
  form: [{ key: 'region', tab: { en: 'Region', de: 'Region' }, fields: ['name', 'state'] }],
  actions: {
    close: {
      label: { en: 'Close', de: 'Schließen' },
      body: { state: 'closed' },
      when: { state: 'open' },
      why: { en: 'It is closed already.', de: 'Sie ist schon geschlossen.' },
      done: { en: 'Region closed', de: 'Region geschlossen' },
    },
  },
});
