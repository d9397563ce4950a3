import {
  dateTime,
  email,
  image,
  integer,
  json,
  lines,
  reference,
  status,
  text,
} from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminSupport } from '../../../contract/support/calls.ts';

/** Support requests from company users to the operator; reached from the header (specification, chapter 2: Layout; docs/decisions/messages.md). */
export const feedback = defineResource('feedback', {
  path: 'support',
  label: { en: ['Support request', 'Support requests'], de: ['Supportanfrage', 'Supportanfragen'] },
  icon: 'help',
  api: { admin: adminSupport },
  access: { admin: ['list', 'show', 'take', 'finish', 'reopen'] },
  name: 'subject',
  fields: {
    subject: text({ en: 'Subject', de: 'Betreff' }, { sort: false }),
    state: status(
      { en: 'State', de: 'Status' },
      {
        new: { en: 'New', de: 'Neu', tone: 'warning' },
        in_progress: { en: 'In progress', de: 'In Arbeit', tone: 'info' },
        done: { en: 'Done', de: 'Erledigt', tone: 'success' },
      },
      { sort: false },
    ),
    text: lines({ en: 'Message', de: 'Nachricht' }),
    sender_name: text({ en: 'Sender', de: 'Absender' }, { width: '180px', sort: false }),
    sender_email: email(
      { en: 'Answer by e-mail', de: 'Per E-Mail antworten' },
      { cell: () => import('./AnswerLink.tsx') },
    ),
    company: text({ en: 'Company', de: 'Firma' }, { width: '200px', sort: false }),
    page: text({ en: 'Page', de: 'Seite' }, { sort: false }),
    car_id: reference({ en: 'Vehicle', de: 'Fahrzeug' }, 'adminCars'),
    screenshot: image({
      en: 'The page as the sender saw it',
      de: 'Die Seite, wie der Absender sie sah',
    }),
    files: json({ en: 'Files', de: 'Dateien' }, { cell: () => import('./FeedbackFiles.tsx') }),
    files_count: integer({ en: 'Files', de: 'Dateien' }, { width: '100px', sort: false }),
    created_at: dateTime({ en: 'Received', de: 'Eingegangen' }, { width: '150px' }),
  },
  list: {
    columns: ['subject', 'state', 'sender_name', 'company', 'files_count', 'created_at', 'page?'],
    filters: [
      'state',
      { name: 'company', label: { en: 'Company', de: 'Firma' }, reference: 'companyChoices' },
    ],
    sort: ['created_at', 'DESC'],
    above: () => import('../complaints/ComplaintsLink.tsx'),
    search: { en: 'Search subject, text, sender …', de: 'Betreff, Text, Absender suchen …' },
    empty: { en: 'Nobody has written yet.', de: 'Noch hat niemand geschrieben.' },
  },
  form: [
    {
      key: 'message',
      tab: { en: 'Message', de: 'Nachricht' },
      fields: [
        'state',
        'created_at',
        'sender_name',
        'company',
        'sender_email',
        'page',
        'car_id',
        'text',
        'files',
        'screenshot',
      ],
    },
  ],
  actions: {
    take: {
      call: 'setState',
      label: { en: 'Take up', de: 'Übernehmen' },
      icon: 'person',
      body: { state: 'in_progress' },
      on: ['record', 'row', 'bulk'],
      when: { state: 'new' },
      why: { en: 'Somebody has taken it up already.', de: 'Das hat schon jemand übernommen.' },
      done: { en: 'In progress', de: 'In Arbeit' },
    },
    finish: {
      call: 'setState',
      label: { en: 'Mark as done', de: 'Als erledigt markieren' },
      icon: 'check',
      body: { state: 'done' },
      on: ['record', 'row', 'bulk'],
      when: { state: { not: 'done' } },
      why: { en: 'It is done already.', de: 'Das ist schon erledigt.' },
      done: { en: 'Done', de: 'Erledigt' },
    },
    reopen: {
      call: 'setState',
      label: { en: 'Reopen', de: 'Wieder öffnen' },
      icon: 'back',
      body: { state: 'new' },
      when: { state: { not: 'new' } },
      why: { en: 'It is new.', de: 'Die Anfrage ist noch neu.' },
      done: { en: 'Reopened', de: 'Wieder geöffnet' },
    },
  },
});
