import type { Flag } from '@turntable/declare/contract/flag.ts';
import { and, asc, eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { photos } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import type { ServiceContext } from '../shared/context.ts';
import { lockCar } from '../vehicles/vehicleRows.ts';
import { viewCar } from '../vehicles/vehicleView.ts';
import { forgetPictures } from './keptVersions.ts';
import { assertAllowedView } from './photosOfViews.ts';
import { type PhotoRecord, photoView } from './photoView.ts';

/** A request's photos: one, several, or, with neither named, all of the vehicle. */
export interface Chosen {
  readonly photo?: number | undefined;
  readonly photos?: readonly number[] | undefined;
}

/** Reads the chosen photos of a vehicle in the order they came. Throws 404 when one of them is not the vehicle's. */
export const chosenPhotos = async (
  tx: Tx,
  carId: number,
  { photo, photos: several }: Chosen,
): Promise<PhotoRecord[]> => {
  const ofCar = await tx
    .select()
    .from(photos)
    .where(eq(photos.car_id, carId))
    .orderBy(asc(photos.id));
  if (photo === undefined && several === undefined) return ofCar;
  const wanted = new Set([...(several ?? []), ...(photo === undefined ? [] : [photo])]);
  const found = ofCar.filter((record) => wanted.has(record.id));
  if (found.length < wanted.size) throw notFound();
  return found;
};

/** Returns one photo of a vehicle. Throws 404. */
export const chosenPhoto = async (tx: Tx, carId: number, id: number): Promise<PhotoRecord> => {
  const [photo] = await chosenPhotos(tx, carId, { photo: id });
  if (!photo) throw notFound();
  return photo;
};

/** Deletes photos; their files are deleted after the commit, and results still being made are dropped. Throws 404. */
export const deletePhotos = (
  context: ServiceContext,
  scope: Scope,
  carId: number,
  chosen: Chosen,
): Promise<void> =>
  context.db.as(scope, async (tx) => {
    await lockCar(tx, carId);
    await remove(context, tx, carId, await chosenPhotos(tx, carId, chosen));
  });

/** Deletes one extra photo. Throws 404, also for a photo of a view. */
export const deleteExtraPhoto = (
  context: ServiceContext,
  scope: Scope,
  carId: number,
  photoId: number,
): Promise<void> =>
  context.db.as(scope, async (tx) => {
    await lockCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    if (photo.extra === 0) throw notFound();
    await remove(context, tx, carId, [photo]);
  });

const remove = async (
  context: ServiceContext,
  tx: Tx,
  carId: number,
  records: readonly PhotoRecord[],
): Promise<void> => {
  if (records.length === 0) return;
  const ids = records.map((photo) => photo.id);
  const keys = await forgetPictures(tx, records);
  await tx.delete(photos).where(inArray(photos.id, ids));
  await context.queue.add(tx, 'remove-files', [{ data: { car: carId, keys } }]);
};

/**
 * Moves a photo to another view and swaps it with that view's photo. A finished picture stays, although it was made for the former view.
 * Throws 404, 422 for an extra photo or a view that the vehicle does not have.
 */
export const movePhoto = (
  context: ServiceContext,
  scope: Scope,
  carId: number,
  { photo: photoId, preset_item: itemId }: { photo: number; preset_item: number },
): Promise<Car> =>
  context.db.as(scope, async (tx) => {
    const car = await lockCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    if (photo.extra === 1) throw invalidField('photo', 'extra_cannot_move');
    await assertAllowedView(tx, car.company_id, itemId);
    if (photo.preset_item_id !== itemId) await swap(tx, photo, itemId);
    return viewCar(tx, context.signing, carId);
  });

/** Swaps a photo with that of a view. The unique index of views is checked row by row, so the view's present photo becomes an extra one first. */
const swap = async (tx: Tx, photo: PhotoRecord, itemId: number): Promise<void> => {
  const [other] = await tx
    .update(photos)
    .set({ extra: 1 })
    .where(
      and(eq(photos.car_id, photo.car_id), eq(photos.preset_item_id, itemId), eq(photos.extra, 0)),
    )
    .returning({ id: photos.id });
  await tx.update(photos).set({ preset_item_id: itemId }).where(eq(photos.id, photo.id));
  if (other)
    await tx
      .update(photos)
      .set({ extra: 0, preset_item_id: photo.preset_item_id })
      .where(eq(photos.id, other.id));
};

/** Switches logo and banner of one photo; they count from its next processing on. Throws 404. */
export const setOverlays = (
  context: ServiceContext,
  scope: Scope,
  carId: number,
  {
    photo: photoId,
    ...flags
  }: { photo: number; show_logo?: Flag | undefined; show_banner?: Flag | undefined },
): Promise<Photo> =>
  context.db.as(scope, async (tx) => {
    await lockCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    const changed = {
      show_logo: flags.show_logo ?? photo.show_logo,
      show_banner: flags.show_banner ?? photo.show_banner,
    };
    await tx.update(photos).set(changed).where(eq(photos.id, photoId));
    const siblings = await chosenPhotos(tx, carId, {});
    return photoView(context.signing, { ...photo, ...changed }, siblings);
  });
