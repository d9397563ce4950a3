import { choice, dateTime, integer, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import { transactions as own } from '../../../contract/balance/transactionCalls.ts';

const xlsx = {
  call: 'download',
  label: { en: 'Excel file', de: 'Excel-Datei' },
  icon: 'download',
  on: ['list'],
  opens: true,
  done: { en: 'The file is on its way', de: 'Die Datei ist unterwegs' },
} as const;

/** Changes of the balances (specification, chapters 2, 3 and 7). */
export const transactions = defineResource('transactions', {
  path: 'transactions',
  label: { en: ['Transaction', 'Transactions'], de: ['Transaktion', 'Transaktionen'] },
  icon: 'wallet',
  api: { chief: own, employee: own, admin: adminTransactions },
  access: {
    chief: ['list', 'download'],
    employee: ['list', 'download'],
    admin: ['list', 'download'],
  },
  name: 'vehicle',
  fields: {
    created_at: dateTime({ en: 'Time', de: 'Zeit' }, { width: '160px' }),
    vehicle: text({ en: 'Vehicle', de: 'Fahrzeug' }, { sort: false }),
    type: choice(
      { en: 'Type', de: 'Art' },
      {
        vehicle_token: { en: 'Vehicle processed (1 token)', de: 'Fahrzeug, mit Token' },
        vehicle_credit: { en: 'Vehicle, with a credit', de: 'Fahrzeug, mit Guthaben' },
        vehicle_staff_credit: {
          en: "Vehicle, with staff's credit",
          de: 'Fahrzeug, mit Mitarbeiterguthaben',
        },
        tokens_added: { en: 'Tokens added', de: 'Tokens hinzugefügt' },
        tokens_removed: { en: 'Tokens removed', de: 'Tokens entfernt' },
        credits_added: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
        credits_for_tokens: { en: 'Credits for tokens', de: 'Guthaben für Tokens' },
        credits_to_staff: { en: 'Credits to staff', de: 'Guthaben an Mitarbeiter' },
        staff_credits_added: { en: 'Staff credits added', de: 'Mitarbeiterguthaben hinzugefügt' },
      },
      { width: '230px', sort: false },
    ),
    amount: integer({ en: 'Amount', de: 'Anzahl' }, { width: '110px' }),
    user_name: text({ en: 'By', de: 'Von' }, { width: '180px', sort: false }),
    company_title: text({ en: 'Company', de: 'Firma' }, { width: '180px', sort: false }),
  },
  list: {
    columns: ['created_at', 'vehicle', 'type', 'amount', 'user_name', 'company_title?'],
    filters: [
      'type',
      { field: 'created_at', days: ['date_from', 'date_to'] },
      { name: 'company_id', label: { en: 'Company', de: 'Firma' }, reference: 'ownedCompanies' },
      { name: 'user_id', label: { en: 'By', de: 'Von' }, reference: 'users' },
      {
        name: 'charged_for',
        label: { en: 'Charged for', de: 'Abgebucht für' },
        choices: { vehicle: { en: 'Vehicles', de: 'Fahrzeuge' } },
      },
    ],
    sort: ['created_at', 'DESC'],
    rowTo: 'none',
    empty: {
      en: 'Nothing has been charged or added yet.',
      de: 'Es wurde noch nichts abgebucht oder hinzugefügt.',
    },
    above: () => import('./TransactionSums.tsx'),
  },
  actions: { download: xlsx },
  menu: { order: 40, roles: ['chief'] },
});
