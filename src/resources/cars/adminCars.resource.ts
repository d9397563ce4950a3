import { defineResource } from '../../framework/define/resource.ts';
import { carColumns, carFields, changedFilter, stateFilter } from './car.fields.ts';
import { carBody } from './carBody.ts';
import { companyFilter, moderationAccess, moderationActions, moderationCalls, moderationFilter } from './moderation.fields.ts';

/** Every company's vehicles, for the operator (specification, chapters 2, 6 and 7). */
export const adminCars = defineResource('adminCars', {
  path: 'vehicles-moderation',
  label: { en: ['Vehicle', 'Vehicles moderation'], de: ['Fahrzeug', 'Fahrzeug-Moderation'] },
  icon: 'check',
  api: moderationCalls,
  access: moderationAccess,
  name: 'vehicle_name',
  fields: carFields,
  list: {
    columns: carColumns,
    filters: [moderationFilter, companyFilter, stateFilter, 'body_type', 'fuel_type', changedFilter],
    sort: ['updated_at', 'DESC'],
    /** The list of what is to be fixed is read whole (specification, chapter 9). */
    pageSizes: { moderation: { to_fix: 1000 } },
    search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
    card: () => import('./CarCard.tsx'),
    busy: { state: 'processing' },
    above: () => import('./ModerationQueue.tsx'),
  },
  actions: moderationActions,
  menu: { order: 20 },
  body: carBody,
  views: { record: () => import('../../customRoutes/vehicle/VehiclePage.tsx') },
});
