import { text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';

/** The manager's own company and its sub-companies, as choices. */
export const ownedCompanies = defineResource('ownedCompanies', {
  path: 'owned-companies',
  label: { en: ['Company', 'Companies'], de: ['Firma', 'Firmen'] },
  icon: 'building',
  api: { chief: { list: companyCars.ownedCompanies } },
  access: { chief: ['list'] },
  name: 'title',
  fields: { title: text({ en: 'Name', de: 'Name' }) },
});
