import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { ToFix } from '../../../contract/moderation/toFix.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { chosenPhotos } from '../photos/photos.ts';
import type { ServiceContext } from '../shared/context.ts';
import { lockCar } from '../vehicles/vehicleRows.ts';
import { viewCar } from '../vehicles/vehicleView.ts';
import { decide } from './inner/decide.ts';

/**
 * Sends a vehicle back to its company, for the operator. Throws 404; 422 at `places` for a photo that is not the vehicle's, or without the
 * picture named.
 */
export const sendBackToFix = (
  context: ServiceContext,
  id: number,
  { reasons, comment, places }: ToFix,
): Promise<Car> =>
  context.db.as('operator', async (tx) => {
    const car = await lockCar(tx, id);
    const photos = await chosenPhotos(tx, id, {});
    for (const { photo: marked, picture } of places) {
      const photo = photos.find((one) => one.id === marked);
      if (!photo) throw invalidField('places', 'no_such_record');
      if (picture === 'finished' && photo.processed_key === null)
        throw invalidField('places', 'no_finished_picture');
    }
    await decide(tx, car, {
      moderation: 'to_fix',
      to_fix_reasons: [...new Set(reasons)],
      to_fix_comment: comment || null,
      to_fix_places: places,
    });
    return viewCar(tx, context.signing, id);
  });
