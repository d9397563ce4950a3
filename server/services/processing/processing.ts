import { inArray, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Payment, VehiclePrice } from '../../../contract/balance/vehiclePrice.ts';
import { type Box, PHOTO_STATUS, type ProcessRefusal } from '../../../contract/photos/photo.ts';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import type { Tx } from '../../db/client.ts';
import { photos } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import { chargeVehicle, priceOf } from '../balance/vehiclePrice.ts';
import { keepPresent } from '../photos/keptVersions.ts';
import { type Chosen, chosenPhotos } from '../photos/photos.ts';
import { allowedViews } from '../photos/photosOfViews.ts';
import type { PhotoRecord } from '../photos/photoView.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type CarRecord, findCar, labelOf, lockCar } from '../vehicles/vehicleRows.ts';

export interface ProcessingAnswer {
  /** Photos in processing now, by this request or an earlier one. */
  queued: number[];
  refused: { photo: number; reason: ProcessRefusal }[];
  charged: 'token' | 'credit' | null;
  paid: Payment | null;
}

/** The user's corrections of one photo. */
export interface Correction {
  /** The vehicle's box. */
  readonly box?: Box | undefined;
  /** The licence plate's corners; null: there is none. */
  readonly plate?: PlateCorners | null | undefined;
  /** Brush strokes that correct the cut-out; an empty list restores it as found. */
  readonly strokes?: readonly Stroke[] | undefined;
}

/**
 * Sends photos to processing and pays for the vehicle, in one transaction: both or neither (docs/decisions/vehicles.md).
 * Photos of views that the company does not photograph are refused with their reason and cost nothing; so are photos known to be unusable,
 * unless the failure was ours or the user now marks the vehicle or corrects the cut-out. A photo under way is not queued twice. A cut-out that is corrected by brush was paid for
 * when it was made. Throws 404; 402 when the company has no balance, and nothing is queued; 422 for strokes over a photo without a cut-out.
 */
export const requestProcessing = (
  context: ServiceContext,
  scope: Scope,
  {
    carId,
    userId,
    box,
    plate,
    strokes,
    ...chosen
  }: Chosen & Correction & { carId: number; userId: number },
): Promise<ProcessingAnswer> =>
  context.db.as(scope, async (tx) => {
    const car = await lockCar(tx, carId);
    const wanted = await chosenPhotos(tx, carId, chosen);
    const isByBrush = strokes !== undefined;
    if (isByBrush && (box || wanted.some((photo) => photo.mask_key === null)))
      throw invalidField('strokes', 'strokes_need_cutout');
    const views = await allowedViews(tx, car.company_id);
    const refused = wanted.flatMap((photo) =>
      refusalOf(photo, views, box !== undefined || isByBrush),
    );
    const usable = wanted.filter((photo) => !refused.some(({ photo: id }) => id === photo.id));
    const fresh = usable.filter(
      (photo) => photo.in_process === 0 || box !== undefined || plate !== undefined || isByBrush,
    );
    const paid = fresh.length > 0 && !isByBrush ? await charge(context, tx, car, userId) : null;
    await enqueuePhotos(context, tx, fresh, { box, plate, strokes });
    const charged = paid && (paid.means === 'token' ? 'token' : 'credit');
    return { queued: usable.map((photo) => photo.id), refused, charged, paid };
  });

/** Returns whether a photo may be processed: an extra photo, or one of the views that its company photographs. */
export const isOfAllowedView = (
  { extra, preset_item_id }: PhotoRecord,
  views: ReadonlySet<number>,
): boolean => extra === 1 || (preset_item_id !== null && views.has(preset_item_id));

const refusalOf = (
  photo: PhotoRecord,
  views: ReadonlySet<number>,
  isCorrected: boolean,
): ProcessingAnswer['refused'] => {
  if (!isOfAllowedView(photo, views)) return [{ photo: photo.id, reason: 'view_not_allowed' }];
  if (photo.defect_reason === null || photo.defect_reason === 'processing_failed' || isCorrected)
    return [];
  return [{ photo: photo.id, reason: photo.defect_reason }];
};

const charge = (
  { config }: ServiceContext,
  tx: Tx,
  car: CarRecord,
  userId: number,
): Promise<Payment | null> => {
  const { id, company_id, charge_round } = car;
  const tariff = { price: config.vehiclePrice, support: config.support };
  return chargeVehicle(tx, { id, company_id, charge_round, label: labelOf(car) }, tariff, userId);
};

/** Returns what it takes to send photos of a vehicle to processing now. Throws 404. */
export const readPrice = (
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  principal: Principal,
  carId: number,
): Promise<VehiclePrice> =>
  db.as(scopeOf(principal), async (tx) =>
    priceOf(tx, await findCar(tx, carId), config.vehiclePrice, principal.userId),
  );

/** Clears detected values, to detect them again; keeps the user's corrections. */
const SOUGHT_AGAIN = {
  plate_corners: sql`case when ${photos.plate_state} = 'set' then ${photos.plate_corners} end`,
  plate_state: sql<
    PhotoRecord['plate_state']
  >`case when ${photos.plate_state} in ('set', 'none') then ${photos.plate_state} else 'unsought' end`,
};

/**
 * Queues photos whose vehicles are locked and paid. A job's number is written at its photo: an older job that is still at work then finds
 * that its result is not wanted.
 */
export const enqueuePhotos = async (
  { queue }: ServiceContext,
  tx: Tx,
  chosen: readonly PhotoRecord[],
  { box, plate, strokes }: Correction = {},
): Promise<void> => {
  const ids = chosen.map((photo) => photo.id);
  await keepPresent(tx, ids);
  const jobs = await tx
    .update(photos)
    .set({
      status: PHOTO_STATUS.queued,
      in_process: 1,
      queued_at: new Date(),
      job_id: sql`gen_random_uuid()`,
      attempts: 0,
      defect_state: 'ok',
      defect_reason: null,
      // A new box needs a new cut-out, in which a plate may be found.
      ...(box && { box, mask_key: null, ...SOUGHT_AGAIN }),
      ...(plate !== undefined && {
        plate_corners: plate,
        plate_state: plate ? ('set' as const) : ('none' as const),
      }),
      // Without a plate the present picture is as it should be; with one, only the next.
      ...(plate === null && { unchanged_plate: null }),
      // Who corrects an outline, or leaves it as it is, has checked it.
      ...(strokes && {
        cutout_strokes: strokes.length > 0 ? [...strokes] : null,
        cutout_doubts: [],
      }),
    })
    .where(inArray(photos.id, ids))
    .returning({ id: sql<string>`${photos.job_id}`, car: photos.car_id, photo: photos.id });
  await queue.add(
    tx,
    'process-photo',
    jobs.map(({ id, car, photo }) => ({ id, data: { car, photo } })),
  );
  if (!box) return;
  await queue.add(
    tx,
    'remove-files',
    chosen.flatMap((photo) =>
      photo.mask_key ? [{ data: { car: photo.car_id, keys: [photo.mask_key] } }] : [],
    ),
  );
};
