import { emptyValues } from '@turntable/declare/contract/dataFields.ts';
import type { Account } from '../../../contract/accounts/account.ts';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { CarRow, CarState } from '../../../contract/vehicles/vehicle.ts';

/** How many vehicles the measured company has. */
const TOTAL = 240;

const MODELS = [
  ['Volkswagen', 'Golf 2.0 TDI'],
  ['Audi', 'A4 Avant 40 TFSI'],
  ['BMW', '320d Touring'],
  ['Opel', 'Corsa 1.2'],
  ['Škoda', 'Octavia Combi'],
] as const;
const STATES = CarState.options;

const row = (id: number): CarRow => {
  const [brand = '', model = ''] = MODELS[id % MODELS.length] ?? [];
  const state = STATES[id % STATES.length] ?? 'new';
  return CarRow.parse({
    ...emptyValues(CAR_FIELDS),
    id,
    car: `N-${1000 + id}`,
    vin: `WVWZZZ1KZAW${String(100_000 + id)}`,
    vehicle_name: `${brand} ${model}`,
    brand,
    model,
    body_type: 'hatchback',
    fuel_type: 'diesel',
    hp: 150,
    ccm: 1968,
    user_id: 2,
    company_id: 1,
    company_title: 'Autohaus Nord',
    moderated: 1,
    carsNeedPremoderation: 0,
    moderation: 'none',
    to_fix_reasons: [],
    to_fix_comment: null,
    state,
    angles_count: 25,
    photos_count: id % 26,
    processed_count: state === 'processed' ? id % 26 : 0,
    unchanged_plates: 0,
    ftp_held_at: null,
    thumbnail_url: '/api/files/thumbnail.jpg',
    from_ftp: 0,
    ftp_upload_date: null,
    ftp_upload_state: null,
    ftp_upload_timestamp: null,
    created_at: '2026-01-05T08:00:00.000Z',
    updated_at: new Date(Date.UTC(2026, 2, 1) - id * 3_600_000).toISOString(),
    version: 1,
  } satisfies CarRow);
};

/** Returns a page of the list as `company/cars` returns it. */
export const vehiclePage = (page: number, perPage: number) => ({
  data: Array.from({ length: perPage }, (_, place) => row((page - 1) * perPage + place + 1)),
  current_page: page,
  last_page: Math.ceil(TOTAL / perPage),
  per_page: perPage,
  total: TOTAL,
  total_is_minimum: false,
  next_cursor: null,
});

export const chief: SessionUser = {
  id: 2,
  name: 'Charlotte Nord',
  role: 'chief',
  avatar: null,
  company_id: 1,
};

const account: Account = {
  id: 2,
  name: chief.name,
  email: 'chief@nord.test',
  pending_email: null,
  phone: null,
  avatar: null,
  role: 'chief',
  locale: 'en',
  credits: 10,
  tokens: 10,
  is_active: 1,
  company: { id: 1, title: 'Autohaus Nord' },
  cars_need_moderation: 0,
  areOffersEnabled: 0,
  get_cars_from_ftp: 0,
  settings: null,
};

/** The response of `auth/me` for the manager. */
export const me = { account, company: null, cars_need_moderation: 0, role: 'chief' };
