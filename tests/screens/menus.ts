import type { Login } from '../e2e/dealer.ts';

export type Language = 'en' | 'de';
/** The path, and its title in menu, header and browser tab. */
type Entry = { path: string /** The path that it redirects to. */; opens?: string } & Record<
  Language,
  string
>;

const entry = (path: string, en: string, de: string): Entry => ({ path, en, de });
const ALL = {
  settings: { ...entry('/settings', 'Settings', 'Einstellungen'), opens: '/settings/basic' },
  defaultRooms: entry('/settings/default-rooms', 'Default rooms', 'Standardräume'),
  vehicles: entry('/vehicles', 'Vehicles', 'Fahrzeuge'),
  profile: entry('/profile', 'Profile', 'Profil'),
  transactions: entry('/transactions', 'Transactions', 'Transaktionen'),
  help: entry('/help/instructions', 'Help', 'Hilfe'),
  tokens: entry('/tokens', 'Tokens', 'Tokens'),
  offers: entry('/special-offers', 'Special offers', 'Sonderangebote'),
  fromFtp: entry('/vehicles-from-ftp', 'Vehicles from FTP', 'Fahrzeuge vom FTP'),
  companies: entry('/companies', 'Companies', 'Firmen'),
  moderation: entry('/vehicles-moderation', 'Vehicles moderation', 'Fahrzeug-Moderation'),
  complaints: entry('/complaints', 'Reported problems', 'Reklamationen'),
  fromFtpAdmin: entry('/vehicles-from-ftp-admin', 'Vehicles from FTP', 'Fahrzeuge vom FTP'),
  byCompany: entry('/transactions-admin', 'Company transactions', 'Transaktionen nach Firma'),
  photos: entry('/photos', 'Photos', 'Fotos'),
  notifications: entry('/notifications-admin', 'Notifications', 'Benachrichtigungen'),
} as const;
export type EntryName = keyof typeof ALL;
export const ENTRIES: Readonly<Record<EntryName, Entry>> = ALL;

export type Walker = Exclude<Login, 'otherChief'>;

/** The menus of the specification's chapter 2, in any order, and the operator's reported problems. */
export const MENUS: Readonly<Record<Walker, readonly EntryName[]>> = {
  operator: [
    'companies',
    'moderation',
    'complaints',
    'fromFtpAdmin',
    'defaultRooms',
    'byCompany',
    'notifications',
    'help',
    'offers',
  ],
  chief: ['vehicles', 'settings', 'profile', 'transactions', 'help', 'tokens', 'offers', 'fromFtp'],
  employee: ['vehicles', 'settings', 'profile', 'help', 'offers', 'fromFtp'],
  photographer: ['photos'],
};

const settings = (parts: readonly string[]): RegExp[] =>
  parts.map((part) => new RegExp(`^/settings/${part}$`));
const SETTINGS_TABS = [
  'basic',
  'apply',
  'angle-comments',
  'backgrounds',
  'logos',
  'banners',
  'plates',
  'default-rooms',
  'export',
];
const COMPANY_TABS = [
  'look',
  'comments',
  'backgrounds',
  'logos',
  'banners',
  'plates',
  'scenes',
  'export',
  'staff',
  'angles',
  'tokens',
];

/** The paths that each role's walk must reach at least, so that a walk without rows, tabs or forms fails. */
export const REACHED_PATHS: Readonly<Record<Walker, readonly RegExp[]>> = {
  operator: [
    /^\/companies\/\d+$/,
    /^\/companies\/create$/,
    /^\/vehicles-moderation\/\d+$/,
    /^\/help\/instructions\/\d+$/,
    /^\/settings\/cutout-engine$/,
    ...COMPANY_TABS.map((part) => new RegExp(`^/companies/\\d+/${part}$`)),
  ],
  chief: [
    /^\/vehicles\/\d+$/,
    /^\/vehicles\/create$/,
    /^\/tokens\/create$/,
    /^\/help\/instructions\/\d+$/,
    /^\/profile\/staff$/,
    /^\/profile\/staff\/create$/,
    ...settings([...SETTINGS_TABS, 'walls', 'floors']),
  ],
  employee: [
    /^\/vehicles\/\d+$/,
    /^\/vehicles\/create$/,
    /^\/help\/instructions\/\d+$/,
    ...settings(SETTINGS_TABS),
  ],
  photographer: [/^\/photos\/create$/],
};

export const MENU: Readonly<Record<Language, string>> = { en: 'Main menu', de: 'Hauptmenü' };
export const OPEN_MENU: Readonly<Record<Language, string>> = { en: 'Open menu', de: 'Menü öffnen' };
