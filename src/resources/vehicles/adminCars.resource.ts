import { reference } from '../../framework/define/field.ts';
import { defineResource } from '../../framework/define/resource.ts';
import {
  carColumns,
  carFields,
  changedFilter,
  companyFilter,
  moderationAccess,
  moderationActions,
  moderationCalls,
  moderationFilter,
  newCar,
  stateFilter,
} from './car.fields.ts';
import { carBody } from './carBody.ts';

/** Every company's vehicles, for the operator (specification, chapters 2, 6 and 7). */
export const adminCars = defineResource('adminCars', {
  path: 'vehicles-moderation',
  label: {
    en: ['Vehicle', 'Vehicles moderation', 'New vehicle'],
    de: ['Fahrzeug', 'Fahrzeug-Moderation', 'Neues Fahrzeug'],
  },
  icon: 'check',
  api: moderationCalls,
  access: { admin: ['create', ...moderationAccess] },
  name: 'vehicle_name',
  fields: {
    ...carFields,
    company_id: reference({ en: 'Company', de: 'Firma' }, 'companyChoices', { sort: false }),
  },
  list: {
    columns: carColumns,
    filters: [
      moderationFilter,
      companyFilter,
      stateFilter,
      'body_type',
      'fuel_type',
      changedFilter,
    ],
    sort: ['updated_at', 'DESC'],
    /** The list of what is to be fixed is read whole (specification, chapter 9). */
    pageSizes: { moderation: { to_fix: 1000 } },
    search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
    card: () => import('./CarCard.tsx'),
    busy: { state: 'processing' },
    above: () => import('./ModerationQueue.tsx'),
  },
  create: ['company_id', ...newCar],
  outcomes: { created: 'vehicle_added', saved: 'vehicle_data_updated' },
  actions: moderationActions,
  menu: { order: 20 },
  body: carBody,
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
