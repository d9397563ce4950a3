import { call } from '@turntable/declare/contract/call.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { carDeliveries } from '../ftpExport/vehicleCalls.ts';
import { carPhotos } from '../photos/calls.ts';
import { priceCall, processCall } from '../processing/calls.ts';
import { carId } from './params.ts';
import { carQuery } from './queries.ts';
import { Car, CarCreate, CarRow, CarSave } from './vehicle.ts';

const company = ['chief', 'employee'] as const;

/** A company's vehicles, the plain calls (specification, chapter 7; which role uses which prefix: chapter 6). */
export const cars = {
  list: call({
    method: 'GET',
    path: 'cars',
    summary: "List vehicles of the user's company",
    roles: company,
    query: carQuery,
    response: page(CarRow),
  }),
  one: call({
    method: 'GET',
    path: 'cars/:id',
    summary: 'Get a vehicle',
    roles: company,
    params: carId,
    response: one(Car),
  }),
  create: call({
    method: 'POST',
    path: 'cars',
    summary: 'Create a vehicle',
    roles: company,
    body: CarCreate,
    response: one(Car),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'cars/:id',
    summary: 'Save a vehicle',
    roles: company,
    params: carId,
    body: CarSave,
    response: one(Car),
  }),
  remove: call({
    method: 'DELETE',
    path: 'cars/:id/delete',
    summary: 'Delete a vehicle',
    roles: company,
    params: carId,
    response: done,
  }),
  ...carPhotos,
  process: processCall('cars', ['employee']),
  price: priceCall('cars', ['chief', 'employee']),
  ...carDeliveries,
};
