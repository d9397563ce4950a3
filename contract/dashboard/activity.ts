import { id } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';
import { ComplaintAbout } from '../complaints/complaint.ts';
import { ToFixReason } from '../moderation/toFix.ts';
import { DefectReason } from '../photos/photo.ts';

const count = z.int().nonnegative();
const seconds = z.int().nonnegative();

/** What was done on a day, by a person or in a company. */
const Work = {
  /** Photos whose picture was finished. */
  photos: count,
  /** Vehicles added. */
  vehicles: count,
  /** Tokens and credits spent on vehicles. */
  spent: count,
};

/** The work of a person, or in a company. Its photos lead to a list of vehicles. */
const ListedWork = {
  ...Work,
  /** Vehicles that these photos belong to. */
  vehicles_with_photos: count,
};

/** What the vehicles in the caller's scope and their photos went through in a period. */
export const Activity = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Every day of the period (UTC), the last one last. */
  days: z.array(z.strictObject({ day: z.iso.date(), ...Work })),
  vehicles_with_photos: count.describe('vehicles that photos of the period belong to'),
  spent: z.strictObject({
    vehicle_token: count,
    vehicle_credit: count,
    vehicle_staff_credit: count,
  }),
  /** For managers: who uploaded, added and paid, the busiest first; null is nobody who is known, such as an import. */
  people: z
    .array(z.strictObject({ id: id.nullable(), name: z.string().nullable(), ...ListedWork }))
    .nullable(),
  /** The busiest first; not for employees, who see one only. */
  companies: z.array(z.strictObject({ id, title: z.string(), ...ListedWork })).nullable(),
  /** Vehicles first sent by FTP in the period: the time from their first photo's upload on. */
  sent: z
    .strictObject({
      vehicles: count,
      median: seconds,
      slowest: z.strictObject({ id, vehicle_name: z.string(), seconds }),
    })
    .nullable(),
  /** Vehicles older than a day without a photo, whatever the period. */
  without_pictures: count,
  /** Vehicles with photos that cannot be used now, whatever the period; one may have several reasons. */
  unusable: z.array(z.strictObject({ reason: DefectReason, vehicles: count })),
  /** Vehicles that are sent back now, whatever the period; one may have several reasons. */
  sent_back: z.array(z.strictObject({ reason: ToFixReason, vehicles: count })),
  complaints: z.array(z.strictObject({ about: ComplaintAbout, complaints: count })),
});
export type Activity = z.infer<typeof Activity>;
