import { call, type Role } from '@turntable/declare/contract/call.ts';
import { done, link, one } from '@turntable/declare/contract/page.ts';
import { Car } from '../vehicles/vehicle.ts';
import {
  carParams,
  downloadChoice,
  extraUploadForm,
  movePhoto,
  onePhoto,
  overlays,
  photoChoice,
  photoParams,
  restoreAnswer,
  restoreChoice,
  uploadAnswer,
  uploadForm,
  versionsAnswer,
} from './shapes.ts';

const company = ['chief', 'employee'] as const;
const admin = ['admin'] as const;

/** Calls that each role has under its own prefix of vehicles. */
const chosenPhotoCalls = <const Prefix extends string, const Roles extends readonly Role[]>(
  prefix: Prefix,
  roles: Roles,
) => ({
  download: call({
    method: 'POST',
    path: `${prefix}/:car/photo/download`,
    summary: 'Prepare pictures for download',
    changesNothing: true,
    roles,
    params: carParams,
    body: downloadChoice,
    response: link,
  }),
  deletePhotos: call({
    method: 'POST',
    path: `${prefix}/:car/photo/delete`,
    summary: 'Delete photos',
    roles,
    params: carParams,
    body: photoChoice,
    response: done,
  }),
});

/** Photos of a vehicle: part of the plain calls about vehicles. */
export const carPhotos = {
  ...chosenPhotoCalls('cars', ['employee']),
  upload: call({
    method: 'POST',
    path: 'cars/:car/photo/upload',
    summary: 'Upload the photo of a view',
    roles: company,
    params: carParams,
    form: uploadForm,
    response: uploadAnswer,
  }),
  uploadExtra: call({
    method: 'POST',
    path: 'cars/:car/photo/extra/upload',
    summary: 'Upload an extra photo',
    roles: company,
    params: carParams,
    form: extraUploadForm,
    response: uploadAnswer,
  }),
  deleteExtra: call({
    method: 'POST',
    path: 'cars/:car/photo/extra/delete',
    summary: 'Delete an extra photo',
    roles: company,
    params: carParams,
    body: onePhoto,
    response: done,
  }),
  move: call({
    method: 'POST',
    path: 'cars/:car/photo/move',
    summary: 'Move a photo to another view',
    roles: company,
    params: carParams,
    body: movePhoto,
    response: one(Car),
    assumed: true,
  }),
  overlays: call({
    method: 'POST',
    path: 'cars/:car/photo/overlays',
    summary: 'Switch logo and banner of a photo on or off',
    roles: company,
    params: carParams,
    body: overlays,
    response: uploadAnswer,
    assumed: true,
  }),
  versions: call({
    method: 'GET',
    path: 'cars/:car/photo/:photo/versions',
    summary: 'List the present and former finished pictures of a photo',
    roles: company,
    params: photoParams,
    response: versionsAnswer,
    assumed: true,
  }),
  restore: call({
    method: 'POST',
    path: 'cars/:car/photo/restore',
    summary: 'Restore a former finished picture of a photo, free of charge',
    roles: company,
    params: carParams,
    body: restoreChoice,
    response: restoreAnswer,
    assumed: true,
  }),
};

/** The same for managers. */
export const companyCarPhotos = chosenPhotoCalls('company/cars', ['chief']);

const adminChosen = chosenPhotoCalls('admin/cars', admin);

/** The same for the operator, of any company. */
export const adminCarPhotos = {
  ...adminChosen,
  download: call({
    ...adminChosen.download,
    response: one(link),
  }),
  upload: call({ ...carPhotos.upload, path: 'admin/cars/:car/photo/upload', roles: admin }),
  uploadProcessed: call({
    ...carPhotos.upload,
    path: 'admin/cars/:car/photo/upload-processed',
    summary: 'Upload a finished picture that was made elsewhere for the photo of a view',
    roles: admin,
  }),
  versions: call({
    ...carPhotos.versions,
    path: 'admin/cars/:car/photo/:photo/versions',
    roles: admin,
  }),
  placement: call({
    method: 'GET',
    path: 'admin/cars/:car/photo/:photo/placement',
    summary:
      'Get the present finished picture with lines that show how the vehicle was placed, as JPEG',
    roles: admin,
    params: photoParams,
    response: 'bytes',
    assumed: true,
  }),
  restore: call({
    ...carPhotos.restore,
    path: 'admin/cars/:car/photo/restore',
    summary: 'Restore a former finished picture of a photo',
    roles: admin,
  }),
};
