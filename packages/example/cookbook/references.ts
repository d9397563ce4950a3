import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Spare parts that repairs refer to. */
export const spares = defineRestResource('spares', {
  path: 'spares',
  label: {
    en: ['Spare part', 'Spare parts', 'New spare part'],
    fr: ['Pièce', 'Pièces', 'Nouvelle pièce'],
  },
  icon: 'parts',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
  },
  menu: { order: 10 },
});

/** Repairs with any number of spare parts. */
export const repairs = defineRestResource('repairs', {
  path: 'repairs',
  label: {
    en: ['Repair', 'Repairs', 'New repair'],
    fr: ['Réparation', 'Réparations', 'Nouvelle réparation'],
  },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    spares: field.references({ en: 'Spare parts', fr: 'Pièces' }, 'spares'),
  },
  list: { filters: ['spares'] },
  menu: { order: 20 },
});
