import {
  choice,
  dateTime,
  email,
  image,
  integer,
  phone,
  text,
} from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanyUsers, adminUsers } from '../../../contract/staff/adminCalls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import { accessStatus } from '../blocking.fields.ts';
import { staffActions } from './staffActions.ts';

/** Columns that are hidden until they are chosen. */
const MORE = [
  'phone?',
  'token_limit?',
  'effective_token_limit?',
  'tokens_spent?',
  'created_at?',
] as const;

/** A company's staff, for its manager and for the operator (specification, chapters 2, 3 and 7). */
export const users = defineResource('users', {
  path: { chief: 'profile/staff', admin: 'staff' },
  label: {
    en: ['Member of staff', 'Staff', 'New user'],
    de: ['Mitarbeiter', 'Mitarbeiter', 'Neuer Mitarbeiter'],
  },
  icon: 'people',
  api: {
    chief: {
      ...companyUsers,
      avatar: companyUsers.uploadAvatar,
      'avatar.remove': companyUsers.removeAvatar,
    },
    admin: {
      ...adminUsers,
      ...adminCompanyUsers,
      avatar: adminUsers.uploadAvatar,
      'avatar.remove': adminUsers.removeAvatar,
    },
  },
  access: {
    chief: [
      'list',
      'show',
      'create',
      'export',
      {
        to: ['edit', 'block', 'unblock'],
        where: { role: { not: 'chief' } },
        why: {
          en: "Only the operator can change the company's manager.",
          de: 'Die Leitung der Firma kann nur der Betreiber ändern.',
        },
      },
      'addCredits',
    ],
    admin: ['list', 'show', 'create', 'edit', 'export', 'block', 'unblock', 'viewAs'],
  },
  name: 'name',
  fields: {
    avatar: image(
      { en: 'Picture', de: 'Bild' },
      { width: '72px', sort: false, cell: () => import('./PortraitCell.tsx') },
    ),
    name: text({ en: 'Name', de: 'Name' }),
    email: email(
      { en: 'E-mail', de: 'E-Mail' },
      {
        width: '220px',
        hint: {
          en: 'A new address counts once it is confirmed from there',
          de: 'Eine neue Adresse gilt, sobald sie von dort bestätigt ist',
        },
      },
    ),
    phone: phone({ en: 'Phone', de: 'Telefon' }, { width: '150px', sort: false }),
    role: choice(
      { en: 'Role', de: 'Rolle' },
      {
        employee: { en: 'Employee', de: 'Mitarbeiter' },
        photo_manager: { en: 'Photo manager', de: 'Fotomanager' },
        chief: { en: 'Manager', de: 'Leitung' },
        admin: { en: 'Operator', de: 'Betreiber' },
      },
      { width: '128px', initial: 'employee' },
    ),
    status: accessStatus,
    token_limit: integer(
      { en: 'Token limit', de: 'Token-Limit' },
      {
        width: '120px',
        sort: false,
        hint: { en: 'Empty: as many as the company has', de: 'Leer: so viele, wie die Firma hat' },
      },
    ),
    effective_token_limit: integer(
      { en: 'Tokens allowed', de: 'Erlaubte Tokens' },
      {
        readOnly: true,
        width: '152px',
        sort: false,
        hint: {
          en: "The limit, or the company's tokens",
          de: 'Das Limit oder die Tokens der Firma',
        },
      },
    ),
    tokens_spent: integer(
      { en: 'Tokens spent', de: 'Verbrauchte Tokens' },
      { readOnly: true, width: '172px', sort: false },
    ),
    credits: integer(
      { en: 'Own credits', de: 'Eigenes Guthaben' },
      { readOnly: true, width: '184px' },
    ),
    last_visit: dateTime(
      { en: 'Last visit', de: 'Letzter Besuch' },
      { readOnly: true, width: '140px' },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '140px' }),
  },
  list: {
    columns: {
      chief: ['avatar', 'name', 'email', 'role', 'status', 'credits', 'last_visit', ...MORE],
      // fewer, for they are beside the parts of the company's page
      admin: ['avatar', 'name', 'email', 'role', 'status', 'credits?', 'last_visit?', ...MORE],
    },
    filters: ['status', 'role'],
    sort: ['name', 'ASC'],
    search: { en: 'Search name, e-mail, phone …', de: 'Name, E-Mail, Telefon suchen …' },
    empty: { en: 'Add the first member of staff.', de: 'Legen Sie den ersten Mitarbeiter an.' },
    above: () => import('../../customRoutes/accounts/StaffTabs.tsx'),
  },
  create: ['name', 'email', 'phone', 'role', 'token_limit'],
  form: [
    {
      key: 'common',
      tab: { en: 'Common', de: 'Allgemein' },
      fields: [
        'avatar',
        'name',
        'email',
        'phone',
        'role',
        'token_limit',
        'effective_token_limit',
        'tokens_spent',
        'credits',
        'last_visit',
      ],
    },
  ],
  actions: staffActions,
});
