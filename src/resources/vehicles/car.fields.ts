import { filteredNames } from '@turntable/declare/contract/dataFields.ts';
import { dateTime, flag, image, integer, lines, text } from '@turntable/declare/define/field.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars as plain } from '../../../contract/vehicles/calls.ts';
import { CAR_FIELD_NAMES, CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { periodChoices } from '../periods.ts';
import { carBody } from './carBody.ts';

const cell =
  (name: 'CarThumbnail' | 'NameCell' | 'VinCell' | 'PhotosCell' | 'StateCell' | 'FtpCell') => () =>
    import('./cells.tsx').then((cells) => ({ default: cells[name] }));

const dataFields = Object.fromEntries(
  Object.entries(CAR_FIELDS).map(([name, field]) => [
    name,
    'sorted' in field ? field : { ...field, sort: false },
  ]),
) as unknown as typeof CAR_FIELDS; // the same fields

/** The fields that filter lists of vehicles. */
export const fieldFilters = filteredNames(CAR_FIELDS);

/** The fields of a vehicle, for lists and the form of a new one (specification, chapter 3: Car). */
export const carFields = {
  thumbnail_url: image(
    { en: 'Picture', de: 'Bild' },
    { readOnly: true, width: '88px', sort: false, cell: cell('CarThumbnail') },
  ),
  ...dataFields,
  vehicle_name: {
    ...CAR_FIELDS.vehicle_name,
    cell: cell('NameCell'),
    hint: { en: 'Leave empty to use brand and model', de: 'Leer: Marke und Modell' },
  },
  vin: { ...CAR_FIELDS.vin, cell: cell('VinCell'), input: () => import('./VinInput.tsx') },
  photos_count: integer(
    { en: 'Photos', de: 'Fotos' },
    { readOnly: true, width: '108px', cell: cell('PhotosCell') },
  ),
  state: text(
    { en: 'State', de: 'Status' },
    { readOnly: true, width: '200px', cell: cell('StateCell') },
  ),
  ftp_upload_date: dateTime(
    { en: 'FTP', de: 'FTP' },
    { readOnly: true, width: '128px', cell: cell('FtpCell') },
  ),
  company_title: text(
    { en: 'Company', de: 'Firma' },
    { readOnly: true, width: '170px', sort: false },
  ),
  created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '150px' }),
  updated_at: dateTime({ en: 'Changed', de: 'Geändert' }, { readOnly: true, width: '138px' }),
  from_ftp: flag({ en: 'From FTP', de: 'Vom FTP' }, { readOnly: true, sort: false }),
};

/** Columns with the vehicle's data, hidden until a user chooses them. */
const dataColumns = CAR_FIELD_NAMES.filter((name) => name !== 'vehicle_name' && name !== 'vin').map(
  (name) => `${name}?` as const,
);

const carColumns = [
  'thumbnail_url',
  'vehicle_name',
  'vin',
  'photos_count',
  'state',
  'ftp_upload_date',
  'updated_at',
  ...dataColumns,
  'company_title?',
  'created_at?',
] as const;

/** The operator's columns: the company beside the vehicle, the delivery hidden. */
export const moderationColumns = [
  'thumbnail_url',
  'vehicle_name',
  'company_title',
  'vin',
  'photos_count',
  'state',
  'updated_at',
  'ftp_upload_date?',
  ...dataColumns,
  'created_at?',
] as const;

/** The filter by state: of the pictures, and of the vehicle's quality check. */
export const stateFilter = {
  name: 'state',
  label: { en: 'State', de: 'Status' },
  choices: {
    new: { en: 'New', de: 'Neu' },
    uploading: { en: 'Uploading', de: 'Wird hochgeladen' },
    ready: { en: 'Ready to process', de: 'Bereit zur Verarbeitung' },
    processing: { en: 'Processing', de: 'In Verarbeitung' },
    partly_processed: { en: 'Partly processed', de: 'Teilweise verarbeitet' },
    needs_attention: { en: 'Needs attention', de: 'Bitte prüfen' },
    processed: { en: 'Processed', de: 'Verarbeitet' },
    to_fix: { en: 'To fix', de: 'Zu korrigieren' },
    quality_check: { en: 'For quality check', de: 'In Qualitätsprüfung' },
  },
} as const;

export const ftpFilter = {
  name: 'ftp',
  label: { en: 'FTP', de: 'FTP' },
  choices: {
    never: { en: 'Not sent', de: 'Nicht gesendet' },
    succeed: { en: 'Sent', de: 'Gesendet' },
    failed: { en: 'Failed', de: 'Fehler' },
  },
} as const;

export const changedFilter = { field: 'updated_at', days: ['changed_from', 'changed_to'] } as const;

/** What the figures of the home page lead to. */
export const activityFilters = [
  { name: 'created_in', label: { en: 'Created', de: 'Angelegt' }, choices: periodChoices },
  {
    name: 'finished_in',
    label: { en: 'Photos processed', de: 'Fotos verarbeitet' },
    choices: periodChoices,
  },
  { name: 'sent_in', label: { en: 'First sent', de: 'Zuerst gesendet' }, choices: periodChoices },
  {
    name: 'without_pictures',
    label: { en: 'Without photos', de: 'Ohne Fotos' },
    choices: { 1: { en: 'Over a day', de: 'Über 1 Tag' } },
  },
  {
    name: 'unusable_for',
    label: { en: 'Unusable photos', de: 'Unbrauchbare Fotos' },
    choices: {
      undecodable: { en: 'Not readable', de: 'Nicht lesbar' },
      no_vehicle: { en: 'No vehicle found', de: 'Kein Fahrzeug gefunden' },
      several_vehicles: { en: 'Several vehicles', de: 'Mehrere Fahrzeuge' },
      cut_by_frame: { en: 'Vehicle cut off', de: 'Fahrzeug abgeschnitten' },
      too_small: { en: 'Vehicle too small', de: 'Fahrzeug zu klein' },
      too_blurred: { en: 'Too blurred', de: 'Zu unscharf' },
      too_dark: { en: 'Too dark', de: 'Zu dunkel' },
      processing_failed: { en: 'Processing failed', de: 'Verarbeitung fehlgeschlagen' },
      original_missing: { en: 'Original missing', de: 'Original fehlt' },
    },
  },
  {
    name: 'sent_back_for',
    label: { en: 'Sent back for', de: 'Zurückgegeben wegen' },
    choices: {
      cutout: { en: 'Cut-out', de: 'Freistellung' },
      background: { en: 'Wrong background', de: 'Falscher Hintergrund' },
      plate: { en: 'Plate visible', de: 'Kennzeichen sichtbar' },
      wrong_view: { en: 'Wrong view', de: 'Falsche Ansicht' },
      cut_off: { en: 'Vehicle cut off', de: 'Fahrzeug abgeschnitten' },
      blurred: { en: 'Blurred', de: 'Unscharf' },
      too_dark: { en: 'Too dark', de: 'Zu dunkel' },
    },
  },
] as const;

/** Actions on chosen vehicles of a list; each has a dialog of its own, for prices and archives. */
const carActions = {
  process: {
    call: 'process',
    label: { en: 'Process', de: 'Verarbeiten' },
    icon: 'wand',
    run: () => import('./ProcessCars.tsx'),
    on: ['bulk'],
    done: { en: 'Sent to processing', de: 'Zur Verarbeitung gesendet' },
  },
  download: {
    call: 'download',
    label: { en: 'Download', de: 'Herunterladen' },
    icon: 'download',
    run: () => import('./DownloadCars.tsx'),
    on: ['bulk'],
    done: { en: 'Archives prepared', de: 'Archive vorbereitet' },
  },
} as const;

/** Sends finished pictures to the company's FTP server; vehicles that cannot be sent are listed with the reason. */
const sending = {
  ftpUpload: {
    call: 'ftpUpload',
    label: { en: 'Upload to FTP', de: 'Per FTP hochladen' },
    icon: 'send',
    on: ['row', 'record', 'bulk'],
    confirm: {
      en: "The finished pictures go to the company's FTP server.",
      de: 'Die fertigen Bilder gehen auf den FTP-Server der Firma.',
    },
    done: { en: 'Upload requested', de: 'Upload angefordert' },
  },
} as const;

/** Only the company's manager and the operator can send (specification, chapter 7). */
export const companyActions = { ...carActions, ...sending } as const;

const work = ['list', 'show', 'edit', 'delete', 'export', 'process', 'download'] as const;
export const carAccess = { chief: [...work, 'ftpUpload'], employee: work } as const;

const { one, create, save, remove, process, download } = plain;
/** The prefix differs by role and call, not by resource (specification, chapters 6 and 7). */
export const carCalls = {
  chief: {
    list: companyCars.list,
    one,
    create,
    save,
    remove,
    process: companyCars.process,
    download: companyCars.download,
    ftpUpload: companyCars.ftpUpload,
  },
  employee: { list: plain.list, one, create, save, remove, process, download },
};

/** The operator's calls for vehicles (specification, chapter 7). */
export const moderationCalls = { admin: adminCars };

export const moderationAccess = [
  'list',
  'show',
  'edit',
  'delete',
  'export',
  'process',
  'download',
  {
    to: 'approve',
    where: { photos_count: { not: 0 } },
    why: {
      en: 'There is no photo to approve yet.',
      de: 'Es gibt noch kein Foto, das freigegeben werden kann.',
    },
  },
  'toFix',
  'ftpUpload',
] as const;

/** The filter by moderation: all, premoderation, to fix (specification, chapters 2 and 9). */
export const moderationFilter = {
  name: 'moderation',
  label: { en: 'Moderation', de: 'Moderation' },
  choices: {
    premoderation: { en: 'Premoderation', de: 'Vormoderation' },
    to_fix: { en: 'To fix', de: 'Zu korrigieren' },
  },
} as const;

export const companyFilter = {
  name: 'companyId',
  label: { en: 'Company', de: 'Firma' },
  reference: 'companyChoices',
} as const;

/** The operator's actions: those of a company, and moderation. */
export const moderationActions = {
  ...carActions,
  approve: {
    call: 'approve',
    label: { en: 'Approve', de: 'Freigeben' },
    icon: 'check',
    on: ['row', 'record', 'bulk'],
    when: { moderation: { not: 'approved' } },
    why: { en: 'The vehicle is approved already.', de: 'Das Fahrzeug ist bereits freigegeben.' },
    done: 'vehicle_approved',
  },
  toFix: {
    call: 'toFix',
    label: { en: 'Send back to fix', de: 'Zur Korrektur zurückgeben' },
    icon: 'back',
    on: ['row', 'record', 'bulk'],
    input: {
      comment: lines({ en: 'What needs fixing?', de: 'Was ist zu ändern?' }, { required: true }),
    },
    when: { moderation: { not: 'to_fix' } },
    why: {
      en: 'The vehicle has been sent back already.',
      de: 'Das Fahrzeug wurde bereits zurückgegeben.',
    },
    done: { en: 'Vehicle sent back', de: 'Fahrzeug zurückgegeben' },
  },
  ...sending,
} as const;

/** What all lists of vehicles share. */
export const carList = {
  columns: carColumns,
  sort: ['updated_at', 'DESC'],
  search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
  card: () => import('./CarCard.tsx'),
  busy: { state: 'processing' },
} as const;

/** What all declarations of vehicles share. */
export const carDeclaration = { name: 'vehicle_name', body: carBody } as const;
