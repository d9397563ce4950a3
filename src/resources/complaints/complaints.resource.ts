import {
  choice,
  dateTime,
  flag,
  lines,
  reference,
  status,
  text,
} from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { periodChoices } from '../periods.ts';

const { list, one } = adminComplaints;

/** Problems that companies report with finished pictures; also reached from the list of support requests (docs/decisions/vehicles.md). */
export const complaints = defineResource('complaints', {
  path: 'complaints',
  label: { en: ['Reported problem', 'Reported problems'], de: ['Reklamation', 'Reklamationen'] },
  icon: 'report',
  api: { admin: { list, one } },
  access: { admin: ['list', 'show'] },
  name: 'vehicle',
  fields: {
    vehicle: text({ en: 'Vehicle', de: 'Fahrzeug' }, { sort: false }),
    state: status(
      { en: 'State', de: 'Status' },
      {
        open: { en: 'Open', de: 'Offen', tone: 'warning' },
        answered: { en: 'Answered', de: 'Beantwortet', tone: 'success' },
        declined: { en: 'Declined', de: 'Abgelehnt', tone: 'neutral' },
      },
      { width: '140px', sort: false },
    ),
    about: choice(
      { en: 'About', de: 'Betrifft' },
      {
        cutout: { en: 'Cut-out', de: 'Freistellung' },
        plate: { en: 'Licence plate', de: 'Kennzeichen' },
        background: { en: 'Background', de: 'Hintergrund' },
        colour: { en: 'Colour', de: 'Farbe' },
        position: { en: 'Position', de: 'Position' },
        other: { en: 'Something else', de: 'Sonstiges' },
      },
      { width: '150px', sort: false },
    ),
    text: lines({ en: 'What is wrong', de: 'Was nicht stimmt' }, { sort: false }),
    sender_name: text({ en: 'Sender', de: 'Absender' }, { width: '160px', sort: false }),
    company: text({ en: 'Company', de: 'Firma' }, { width: '180px', sort: false }),
    car_id: reference({ en: 'Vehicle’s page', de: 'Seite des Fahrzeugs' }, 'adminCars', {
      sort: false,
    }),
    corrected: flag(
      { en: 'Corrected picture', de: 'Nachgebessertes Bild' },
      { width: '170px', sort: false },
    ),
    created_at: dateTime({ en: 'Received', de: 'Eingegangen' }, { width: '150px' }),
  },
  list: {
    columns: [
      'vehicle',
      'state',
      'about',
      'text',
      'company',
      'sender_name?',
      'created_at',
      'corrected?',
    ],
    filters: [
      'state',
      'about',
      { name: 'created_in', label: { en: 'Received', de: 'Eingegangen' }, choices: periodChoices },
      { name: 'company', label: { en: 'Company', de: 'Firma' }, reference: 'companyChoices' },
    ],
    sort: ['created_at', 'DESC'],
    search: { en: 'Search text, answer, sender …', de: 'Text, Antwort, Absender suchen …' },
    empty: { en: 'No problem has been reported yet.', de: 'Noch hat niemand reklamiert.' },
  },
  form: [
    {
      key: 'case',
      tab: { en: 'Reported problem', de: 'Reklamation' },
      slot: () => import('./ComplaintView.tsx'),
    },
  ],
  menu: { order: 25, badge: () => import('./OpenComplaintsBadge.tsx') },
});
