import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A value that the server computes from the record at every save. */
export const invoices = defineRestResource('invoices', {
  path: 'invoices',
  label: {
    en: ['Invoice', 'Invoices', 'New invoice'],
    fr: ['Facture', 'Factures', 'Nouvelle facture'],
  },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    hours: field.decimal({ en: 'Hours', fr: 'Heures' }, { min: 0, initial: 0 }),
    rate: field.money({ en: 'Rate an hour', fr: 'Tarif horaire' }, { min: 0, initial: 60 }),
    total: field.money(
      { en: 'Total', fr: 'Total' },
      { computed: ({ hours, rate }) => Number(hours) * Number(rate) },
    ),
  },
  list: { columns: ['title', 'total'] },
  menu: { order: 10 },
});
