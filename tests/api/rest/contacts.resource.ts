import { choice, date, email, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { simpleRest } from '@turntable/declare/rest/sources.ts';

/** Records of a server that speaks the dialect of ra-data-simple-rest. */
export const contacts = defineRestResource('contacts', {
  path: 'contacts',
  label: {
    en: ['Contact', 'Contacts', 'New contact'],
    de: ['Kontakt', 'Kontakte', 'Neuer Kontakt'],
  },
  icon: 'people',
  source: simpleRest('https://crm.example/api', { path: 'people', auth: 'CRM_TOKEN' }),
  access: {
    chief: ['list', 'show', 'create', 'edit', 'delete', 'export'],
    employee: ['list', 'show'],
  },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, maxLength: 80 }),
    mail: email({ en: 'E-mail', de: 'E-Mail' }),
    kind: choice(
      { en: 'Kind', de: 'Art' },
      { buyer: { en: 'Buyer', de: 'Käufer' }, seller: { en: 'Seller', de: 'Verkäufer' } },
    ),
    since: date({ en: 'Since', de: 'Seit' }),
    'address.city': text({ en: 'City', de: 'Ort' }),
  },
  list: {
    columns: ['name', 'kind', 'since'],
    filters: ['kind', { field: 'since', days: ['since_gte', 'since_lte'] }],
    sort: ['name', 'ASC'],
    perPage: 2,
    search: { en: 'Search names …', de: 'Namen suchen …' },
  },
  form: [
    {
      key: 'contact',
      tab: { en: 'Contact', de: 'Kontakt' },
      fields: ['name', 'mail', 'kind', 'since', 'address.city'],
    },
  ],
});
