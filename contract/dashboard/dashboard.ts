import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';
import { CarState, Moderation } from '../vehicles/vehicle.ts';

const count = z.int().nonnegative();

/** A vehicle that needs attention. */
export const DashboardCar = z.strictObject({
  id,
  vehicle_name: z.string(),
  vin: z.string(),
  company_id: id,
  company_title: z.string(),
  state: CarState,
  moderation: Moderation,
  thumbnail_url: url.nullable(),
  updated_at: timestamp,
});
export type DashboardCar = z.infer<typeof DashboardCar>;

/** The home page (specification, chapter 2: Home), of the vehicles in the caller's scope. */
export const Dashboard = z.strictObject({
  /** The numbers of vehicles by the lists' filter `state`. */
  vehicles: z.strictObject({
    total: count,
    new: count,
    uploading: count,
    ready: count,
    processing: count,
    partly_processed: count,
    needs_attention: count,
    processed: count,
    quality_check: count,
    to_fix: count,
  }),
  /** The newest vehicles that need attention or were sent back, five at most. */
  attention: z.array(DashboardCar),
  /** The balance of the user's company; null for the operator. */
  balance: z.strictObject({ credits: z.int(), tokens: count }).nullable(),
  /** For the operator: the vehicles that have waited longest for quality check, five at most. */
  queue: z.array(DashboardCar).nullable(),
  /** For the operator: whether the service keeps up. */
  service: z
    .strictObject({
      processing: count.describe('photos that wait for processing or are in it'),
      waiting_since: timestamp.nullable().describe('since when the oldest of them waits'),
      failed_photos: count.describe('photos whose processing failed, not for their own fault'),
      failed_deliveries: count.describe('vehicles whose last delivery failed'),
      free_bytes: count.describe('free space on the disk of database and files'),
    })
    .nullable(),
  /** For the operator: reported problems that have no reply. */
  complaints: count.nullable(),
  /** For the operator. */
  companies: z
    .strictObject({
      active: count,
      without_balance: count.describe('active companies with neither a token nor a credit left'),
      new: count.describe('created in the last 30 days, today included'),
      new_since: z.iso.date().describe('the first of these days (UTC)'),
      newest: z.array(z.strictObject({ id, title: z.string(), created_at: timestamp })),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;
