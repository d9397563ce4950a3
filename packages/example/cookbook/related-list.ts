import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Clients, whose page lists their cars in a tab. */
export const clients = defineRestResource('clients', {
  path: 'clients',
  label: { en: ['Client', 'Clients', 'New client'], fr: ['Client', 'Clients', 'Nouveau client'] },
  icon: 'customers',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
  },
  form: [
    { key: 'data', tab: { en: 'Data', fr: 'Données' }, fields: ['name'] },
    { key: 'cars', tab: { en: 'Cars', fr: 'Voitures' }, list: 'cars', params: { client: 'id' } },
  ],
  menu: { order: 10 },
});

/** Their cars; the filter is what the tab lists them by. */
export const cars = defineRestResource('cars', {
  path: 'cars',
  label: { en: ['Car', 'Cars', 'New car'], fr: ['Voiture', 'Voitures', 'Nouvelle voiture'] },
  icon: 'vehicles',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'plate',
  fields: {
    plate: field.text({ en: 'Plate', fr: 'Plaque' }, { required: true, maxLength: 20 }),
    client: field.reference({ en: 'Client', fr: 'Client' }, 'clients', { required: true }),
  },
  list: { filters: ['client'] },
  menu: { order: 20 },
});
