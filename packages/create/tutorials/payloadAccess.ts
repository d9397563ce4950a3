import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

const OWN = { where: { created_by: '$user.id' }, why: { en: 'Only your own.' } };

const customers = defineRestResource('customers', {
  path: 'customers',
  label: { en: ['Customer', 'Customers', 'New customer'] },
  icon: 'contacts',
  access: {
    owner: ['list', 'show', 'create', 'edit', 'delete'],
    member: ['list', 'show', 'create', { to: ['edit', 'delete'], ...OWN }],
  },
  name: 'name',
  fields: { name: field.text({ en: 'Name' }, { required: true }) },
  menu: { order: 10 },
});

export const RESOURCES = [customers];
