import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { jsonServer } from '@turntable/declare/rest/sources.ts';

const source = jsonServer('https://jsonplaceholder.typicode.com');

const users = defineRestResource('users', {
  path: 'users',
  source,
  label: { en: ['User', 'Users', 'New user'] },
  icon: 'contacts',
  access: { owner: ['list', 'show'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name' }),
    email: field.email({ en: 'E-mail' }),
    phone: field.phone({ en: 'Phone' }),
    website: field.url({ en: 'Website' }),
    'company.name': field.text({ en: 'Company' }),
  },
  menu: { order: 20 },
});

const posts = defineRestResource('posts', {
  path: 'posts',
  source,
  label: { en: ['Post', 'Posts', 'New post'] },
  icon: 'tasks',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title' }),
    userId: field.reference({ en: 'User' }, 'users'),
    body: field.lines({ en: 'Body' }),
  },
  list: { filters: ['userId'], search: { en: 'Search' } },
  menu: { order: 10 },
});

export const RESOURCES = [users, posts];
