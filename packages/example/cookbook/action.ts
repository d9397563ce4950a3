import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A change with conditions of its own, for a role that may not edit the record. */
export const orders = defineRestResource('orders', {
  path: 'orders',
  label: {
    en: ['Order', 'Orders', 'New order'],
    fr: ['Commande', 'Commandes', 'Nouvelle commande'],
  },
  icon: 'suppliers',
  access: {
    owner: ['list', 'show', 'create', 'edit', 'delete'],
    mechanic: ['list', 'show', 'receive'],
  },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    state: field.choice(
      { en: 'State', fr: 'État' },
      { open: { en: 'Open', fr: 'Ouverte' }, done: { en: 'Done', fr: 'Terminée' } },
      { initial: 'open', readOnly: true },
    ),
  },
  actions: {
    receive: {
      label: { en: 'Receive', fr: 'Réceptionner' },
      body: { state: 'done' },
      when: { state: 'open' },
      why: { en: 'It was received already.', fr: 'Elle est déjà réceptionnée.' },
      done: { en: 'Order received', fr: 'Commande réceptionnée' },
    },
  },
  menu: { order: 10 },
});
