import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { simpleRest } from '@turntable/declare/rest/sources.ts';

/** Records that another server keeps; COOKBOOK_TOKEN holds the credential. */
export const leads = defineRestResource('leads', {
  path: 'leads',
  source: simpleRest('http://localhost:4100/api', { auth: 'COOKBOOK_TOKEN' }),
  label: { en: ['Lead', 'Leads', 'New lead'], fr: ['Piste', 'Pistes', 'Nouvelle piste'] },
  icon: 'customers',
  access: { owner: ['list', 'show'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }),
  },
  menu: { order: 10 },
});
