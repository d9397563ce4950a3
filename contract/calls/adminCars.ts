import { z } from 'zod';
import { call } from '../call.ts';
import { Car, CarCreate, CarRow, CarSave } from '../entities/car.ts';
import { FtpDelivery } from '../entities/ftpDelivery.ts';
import { id, lines } from '../fields.ts';
import { done, list, one, page } from '../page.ts';
import { carId } from './carParams.ts';
import { adminCarQuery } from './carQuery.ts';
import { carParams, downloadChoice, photoChoice, processAnswer, processChoice, uploadAnswer, uploadForm } from './photoShapes.ts';

const admin = ['admin'] as const;

/** Every company's vehicles, for the operator (specification, chapter 7). */
export const adminCars = {
  list: call({
    method: 'GET',
    path: 'admin/cars',
    summary: "Every company's vehicles",
    roles: admin,
    query: adminCarQuery,
    response: page(CarRow),
  }),
  one: call({ method: 'GET', path: 'admin/cars/:id', summary: 'A vehicle', roles: admin, params: carId, response: one(Car) }),
  create: call({
    method: 'POST',
    path: 'admin/cars',
    summary: 'Create a vehicle for a company',
    roles: admin,
    body: z.strictObject({ ...CarCreate.shape, company_id: id }),
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
  remove: call({ method: 'DELETE', path: 'admin/cars/:id', summary: 'Delete a vehicle', roles: admin, params: carId, response: done }),
  approve: call({
    method: 'POST',
    path: 'admin/cars/:id/approve',
    summary: 'Approve a vehicle',
    roles: admin,
    params: carId,
    response: one(Car),
  }),
  toFix: call({
    method: 'POST',
    path: 'admin/cars/:id/to-fix',
    summary: 'Send a vehicle back with a comment',
    roles: admin,
    params: carId,
    body: z.strictObject({ comment: lines(2000).min(1) }),
    response: one(Car),
    assumed: true,
  }),
  ftpUpload: call({
    method: 'POST',
    path: 'admin/cars/:id/ftp',
    summary: "Send a vehicle's finished pictures to its company's FTP server",
    roles: admin,
    params: carId,
    response: done,
  }),
  ftpDeliveries: call({
    method: 'GET',
    path: 'admin/cars/:id/ftp/deliveries',
    summary: "What was sent of a vehicle to its company's FTP server, the latest first",
    roles: admin,
    params: carId,
    response: list(FtpDelivery),
    assumed: true,
  }),
  upload: call({
    method: 'POST',
    path: 'admin/cars/:car/photo/upload',
    summary: 'Upload the photo of a view',
    roles: admin,
    params: carParams,
    form: uploadForm,
    response: uploadAnswer,
  }),
  uploadProcessed: call({
    method: 'POST',
    path: 'admin/cars/:car/photo/upload-processed',
    summary: 'Upload a finished picture made elsewhere for the photo of a view',
    roles: admin,
    params: carParams,
    form: uploadForm,
    response: uploadAnswer,
  }),
  download: call({
    method: 'POST',
    path: 'admin/cars/:car/photo/download',
    summary: 'Prepare pictures for download',
    changesNothing: true,
    roles: admin,
    params: carParams,
    body: downloadChoice,
    response: z.strictObject({ data: z.strictObject({ link: z.string() }) }),
  }),
  deletePhotos: call({
    method: 'POST',
    path: 'admin/cars/:car/photo/delete',
    summary: 'Delete photos',
    roles: admin,
    params: carParams,
    body: photoChoice,
    response: done,
  }),
  process: call({
    method: 'POST',
    path: 'admin/cars/:car/photo/process',
    summary: 'Send photos to processing',
    roles: admin,
    params: carParams,
    body: processChoice,
    response: processAnswer,
  }),
};
