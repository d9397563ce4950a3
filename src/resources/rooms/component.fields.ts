import type { Call } from '@turntable/declare/contract/call.ts';
import { dateTime, integer, json, text } from '@turntable/declare/define/field.ts';

/** The fields of walls and floors (specification, chapters 3 and 9). */
const componentFields = {
  images: json(
    { en: 'Pictures', de: 'Bilder' },
    { readOnly: true, width: '240px', sort: false, cell: () => import('./ComponentCell.tsx') },
  ),
  name: text({ en: 'Name', de: 'Name' }),
  missing: json(
    { en: 'Views without a picture', de: 'Ansichten ohne Bild' },
    { readOnly: true, width: '190px', sort: false, cell: () => import('./MissingCell.tsx') },
  ),
  rooms_count: integer(
    { en: 'Rooms', de: 'Räume' },
    { readOnly: true, width: '110px', sort: false },
  ),
  created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
};

const anyRole = ['list', 'show', 'create', 'download'] as const;
const unused = {
  to: 'delete',
  where: { rooms_count: 0 },
  why: { en: 'Rooms are made of it.', de: 'Räume verwenden es.' },
} as const;
/** Rights to a company's components, whose lists also hold what the operator offers to all companies. */
const ownOnly = [
  ...anyRole,
  {
    to: 'edit',
    where: { company_id: { not: null } },
    why: { en: 'It is offered to all companies.', de: 'Es wird allen Firmen angeboten.' },
  },
  {
    to: 'delete',
    where: { company_id: { not: null }, rooms_count: 0 },
    why: {
      en: 'It is offered to all companies, or rooms are made of it.',
      de: 'Es wird allen Firmen angeboten, oder Räume verwenden es.',
    },
  },
] as const;

/** A manager edits the company's own ones, the operator those offered to all; what rooms use cannot be deleted. */
export const componentAccess = { chief: ownOnly, admin: [...anyRole, 'edit', unused] } as const;
/** The operator's rights to a company's components. */
export const companyComponentAccess = { admin: ownOnly } as const;

export const componentList = {
  columns: ['images', 'name', 'missing', 'rooms_count', 'created_at?'],
  sort: ['name', 'ASC'],
} as const;

/** The form: pictures by view, and the name. */
const componentForm = [
  {
    key: 'pictures',
    tab: { en: 'Pictures', de: 'Bilder' },
    slot: () => import('../../customRoutes/rooms/ComponentPage.tsx'),
  },
] as const;
export const componentViews = {
  create: () => import('../../customRoutes/rooms/ComponentCreate.tsx'),
} as const;

const componentActions = {
  download: {
    call: 'download',
    label: { en: 'Download pictures', de: 'Bilder herunterladen' },
    icon: 'download',
    run: () => import('../../customRoutes/rooms/DownloadComponent.tsx'),
    done: { en: 'Download started', de: 'Der Download beginnt' },
  },
} as const;

type Kinds = Readonly<
  Record<'createWall' | 'createFloor' | 'downloadWall' | 'downloadFloor', Call>
>;

/** Walls and floors share a table of calls, except for creating and downloading; this picks the calls of walls. */
export const wallCalls = <C extends Kinds>(calls: C) => ({
  ...calls,
  create: calls.createWall,
  download: calls.downloadWall,
});
export const floorCalls = <C extends Kinds>(calls: C) => ({
  ...calls,
  create: calls.createFloor,
  download: calls.downloadFloor,
});

/** Returns what the declarations of walls and floors share. */
export const componentOf = <Kind extends 'wall' | 'floor'>(kind: Kind) =>
  ({
    icon: 'door',
    name: 'name',
    fields: componentFields,
    always: { kind },
    form: componentForm,
    actions: componentActions,
  }) as const;
