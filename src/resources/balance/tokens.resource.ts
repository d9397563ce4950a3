import { dateTime, flag, status, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanyTokens, companyTokens } from '../../../contract/balance/tokenCalls.ts';

const unused = {
  to: 'delete',
  where: { used: 0 },
  why: {
    en: 'Used tokens can’t be deleted.',
    de: 'Ein Token, mit dem ein Fahrzeug bezahlt wurde, bleibt.',
  },
} as const;

/** Tokens, each of which pays for one vehicle; 12 a page (specification, chapters 2, 3, 7 and 9). */
export const tokens = defineResource('tokens', {
  path: 'tokens',
  label: { en: ['Token', 'Tokens', 'New token'], de: ['Token', 'Tokens', 'Neuer Token'] },
  icon: 'ticket',
  api: { chief: companyTokens, admin: adminCompanyTokens },
  access: {
    chief: ['list', 'create', 'export', unused],
    admin: ['list', 'create', 'export', unused],
  },
  name: 'name',
  fields: {
    name: text(
      { en: 'Name', de: 'Name' },
      {
        cell: () => import('./TokenCell.tsx'),
        hint: { en: 'May stay empty', de: 'Darf leer bleiben' },
      },
    ),
    status: status(
      { en: 'Status', de: 'Status' },
      {
        active: { en: 'Active', de: 'Aktiv', tone: 'success' },
        used: { en: 'Used', de: 'Verbraucht', tone: 'neutral' },
        blocked: { en: 'Blocked', de: 'Gesperrt', tone: 'danger' },
      },
      { width: '130px', sort: false },
    ),
    used: flag({ en: 'Used', de: 'Verbraucht' }, { readOnly: true, width: '110px', sort: false }),
    active: flag({ en: 'Active', de: 'Aktiv' }, { readOnly: true, width: '100px', sort: false }),
    last_used_at: dateTime(
      { en: 'Last used', de: 'Zuletzt verwendet' },
      { readOnly: true, width: '160px' },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '160px' }),
  },
  list: {
    columns: ['name', 'status', 'last_used_at', 'created_at', 'used?', 'active?'],
    filters: ['status'],
    sort: ['created_at', 'DESC'],
    perPage: 12,
    rowTo: 'none',
    search: { en: 'Search name …', de: 'Name suchen …' },
    empty: {
      en: 'A token pays one vehicle. A new one is made of one of the credits.',
      de: 'Mit einem Token wird ein Fahrzeug bezahlt. Ein neuer entsteht aus einem Guthaben.',
    },
  },
  create: ['name'],
  outcomes: { created: 'token_created', deleted: 'token_deleted' },
  menu: { order: 65, roles: ['chief'] },
});
