import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Hooks } from '@turntable/declare/server/rest/hooks.ts';

/** Bookings with a first and a last day. */
export const bookings = defineRestResource('bookings', {
  path: 'bookings',
  label: {
    en: ['Booking', 'Bookings', 'New booking'],
    fr: ['Réservation', 'Réservations', 'Nouvelle réservation'],
  },
  icon: 'visits',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    starts: field.date({ en: 'From', fr: 'Du' }, { required: true }),
    ends: field.date({ en: 'To', fr: 'Au' }, { required: true }),
  },
  menu: { order: 10 },
});

/** Refuses a booking that ends before it starts, with the error at the last day. */
export const bookingHooks: Hooks = {
  before: ({ record: { starts, ends } }) => {
    if (String(ends) < String(starts)) throw invalidField('ends', 'invalid_value');
    return undefined;
  },
};
