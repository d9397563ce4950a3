import type { Role } from '@turntable/declare/contract/call.ts';

/** The sample data's public password. Refused in production (services/accounts/sessions.ts). */
export const SAMPLE_PASSWORD = 'turntable-demo';

export interface SampleCompany {
  key: 'nord' | 'west' | 'sued';
  title: string;
  parent?: SampleCompany['key'];
  tokens: number;
  credits: number;
  imports: 0 | 1;
  offers: 0 | 1;
  premoderation: 0 | 1;
  contact: string;
}

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  {
    key: 'nord',
    title: 'Autohaus Nord',
    contact: 'Katrin Hansen',
    tokens: 25,
    credits: 100,
    imports: 1,
    offers: 1,
    premoderation: 0,
  },
  {
    key: 'west',
    title: 'Autohaus Nord, Filiale West',
    parent: 'nord',
    contact: 'Jonas Peters',
    tokens: 5,
    credits: 10,
    imports: 0,
    offers: 0,
    premoderation: 0,
  },
  {
    key: 'sued',
    title: 'Fahrzeughandel Süd',
    contact: 'Lena Huber',
    tokens: 0,
    credits: 12,
    imports: 0,
    offers: 0,
    premoderation: 1,
  },
];

interface SampleUser {
  email: string;
  name: string;
  role: Role;
  company: SampleCompany['key'] | null;
  locale: string;
  /** Shown beside the address in the start message. */
  note: string;
}

export const SAMPLE_USERS: readonly SampleUser[] = [
  {
    email: 'admin@turntable.test',
    name: 'Operator',
    role: 'admin',
    company: null,
    locale: 'en',
    note: 'platform operator',
  },
  {
    email: 'chief@nord.test',
    name: 'Katrin Hansen',
    role: 'chief',
    company: 'nord',
    locale: 'en',
    note: 'head of Autohaus Nord',
  },
  {
    email: 'employee@nord.test',
    name: 'Malte Voss',
    role: 'employee',
    company: 'nord',
    locale: 'en',
    note: 'employee of Autohaus Nord',
  },
  {
    email: 'photos@nord.test',
    name: 'Ida Brandt',
    role: 'photo_manager',
    company: 'nord',
    locale: 'en',
    note: 'photos of Autohaus Nord',
  },
  {
    email: 'photos@turntable.test',
    name: 'Ole Kramer',
    role: 'photo_manager',
    company: null,
    locale: 'en',
    note: 'photos of every company',
  },
  {
    email: 'chief@west.test',
    name: 'Jonas Peters',
    role: 'chief',
    company: 'west',
    locale: 'de',
    note: 'head of its branch West',
  },
  {
    email: 'chief@sued.test',
    name: 'Lena Huber',
    role: 'chief',
    company: 'sued',
    locale: 'de',
    note: 'head of another company',
  },
];
