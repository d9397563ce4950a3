import { dateTime, integer, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminSubCompanies } from '../../../contract/companies/adminSubCompanyCalls.ts';
import { subCompanies as own } from '../../../contract/companies/calls.ts';
import { accessStatus } from '../blocking.fields.ts';

/** A company's sub-companies (specification, chapters 2 and 7: attach, detach). */
export const subCompanies = defineResource('subCompanies', {
  path: 'subcompanies',
  label: { en: ['Sub-company', 'Sub-companies'], de: ['Unterfirma', 'Unterfirmen'] },
  icon: 'building',
  api: { admin: adminSubCompanies, chief: own, employee: own },
  access: {
    admin: ['list', 'export', 'attach', 'detach'],
    chief: ['list', 'export'],
    employee: ['list', 'export'],
  },
  name: 'title',
  fields: {
    title: text({ en: 'Name', de: 'Name' }),
    status: accessStatus,
    chief_name: text({ en: 'Manager', de: 'Leitung' }, { width: '180px', sort: false }),
    credits: integer({ en: 'Credits', de: 'Guthaben' }, { width: '110px' }),
    tokens: integer({ en: 'Tokens', de: 'Tokens' }, { width: '110px' }),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { width: '140px' }),
  },
  list: {
    columns: ['title', 'status', 'chief_name', 'credits', 'tokens', 'created_at'],
    filters: ['status'],
    sort: ['title', 'ASC'],
    rowTo: { resource: 'companies' },
    search: { en: 'Search name, manager, e-mail …', de: 'Name, Leitung, E-Mail suchen …' },
    empty: { en: 'No company belongs to this one.', de: 'Zu dieser Firma gehört keine andere.' },
  },
  actions: {
    attach: {
      call: 'attach',
      label: { en: 'Add sub-company', de: 'Unterfirma hinzufügen' },
      icon: 'link',
      on: ['list'],
      screen: 'add-subcompany',
      done: 'subcompany_attached',
    },
    detach: {
      call: 'detach',
      label: { en: 'Detach', de: 'Lösen' },
      icon: 'unlink',
      on: ['row', 'bulk'],
      body: { company_id: '$id' },
      confirm: {
        en: 'The company stands on its own again.',
        de: 'Die Firma ist danach wieder eigenständig.',
      },
      done: 'subcompany_detached',
    },
  },
});
