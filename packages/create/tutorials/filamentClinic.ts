import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

const ALL = ['list', 'show', 'create', 'edit', 'delete'] as const;
const NAME = field.text({ en: 'Name' }, { required: true, maxLength: 255 });

const owners = defineRestResource('owners', {
  path: 'owners',
  label: { en: ['Owner', 'Owners', 'New owner'] },
  icon: 'contacts',
  access: { owner: ALL, member: ALL },
  name: 'name',
  fields: {
    name: NAME,
    email: field.email({ en: 'E-mail address' }, { required: true, maxLength: 255 }),
    phone: field.phone({ en: 'Phone number' }, { required: true }),
  },
  list: { search: { en: 'Search' } },
  menu: { order: 20 },
});

const patients = defineRestResource('patients', {
  path: 'patients',
  label: { en: ['Patient', 'Patients', 'New patient'] },
  icon: 'tasks',
  access: { owner: ALL, member: ALL },
  name: 'name',
  fields: {
    name: NAME,
    type: field.choice(
      { en: 'Type' },
      { cat: { en: 'Cat' }, dog: { en: 'Dog' }, rabbit: { en: 'Rabbit' } },
      { required: true },
    ),
    date_of_birth: field.date({ en: 'Date of birth' }, { required: true }),
    owner: field.reference({ en: 'Owner' }, 'owners', { required: true }),
  },
  list: { filters: ['type', 'owner'], search: { en: 'Search' } },
  form: [
    { key: 'data', tab: { en: 'Data' }, fields: ['name', 'type', 'date_of_birth', 'owner'] },
    { key: 'treatments', tab: { en: 'Treatments' }, list: 'treatments', params: { patient: 'id' } },
  ],
  menu: { order: 10 },
});

const treatments = defineRestResource('treatments', {
  path: 'treatments',
  label: { en: ['Treatment', 'Treatments', 'New treatment'] },
  icon: 'tasks',
  access: { owner: ALL, member: ALL },
  name: 'description',
  fields: {
    description: field.text({ en: 'Description' }, { required: true, maxLength: 255 }),
    notes: field.lines({ en: 'Notes' }, { maxLength: 65535 }),
    price: field.money({ en: 'Price' }, { max: 42949672.95 }),
    patient: field.reference({ en: 'Patient' }, 'patients', { required: true }),
    created_at: field.dateTime({ en: 'Created' }, { readOnly: true }),
  },
  list: { filters: ['patient'], sort: ['created_at', 'DESC'] },
});

export const RESOURCES = [owners, patients, treatments];
