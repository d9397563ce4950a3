import { dateTime, email, phone, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminPhotoManagers, adminUsers } from '../../../contract/staff/adminCalls.ts';
import { accessStatus } from '../blocking.fields.ts';
import { staffActions } from '../staff/staffActions.ts';

const { one, save, block, unblock, viewAs } = adminUsers;
const { addCredits: _, ...actions } = staffActions;

/** The operator's photo managers, who manage every company's albums. Must be declared before the albums: its address begins like theirs. */
export const photoManagers = defineResource('photoManagers', {
  path: 'photos/managers',
  label: {
    en: ['Photo manager', 'Photo managers', 'New photo manager'],
    de: ['Fotomanager', 'Fotomanager', 'Neuer Fotomanager'],
  },
  icon: 'people',
  api: { admin: { ...adminPhotoManagers, one, save, block, unblock, viewAs } },
  access: { admin: ['list', 'show', 'create', 'edit', 'block', 'unblock', 'viewAs'] },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }),
    email: email({ en: 'E-mail', de: 'E-Mail' }, { width: '220px' }),
    phone: phone({ en: 'Phone', de: 'Telefon' }, { width: '150px', sort: false }),
    status: accessStatus,
    last_visit: dateTime(
      { en: 'Last visit', de: 'Letzter Besuch' },
      { readOnly: true, width: '140px' },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '140px' }),
  },
  list: {
    columns: ['name', 'email', 'phone', 'status', 'last_visit', 'created_at?'],
    filters: ['status'],
    sort: ['name', 'ASC'],
    search: { en: 'Search name, e-mail, phone …', de: 'Name, E-Mail, Telefon suchen …' },
    empty: {
      en: 'Nobody keeps the albums of every company yet. A company adds photo managers of its own to its staff.',
      de: 'Noch pflegt niemand die Alben aller Firmen. Eine Firma legt eigene Fotomanager bei ihren Mitarbeitern an.',
    },
    above: () => import('../../customRoutes/albums/AlbumParts.tsx'),
  },
  create: ['name', 'email', 'phone'],
  form: [
    {
      key: 'common',
      tab: { en: 'Common', de: 'Allgemein' },
      fields: ['name', 'email', 'phone', 'last_visit'],
    },
  ],
  actions,
});
