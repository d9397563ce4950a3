import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A search over all readable text fields; it needs nothing but its placeholder. */
export const contacts = defineRestResource('contacts', {
  path: 'contacts',
  label: {
    en: ['Contact', 'Contacts', 'New contact'],
    fr: ['Contact', 'Contacts', 'Nouveau contact'],
  },
  icon: 'customers',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
    email: field.email({ en: 'E-mail', fr: 'E-mail' }),
    note: field.lines({ en: 'Note', fr: 'Remarque' }),
  },
  list: { search: { en: 'Search name, e-mail, note …', fr: 'Nom, e-mail, remarque …' } },
  menu: { order: 10 },
});
