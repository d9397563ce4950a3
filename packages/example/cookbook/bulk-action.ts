import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** An action for all selected records of a list, with a value that the user enters. */
export const tasks = defineRestResource('tasks', {
  path: 'tasks',
  label: { en: ['Task', 'Tasks', 'New task'], fr: ['Tâche', 'Tâches', 'Nouvelle tâche'] },
  icon: 'jobs',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete', 'finish'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    state: field.choice(
      { en: 'State', fr: 'État' },
      { open: { en: 'Open', fr: 'Ouverte' }, done: { en: 'Done', fr: 'Terminée' } },
      { initial: 'open', readOnly: true },
    ),
    hours: field.integer({ en: 'Hours', fr: 'Heures' }, { min: 0, max: 100 }),
  },
  list: { columns: ['title', 'state'] },
  actions: {
    finish: {
      label: { en: 'Finish', fr: 'Terminer' },
      input: {
        hours: field.integer({ en: 'Hours', fr: 'Heures' }, { required: true, min: 0, max: 100 }),
      },
      body: { state: 'done' },
      when: { state: 'open' },
      why: { en: 'It is done already.', fr: 'Elle est déjà terminée.' },
      done: { en: 'Task finished', fr: 'Tâche terminée' },
      on: ['record', 'bulk'],
    },
  },
  menu: { order: 10 },
});
