import { call } from '@turntable/declare/contract/call.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { adminCarDeliveries } from '../ftpExport/vehicleCalls.ts';
import { moderation } from '../moderation/adminCalls.ts';
import { adminCarPhotos } from '../photos/calls.ts';
import { priceCall, processCall } from '../processing/calls.ts';
import { carId } from './params.ts';
import { adminCarQuery } from './queries.ts';
import { Car, CarCreateForCompany, CarRow, CarSave } from './vehicle.ts';

const admin = ['admin'] as const;

/** Every company's vehicles, for the operator (specification, chapter 7). */
export const adminCars = {
  list: call({
    method: 'GET',
    path: 'admin/cars',
    summary: "List every company's vehicles",
    roles: admin,
    query: adminCarQuery,
    response: page(CarRow),
  }),
  one: call({
    method: 'GET',
    path: 'admin/cars/:id',
    summary: 'Get a vehicle',
    roles: admin,
    params: carId,
    response: one(Car),
  }),
  create: call({
    method: 'POST',
    path: 'admin/cars',
    summary: 'Create a vehicle for a company',
    roles: admin,
    body: CarCreateForCompany,
    response: one(Car),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/cars/:id',
    summary: 'Save a vehicle',
    roles: admin,
    params: carId,
    body: CarSave,
    response: one(Car),
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/cars/:id',
    summary: 'Delete a vehicle',
    roles: admin,
    params: carId,
    response: done,
  }),
  ...moderation,
  ...adminCarPhotos,
  process: processCall('admin/cars', admin),
  price: priceCall('admin/cars', admin),
  ...adminCarDeliveries,
};
