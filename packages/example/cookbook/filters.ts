import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A list with filters for a text, a range of numbers, a choice and a period. */
export const estimates = defineRestResource('estimates', {
  path: 'estimates',
  label: { en: ['Estimate', 'Estimates', 'New estimate'], fr: ['Devis', 'Devis', 'Nouveau devis'] },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    total: field.money({ en: 'Total', fr: 'Total' }, { min: 0 }),
    state: field.choice(
      { en: 'State', fr: 'État' },
      { sent: { en: 'Sent', fr: 'Envoyé' }, agreed: { en: 'Agreed', fr: 'Accepté' } },
      { initial: 'sent' },
    ),
    due: field.date({ en: 'Valid until', fr: 'Valable jusqu’au' }),
  },
  list: {
    filters: [
      'title_q',
      'total_gte',
      'total_lte',
      'state',
      { field: 'due', days: ['due_gte', 'due_lte'] },
    ],
  },
  menu: { order: 10 },
});
