import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { company } from '../../../contract/companies/calls.ts';
import {
  dateTime,
  email,
  flag,
  integer,
  json,
  lines,
  phone,
  text,
} from '../../framework/define/field.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { accessStatus, blocking } from '../blocking.fields.ts';

const amount = integer({ en: 'Amount', de: 'Anzahl' }, { required: true });

/** The operator's actions on a company's balance and access (specification, chapters 4 and 7). */
const companyActions = {
  addCredits: {
    call: 'addCredits',
    label: { en: 'Add credits', de: 'Guthaben hinzufügen' },
    icon: 'wallet',
    input: { amount },
    done: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
  },
  addTokens: {
    call: 'addTokens',
    label: { en: 'Add tokens', de: 'Tokens hinzufügen' },
    icon: 'ticket',
    input: { amount },
    done: 'tokens_added',
  },
  ...blocking({
    en: 'Its people are signed out at once and cannot sign in.',
    de: 'Ihre Mitarbeiter werden sofort abgemeldet und können sich nicht anmelden.',
  }),
} as const;

/** Companies: all for the operator, their own and its sub-companies for company users (specification, chapters 2, 3, 6 and 7). */
export const companies = defineResource('companies', {
  path: 'companies',
  label: { en: ['Company', 'Companies', 'New company'], de: ['Firma', 'Firmen', 'Neue Firma'] },
  icon: 'building',
  api: { admin: adminCompanies, chief: { one: company.owned }, employee: { one: company.owned } },
  access: {
    admin: [
      'list',
      'show',
      'create',
      'edit',
      'export',
      'addCredits',
      'addTokens',
      'block',
      'unblock',
    ],
    chief: ['show'],
    employee: ['show'],
  },
  own: 'company_id',
  name: 'title',
  fields: {
    title: text({ en: 'Name', de: 'Name' }),
    status: accessStatus,
    parent: json(
      { en: 'Belongs to', de: 'Gehört zu' },
      { readOnly: true, onlyFilled: true, cell: () => import('./ParentLink.tsx') },
    ),
    contact_person: text(
      { en: 'Contact person', de: 'Ansprechpartner' },
      { width: '180px', sort: false, readers: ['admin'] },
    ),
    chief_name: text({ en: 'Manager', de: 'Leitung' }, { width: '180px', sort: false }),
    chief_email: email(
      { en: "Manager's e-mail", de: 'E-Mail der Leitung' },
      { width: '220px', sort: false },
    ),
    chief_pending_email: email(
      {
        en: "Manager's new e-mail (not confirmed yet)",
        de: 'Neue E-Mail der Leitung (noch nicht bestätigt)',
      },
      { readOnly: true, onlyFilled: true, readers: ['admin'], sort: false },
    ),
    chief_phone: phone(
      { en: "Manager's phone", de: 'Telefon der Leitung' },
      { width: '180px', sort: false },
    ),
    credits: integer({ en: 'Credits', de: 'Guthaben' }, { readOnly: true, width: '110px' }),
    tokens: integer({ en: 'Tokens', de: 'Tokens' }, { readOnly: true, width: '110px' }),
    last_visit: dateTime(
      { en: 'Last visit', de: 'Letzter Besuch' },
      { readOnly: true, width: '140px', readers: ['admin'] },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '140px' }),
    notes: lines(
      { en: 'Notes', de: 'Notizen' },
      { readers: ['admin'], hint: { en: 'No company sees them.', de: 'Keine Firma sieht sie.' } },
    ),
    carsNeedPremoderation: flag({ en: 'Premoderation', de: 'Vormoderation' }),
    areOffersEnabled: flag({ en: 'Special offers', de: 'Sonderangebote' }),
    get_cars_from_ftp: flag({ en: 'Vehicles from FTP', de: 'Fahrzeuge vom FTP' }),
    can_work_on_debt: flag(
      { en: 'Allow negative balance', de: 'Darf im Minus arbeiten' },
      { readers: ['admin'] },
    ),
    debt_limit: integer({ en: 'Debt limit', de: 'Kreditrahmen' }, { readers: ['admin'] }),
    show_logo: flag({ en: 'Show logo', de: 'Logo anzeigen' }),
    show_banner: flag({ en: 'Show banner', de: 'Banner anzeigen' }),
    additional_uploads: flag({ en: 'Additional uploads', de: 'Zusätzliche Uploads' }),
  },
  list: {
    columns: {
      admin: [
        'title',
        'status',
        'chief_name',
        'credits',
        'tokens',
        'last_visit',
        'chief_email?',
        'chief_phone?',
        'contact_person?',
        'created_at?',
      ],
    },
    filters: [
      'status',
      {
        name: 'has_balance',
        label: { en: 'Balance', de: 'Guthaben' },
        choices: {
          1: { en: 'Tokens or credits left', de: 'Tokens oder Guthaben übrig' },
          0: { en: 'Nothing left', de: 'Nichts übrig' },
        },
      },
      { field: 'created_at', days: ['created_from', 'created_to'] },
      {
        name: 'has_parent',
        label: { en: 'Belongs to', de: 'Gehört zu' },
        choices: {
          1: { en: 'another company', de: 'einer anderen Firma' },
          0: { en: 'nobody', de: 'niemandem' },
        },
      },
    ],
    sort: ['title', 'ASC'],
    search: { en: 'Search name, manager, e-mail …', de: 'Name, Leitung, E-Mail suchen …' },
    empty: {
      en: 'Create the first company with its manager.',
      de: 'Legen Sie die erste Firma mit ihrer Leitung an.',
    },
  },
  create: ['title', 'chief_name', 'chief_email', 'chief_phone'],
  form: [
    {
      key: 'profile',
      tab: { en: 'Profile', de: 'Profil' },
      fields: [
        'title',
        'parent',
        'status',
        'contact_person',
        'chief_name',
        'chief_email',
        'chief_pending_email',
        'chief_phone',
        'credits',
        'tokens',
        'last_visit',
        'notes',
      ],
    },
    {
      key: 'settings',
      tab: { en: 'Settings', de: 'Einstellungen' },
      fields: [
        'carsNeedPremoderation',
        'areOffersEnabled',
        'get_cars_from_ftp',
        'can_work_on_debt',
        'debt_limit',
        'show_logo',
        'show_banner',
        'additional_uploads',
      ],
    },
    {
      key: 'staff',
      tab: { en: 'Staff', de: 'Mitarbeiter' },
      list: 'users',
      params: { company: 'id' },
      roles: ['admin', 'chief'],
      ownOnly: true,
    },
    {
      key: 'subcompanies',
      tab: { en: 'Sub-companies', de: 'Unterfirmen' },
      list: 'subCompanies',
      params: { id: 'id' },
      ownOnly: true,
    },
    {
      key: 'add-subcompany',
      tab: { en: 'Add sub-company', de: 'Unterfirma hinzufügen' },
      slot: () => import('./AddSubCompany.tsx'),
      roles: ['admin'],
      behind: 'subcompanies',
    },
    {
      key: 'angles',
      tab: { en: 'Views', de: 'Ansichten' },
      slot: () => import('./CompanyViews.tsx'),
    },
    {
      key: 'comments',
      tab: { en: 'Comments', de: 'Kommentare' },
      slot: () => import('../../customRoutes/views/ViewComments.tsx'),
      roles: ['admin'],
    },
    {
      key: 'look',
      tab: { en: 'Look', de: 'Aussehen' },
      slot: () => import('../../customRoutes/looks/StandardLookPage.tsx'),
      roles: ['admin'],
    },
    {
      key: 'apply',
      tab: { en: 'Apply to finished vehicles', de: 'Auf fertige Fahrzeuge anwenden' },
      slot: () => import('../../customRoutes/looks/ApplyPage.tsx'),
      roles: ['admin'],
      behind: 'look',
    },
    {
      key: 'backgrounds',
      tab: { en: 'Photo boxes', de: 'Fotoboxen' },
      list: 'backgrounds',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'logos',
      tab: { en: 'Logos', de: 'Logos' },
      list: 'logos',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'banners',
      tab: { en: 'Banners', de: 'Banner' },
      list: 'banners',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'plates',
      tab: { en: 'Licence plates', de: 'Kennzeichen' },
      list: 'plates',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'scenes',
      tab: { en: 'Scenes', de: 'Szenen' },
      list: 'companyRooms',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'walls',
      tab: { en: 'Walls', de: 'Wände' },
      list: 'companyWalls',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'floors',
      tab: { en: 'Floors', de: 'Böden' },
      list: 'companyFloors',
      params: { company: 'id' },
      roles: ['admin'],
    },
    {
      key: 'export',
      tab: { en: 'FTP upload', de: 'FTP-Upload' },
      slot: () => import('../../customRoutes/ftpExport/FtpUpload.tsx'),
      roles: ['admin'],
    },
    {
      key: 'tokens',
      tab: { en: 'Tokens', de: 'Tokens' },
      list: 'tokens',
      params: { id: 'id' },
      roles: ['admin', 'chief'],
      ownOnly: true,
    },
  ],
  actions: companyActions,
  menu: { order: 10, roles: ['admin'] },
});
