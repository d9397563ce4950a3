import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

const ALL = ['list', 'show', 'create', 'edit', 'delete', 'export'] as const;

const contacts = defineRestResource('contacts', {
  path: 'contacts',
  label: { en: ['Contact', 'Contacts', 'New contact'] },
  icon: 'contacts',
  access: { owner: ALL, member: ['list', 'show', 'create', 'edit'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name' }, { required: true, maxLength: 120 }),
    email: field.email({ en: 'E-mail' }, { unique: true }),
    phone: field.phone({ en: 'Phone' }),
    note: field.lines({ en: 'Note' }, { readers: ['owner'] }),
  },
  list: {
    columns: ['name', 'email', 'phone'],
    sort: ['name', 'ASC'],
    search: { en: 'Search …' },
  },
  form: [
    { key: 'data', tab: { en: 'Data' }, fields: ['name', 'email', 'phone', 'note'] },
    { key: 'tasks', tab: { en: 'Tasks' }, list: 'tasks', params: { contact: 'id' } },
  ],
  menu: { order: 10 },
});

const tasks = defineRestResource('tasks', {
  path: 'tasks',
  label: { en: ['Task', 'Tasks', 'New task'] },
  icon: 'tasks',
  access: { owner: [...ALL, 'finish'], member: ['list', 'show', 'create', 'finish'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title' }, { required: true, maxLength: 120 }),
    contact: field.reference({ en: 'Contact' }, 'contacts'),
    due: field.date({ en: 'Due' }),
    state: field.choice(
      { en: 'State' },
      { open: { en: 'Open' }, done: { en: 'Done' } },
      { initial: 'open', readOnly: true },
    ),
  },
  list: {
    columns: ['title', 'contact', 'due', 'state'],
    filters: ['state', 'contact'],
    sort: ['due', 'ASC'],
  },
  form: [{ key: 'data', tab: { en: 'Data' }, fields: ['title', 'contact', 'due', 'state'] }],
  actions: {
    finish: {
      label: { en: 'Finish' },
      done: { en: 'Task finished' },
      body: { state: 'done' },
      when: { state: 'open' },
      why: { en: 'It is done already.' },
      on: ['record', 'row', 'bulk'],
    },
  },
  menu: { order: 20 },
});

export const RESOURCES = [contacts, tasks];
