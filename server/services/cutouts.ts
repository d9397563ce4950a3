import type { Stroke } from '../../contract/entities/stroke.ts';
import type { Scope } from '../db/scope.ts';
import type { CarsContext } from './carsContext.ts';
import { findCar } from './carsRows.ts';
import { chosenPhoto } from './photos.ts';

/** What the user corrects by brush: the outline as it was found, and his strokes so far. */
export interface CutoutView {
  mask_url: string | null;
  strokes: Stroke[];
}

/** Reads a photo's cut-out. Throws 404. */
export const readCutout = (
  { db, signing }: Pick<CarsContext, 'db' | 'signing'>,
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
