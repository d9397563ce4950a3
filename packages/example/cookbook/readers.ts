import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Money that the owner alone can read, write, filter and sort by. */
export const products = defineRestResource('products', {
  path: 'products',
  label: {
    en: ['Product', 'Products', 'New product'],
    fr: ['Produit', 'Produits', 'Nouveau produit'],
  },
  icon: 'parts',
  access: {
    owner: ['list', 'show', 'create', 'edit', 'delete'],
    mechanic: ['list', 'show', 'create', 'edit', 'delete'],
  },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
    cost: field.money({ en: 'Cost', fr: 'Prix d’achat' }, { min: 0, readers: ['owner'] }),
  },
  list: { columns: ['name', 'cost?'] },
  menu: { order: 10 },
});
