import { text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';

/** Companies without a parent, which can be attached (specification, chapter 7). */
export const unattachedCompanies = defineResource('unattachedCompanies', {
  path: 'unattached-companies',
  label: { en: ['Company', 'Companies'], de: ['Firma', 'Firmen'] },
  icon: 'building',
  api: { admin: { list: adminCompanies.unattached, one: adminCompanies.one } },
  access: { admin: ['list'] },
  name: 'title',
  fields: { title: text({ en: 'Name', de: 'Name' }) },
});
