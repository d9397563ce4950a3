import type { Stroke } from '../../../contract/processing/stroke.ts';
import type { Scope } from '../../db/scope.ts';
import { chosenPhoto } from '../photos/photos.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findCar } from '../vehicles/vehicleRows.ts';

/** A cut-out for correction by brush: the outline as it was found, and the strokes so far. */
export interface CutoutView {
  mask_url: string | null;
  strokes: Stroke[];
}

/** Reads a photo's cut-out. Throws 404. */
export const readCutout = (
  { db, signing }: Pick<ServiceContext, 'db' | 'signing'>,
  scope: Scope,
  carId: number,
  photoId: number,
): Promise<CutoutView> =>
  db.as(scope, async (tx) => {
    await findCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    return {
      mask_url: photo.mask_key && signing.urlOf(photo.mask_key),
      strokes: photo.cutout_strokes ?? [],
    };
  });
