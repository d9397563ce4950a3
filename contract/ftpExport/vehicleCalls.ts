import { call } from '@turntable/declare/contract/call.ts';
import { done, list } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { carParams, confirmedPlates } from '../photos/shapes.ts';
import { carId } from '../vehicles/params.ts';
import { FtpDelivery } from './delivery.ts';

const admin = ['admin'] as const;
const sendChoice = z.strictObject({ confirmed_plates: confirmedPlates }).nullish();

/** A vehicle's deliveries: part of the plain calls about vehicles. */
export const carDeliveries = {
  ftpDeliveries: call({
    method: 'GET',
    path: 'cars/:id/ftp/deliveries',
    summary: "List deliveries of a vehicle to the company's FTP server, newest first",
    roles: ['chief', 'employee'],
    params: carId,
    response: list(FtpDelivery),
    assumed: true,
  }),
};

/** Sending a vehicle, for managers. */
export const companyCarDeliveries = {
  ftpUpload: call({
    method: 'POST',
    path: 'company/cars/:car/ftp/upload',
    summary: "Send a vehicle's finished pictures to the company's FTP server",
    roles: ['chief'],
    params: carParams,
    body: sendChoice,
    response: done,
  }),
};

/** Sending and reading deliveries, for the operator, of any company. */
export const adminCarDeliveries = {
  ftpUpload: call({
    method: 'POST',
    path: 'admin/cars/:id/ftp',
    summary: "Send a vehicle's finished pictures to its company's FTP server",
    roles: admin,
    params: carId,
    body: sendChoice,
    response: done,
  }),
  ftpDeliveries: call({
    method: 'GET',
    path: 'admin/cars/:id/ftp/deliveries',
    summary: "List deliveries of a vehicle to its company's FTP server, newest first",
    roles: admin,
    params: carId,
    response: list(FtpDelivery),
    assumed: true,
  }),
};
