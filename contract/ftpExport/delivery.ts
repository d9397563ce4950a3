import { id, timestamp } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';
import { FtpProblem } from './settings.ts';

/**
 * Why a delivery failed: a problem of the server, `not_made`: a picture could not be created, `nothing`: no pictures, `plate`: after the
 * delivery was requested, a picture was made with an unchanged plate, or `given_up`.
 */
export const DeliveryProblem = z.enum([
  ...FtpProblem.options,
  'not_made',
  'nothing',
  'plate',
  'given_up',
]);
export type DeliveryProblem = z.infer<typeof DeliveryProblem>;

export const DeliveryState = z.enum(['waiting', 'sending', 'succeed', 'failed']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** `waiting`: not sent, yet or at all; `skipped`: unchanged on the server. */
export const SentFileState = z.enum(['waiting', 'sent', 'skipped', 'failed']);
export type SentFileState = z.infer<typeof SentFileState>;

/** A file of a delivery; `message` is the problem in the language of the request. */
export const SentFile = z.strictObject({
  name: z.string().describe('path below the folder of the delivery'),
  state: SentFileState,
  bytes: z.int().nonnegative().nullable(),
  message: z.string().nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

/** A delivery of a vehicle to its company's FTP server; `message` is its problem in the language of the request. */
export const FtpDelivery = z.strictObject({
  id,
  asked_at: timestamp,
  asked_by: z
    .string()
    .nullable()
    .describe('name of the user; null: the vehicle was sent automatically'),
  state: DeliveryState,
  finished_at: timestamp.nullable(),
  host: z.string(),
  folder: z.string(),
  problem: DeliveryProblem.nullable(),
  message: z.string().nullable(),
  files: z.array(SentFile),
});
export type FtpDelivery = z.infer<typeof FtpDelivery>;
