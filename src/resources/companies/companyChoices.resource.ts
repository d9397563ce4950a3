import { text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';

/** All companies as choices of a drop-down list (specification, chapters 6 and 9). */
export const companyChoices = defineResource('companyChoices', {
  path: 'company-choices',
  label: { en: ['Company', 'Companies'], de: ['Firma', 'Firmen'] },
  icon: 'building',
  api: { admin: { list: adminCompanies.dropout, one: adminCompanies.one } },
  access: { admin: ['list'] },
  name: 'title',
  fields: { title: text({ en: 'Name', de: 'Name' }) },
});
