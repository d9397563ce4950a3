import { integer, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';

/** Transactions by company, for the operator: a list of companies, each leading to its transactions (specification, chapter 2). */
export const companyTransactions = defineResource('companyTransactions', {
  path: 'transactions-admin',
  label: {
    en: ['Company transactions', 'Company transactions'],
    de: ['Transaktionen der Firma', 'Transaktionen nach Firma'],
  },
  icon: 'wallet',
  api: { admin: { list: adminCompanies.list, one: adminCompanies.one } },
  access: { admin: ['list', 'show'] },
  name: 'title',
  fields: {
    title: text({ en: 'Company', de: 'Firma' }),
    credits: integer({ en: 'Credits', de: 'Guthaben' }, { width: '140px' }),
    tokens: integer({ en: 'Tokens', de: 'Tokens' }, { width: '140px' }),
  },
  list: {
    columns: ['title', 'credits', 'tokens'],
    sort: ['title', 'ASC'],
    search: { en: 'Search name, manager, e-mail …', de: 'Name, Leitung, E-Mail suchen …' },
  },
  form: [
    {
      key: 'transactions',
      tab: { en: 'Transactions', de: 'Transaktionen' },
      list: 'transactions',
      params: { company: 'id' },
    },
  ],
  menu: { order: 50 },
});
