import { choice, integer, status, text } from '@turntable/declare/define/field.ts';
import { defineResource, type RecordAs } from '@turntable/declare/define/resource.ts';
import { adminGarages, garages } from './calls.ts';

// Mistakes that must not compile. Each `@ts-expect-error` is an error itself as soon as the mistake below it is accepted.

const sizes = { small: { en: 'Small', de: 'Klein' }, large: { en: 'Large', de: 'Groß' } };
const done = { en: 'Closed', de: 'Geschlossen' };

const base = {
  path: 'garages',
  label: {
    en: ['Garage', 'Garages', 'New garage'],
    de: ['Werkstatt', 'Werkstätten', 'Neue Werkstatt'],
  },
  icon: 'building',
  name: 'name',
} as const;
const fields = {
  name: text({ en: 'Name', de: 'Name' }),
  size: choice({ en: 'Size', de: 'Größe' }, sizes),
  lifts: integer({ en: 'Lifts', de: 'Hebebühnen' }),
};
const api = { admin: adminGarages, chief: garages };
const access = { admin: ['list', 'show', 'create', 'edit'], chief: ['list', 'show'] } as const;

/** The declaration without a mistake. */
export const right = defineResource('garages', {
  ...base,
  api,
  access: {
    ...access,
    admin: ['list', 'show', 'close', { to: 'edit', where: { size: 'small' }, why: done }],
  },
  fields: { ...fields, notes: text({ en: 'Notes', de: 'Notizen' }, { readers: ['admin'] }) },
  list: {
    columns: { admin: ['name', 'notes?'], chief: ['name', 'lifts'] },
    filters: ['size'],
    sort: ['name', 'ASC'],
  },
  actions: { close: { call: 'close', label: done, done } },
});

export const readByAdmin: RecordAs<typeof right, 'admin'>['notes'] = '';
// @ts-expect-error a field that the role may not read is not in its record
export type HiddenFromChief = RecordAs<typeof right, 'chief'>['notes'];
// @ts-expect-error a role without calls has no record
export type OfNobody = RecordAs<typeof right, 'employee'>['name'];

export const unknownColumn = defineResource('garages', {
  ...base,
  api,
  access,
  fields,
  // @ts-expect-error there is no such column
  list: { columns: ['name', 'colour'], sort: ['name', 'ASC'] },
});

export const hiddenColumn = defineResource('garages', {
  ...base,
  api,
  access,
  fields: { ...fields, notes: text({ en: 'Notes', de: 'Notizen' }) },
  // @ts-expect-error the manager's list has no notes
  list: { columns: { chief: ['name', 'notes'] }, sort: ['name', 'ASC'] },
});

export const unknownFilter = defineResource('garages', {
  ...base,
  api,
  access,
  fields,
  // @ts-expect-error no list call can be filtered by it
  list: { columns: ['name'], filters: ['lifts'], sort: ['name', 'ASC'] },
});

export const unknownField = defineResource('garages', {
  ...base,
  api,
  access,
  // @ts-expect-error no call reads or sends it
  fields: { ...fields, colour: text({ en: 'Colour', de: 'Farbe' }) },
});

export const missingRule = defineResource('garages', {
  ...base,
  api,
  // @ts-expect-error the manager has calls, but no access rule
  access: { admin: ['list'] },
  fields,
});

export const uncalledRole = defineResource('garages', {
  ...base,
  api,
  // @ts-expect-error the employee has an access rule, but no calls
  access: { ...access, employee: ['list'] },
  fields,
});

export const wrongKind = defineResource('garages', {
  ...base,
  api,
  access,
  // @ts-expect-error a number is not a text
  fields: { ...fields, lifts: text({ en: 'Lifts', de: 'Hebebühnen' }) },
});

export const missingChoice = defineResource('garages', {
  ...base,
  api,
  access,
  // @ts-expect-error the contract has large ones, too
  fields: { ...fields, size: choice({ en: 'Size', de: 'Größe' }, { small: sizes.small }) },
});

export const missingState = defineResource('garages', {
  ...base,
  api,
  access,
  fields: {
    ...fields,
    // @ts-expect-error the contract has large ones, too
    size: status({ en: 'Size', de: 'Größe' }, { small: { ...sizes.small, tone: 'neutral' } }),
  },
});

// @ts-expect-error German is missing
export const missingGerman = text({ en: 'Name' });

// @ts-expect-error German is missing
export const missingGermanChoice = choice({ en: 'Size', de: 'Größe' }, { small: { en: 'Small' } });

export const missingGermanNoun = defineResource('garages', {
  ...base,
  // @ts-expect-error German is missing
  label: { en: ['Garage', 'Garages'] },
  api,
  access,
  fields,
});

export const unknownCall = defineResource('garages', {
  ...base,
  api,
  access: { ...access, admin: ['list', 'open'] },
  fields,
  // @ts-expect-error no role has a call "open"
  actions: { open: { call: 'open', label: done, done } },
});

export const unknownAction = defineResource('garages', {
  ...base,
  api,
  // @ts-expect-error there is no action "open"
  access: { ...access, admin: ['list', 'open'] },
  fields,
  actions: { close: { call: 'close', label: done, done } },
});

export const unknownCondition = defineResource('garages', {
  ...base,
  api,
  access: { ...access, admin: ['close'] },
  fields,
  // @ts-expect-error a condition uses fields of the record
  actions: { close: { call: 'close', label: done, done, when: { colour: 'red' }, why: done } },
});

export const withoutReason = defineResource('garages', {
  ...base,
  api,
  access: { ...access, admin: ['close'] },
  fields,
  // @ts-expect-error a disabled action needs a reason
  actions: { close: { call: 'close', label: done, done, when: { size: 'small' } } },
});
