import { dateTime, flag, image, integer, text } from '@turntable/declare/define/field.ts';
import type { Calls } from '@turntable/declare/define/resource.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';

/** Fields that all pictures of a company's look have (specification, chapters 3 and 6). */
export const pictureFields = {
  preview_url: image(
    { en: 'Picture', de: 'Bild' },
    { readOnly: true, width: '96px', sort: false, cell: () => import('./PictureCell.tsx') },
  ),
  name: text({ en: 'Name', de: 'Name' }),
  is_default: flag(
    { en: 'Standard', de: 'Standard' },
    { readOnly: true, width: '110px', sort: false },
  ),
  cars_count: integer(
    { en: 'Vehicles', de: 'Fahrzeuge' },
    {
      readOnly: true,
      width: '120px',
      sort: false,
      hint: {
        en: 'Vehicles that name it themselves',
        de: 'Fahrzeuge, bei denen es eigens eingestellt ist',
      },
    },
  ),
  created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
};

/** Only a company's own pictures can be edited: by its manager and the operator; employees view and choose (specification, chapter 6). */
const ownOnly = {
  to: ['edit', 'discard'],
  where: { company_id: { not: null } },
  why: { en: 'It is offered to all companies.', de: 'Es wird allen Firmen angeboten.' },
} as const;
const managed = ['list', 'show', 'upload', 'makeDefault', 'tryOn', ownOnly] as const;
const access = { chief: managed, admin: managed, employee: ['list', 'tryOn'] } as const;

export const pictureActions = {
  // previews it on a vehicle; nothing is saved
  tryOn: {
    call: 'preview',
    label: { en: 'Show on a vehicle', de: 'An einem Fahrzeug zeigen' },
    icon: 'car',
    on: ['record', 'row'],
    run: () => import('../../customRoutes/looks/TryPicture.tsx'),
    done: { en: 'Shown', de: 'Gezeigt' },
  },
  upload: {
    call: 'create',
    label: { en: 'Add', de: 'Hinzufügen' },
    on: [],
    done: { en: 'Picture added', de: 'Bild hinzugefügt' },
  },
  makeDefault: {
    call: 'makeDefault',
    label: { en: 'Make standard', de: 'Als Standard setzen' },
    icon: 'check',
    when: { is_default: 0 },
    why: {
      en: "It is the company's standard already.",
      de: 'Es ist bereits der Standard der Firma.',
    },
    done: { en: 'Standard changed', de: 'Standard geändert' },
  },
  discard: {
    call: 'remove',
    label: { en: 'Delete', de: 'Löschen' },
    icon: 'bin',
    isDestructive: true,
    on: ['record', 'row', 'bulk'],
    run: () => import('../../customRoutes/looks/DiscardPictures.tsx'),
    done: { en: 'Picture deleted', de: 'Bild gelöscht' },
  },
} as const;

export const pictureList = {
  columns: ['preview_url', 'name', 'is_default', 'cars_count', 'created_at?'],
  sort: ['name', 'ASC'],
  search: { en: 'Search name …', de: 'Name suchen …' },
  above: () => import('../../customRoutes/looks/PicturesHead.tsx'),
} as const;

/** Returns what the declarations of a look's pictures share: each role's calls and rights, and the actions. */
export const picturesOf = <Own extends Calls, Operators extends Calls, Offered extends Calls>(
  own: Own,
  operators: Operators,
  offered: Offered,
) =>
  ({
    icon: 'photos',
    api: {
      chief: { ...own, preview: settings.preview },
      admin: { ...operators, preview: adminSettings.preview },
      employee: { ...offered, preview: settings.preview },
    },
    access,
    name: 'name',
    actions: pictureActions,
  }) as const;

/** Returns the form of a picture; `own` are the fields of its kind. */
export const pictureForm = <Own extends string = never>(...own: readonly Own[]) =>
  [
    {
      key: 'common',
      tab: { en: 'Common', de: 'Allgemein' },
      fields: ['preview_url', 'name', ...own, 'is_default', 'cars_count', 'created_at'],
    },
  ] as const;
