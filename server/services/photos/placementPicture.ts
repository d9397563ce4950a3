import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Scope } from '../../db/scope.ts';
import { drawPlacement } from '../../imaging/placementPicture.ts';
import { contentTypeOf } from '../files/openFile.ts';
import type { ServiceContext } from '../shared/context.ts';
import { findCar } from '../vehicles/vehicleRows.ts';
import { chosenPhoto } from './photos.ts';

/** Draws how the vehicle of a finished picture was placed. Throws 404 where that was not written down. */
export const placementPicture = async (
  { db, storage }: Pick<ServiceContext, 'db' | 'storage'>,
  scope: Scope,
  carId: number,
  photoId: number,
): Promise<{ content: Uint8Array; contentType: string }> => {
  const { processed_key, made_with } = await db.as(scope, async (tx) => {
    await findCar(tx, carId);
    return chosenPhoto(tx, carId, photoId);
  });
  if (!processed_key || !made_with?.placement) throw notFound();
  const content = await drawPlacement(await storage.read(processed_key), made_with.placement);
  return { content, contentType: contentTypeOf('placement.jpg') };
};
