import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

const ALL = ['list', 'show', 'create', 'edit', 'delete'] as const;
const NAME = field.text({ en: 'Name' }, { required: true });

const authors = defineRestResource('authors', {
  path: 'authors',
  label: { en: ['Author', 'Authors', 'New author'] },
  icon: 'contacts',
  access: { owner: ALL },
  name: 'name',
  fields: {
    name: NAME,
    email: field.email({ en: 'E-mail' }, { required: true, unique: true }),
    created_at: field.dateTime({ en: 'Created' }, { readOnly: true }),
  },
  form: [
    { key: 'data', tab: { en: 'Data' }, fields: ['name', 'email'] },
    { key: 'posts', tab: { en: 'Posts' }, list: 'posts', params: { author: 'id' } },
  ],
  menu: { order: 10 },
});

const posts = defineRestResource('posts', {
  path: 'posts',
  label: { en: ['Post', 'Posts', 'New post'] },
  icon: 'tasks',
  access: { owner: ALL },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title' }, { required: true }),
    content: field.richText({ en: 'Content' }),
    author: field.reference({ en: 'Author' }, 'authors'),
    tags: field.references({ en: 'Tags' }, 'tags'),
  },
  list: { filters: ['author'] },
  menu: { order: 20 },
});

const tags = defineRestResource('tags', {
  path: 'tags',
  label: { en: ['Tag', 'Tags', 'New tag'] },
  icon: 'tasks',
  access: { owner: ALL },
  name: 'name',
  fields: { name: NAME },
});

export const RESOURCES = [authors, posts, tags];
