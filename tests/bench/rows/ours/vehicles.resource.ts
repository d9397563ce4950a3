import { dateTime, integer, status, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { cars } from '../../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../../contract/vehicles/companyCalls.ts';

/** A derived list without a cell of its own. */
export const vehicles = defineResource('cars', {
  path: 'cars',
  label: { en: ['Vehicle', 'Vehicles'], de: ['Fahrzeug', 'Fahrzeuge'] },
  icon: 'car',
  api: { chief: { list: companyCars.list, one: cars.one, remove: cars.remove } },
  access: { chief: ['list', 'show', 'delete', 'export'] },
  name: 'vehicle_name',
  fields: {
    vehicle_name: text({ en: 'Name', de: 'Name' }),
    vin: text({ en: 'VIN', de: 'FIN' }, { width: '190px' }),
    brand: text({ en: 'Brand', de: 'Marke' }, { width: '130px', sort: false }),
    model: text({ en: 'Model', de: 'Modell' }, { width: '150px', sort: false }),
    photos_count: integer({ en: 'Photos', de: 'Fotos' }, { readOnly: true }),
    state: status(
      { en: 'State', de: 'Status' },
      {
        new: { en: 'New', de: 'Neu', tone: 'neutral' },
        uploading: { en: 'Uploading', de: 'Wird hochgeladen', tone: 'neutral' },
        ready: { en: 'Ready to process', de: 'Bereit zur Verarbeitung', tone: 'info' },
        processing: { en: 'Processing', de: 'In Bearbeitung', tone: 'info' },
        partly_processed: { en: 'Partly processed', de: 'Teilweise verarbeitet', tone: 'info' },
        processed: { en: 'Processed', de: 'Bearbeitet', tone: 'success' },
        needs_attention: { en: 'Needs attention', de: 'Bitte prüfen', tone: 'warning' },
      },
    ),
    updated_at: dateTime({ en: 'Changed', de: 'Geändert' }, { readOnly: true }),
  },
  list: {
    columns: ['vehicle_name', 'vin', 'brand', 'model', 'photos_count', 'state', 'updated_at'],
    filters: ['state'],
    sort: ['updated_at', 'DESC'],
    search: { en: 'Search …', de: 'Suchen …' },
  },
});
