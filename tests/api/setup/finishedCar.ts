import { createHash, randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../server/services/shared/context.ts';
import { picture } from './pictures.ts';

/** A vehicle with finished pictures that were not made by processing. */
export interface FinishedCar {
  id: number;
  /** The finished pictures, in the order of the views. */
  pictures: Buffer[];
}

/**
 * Writes a company's vehicle with a number of finished pictures directly into database and storage.
 * @param make makes the pictures; by default small ones
 */
export async function finishedCar(
  { db, storage }: Pick<ServiceContext, 'db' | 'storage'>,
  { company, views, vin }: { company: number; views: readonly number[]; vin: string },
  make: () => Promise<Uint8Array> = picture,
): Promise<FinishedCar> {
  const { rows } = await db.systemQuery(
    'insert into cars (company_id, vin, vehicle_name) values ($1, $2, $2) returning id',
    [company, vin],
  );
  const id = Number(rows[0]?.id);
  const pictures: Buffer[] = [];
  for (const view of views) {
    const bytes = Buffer.from(await make());
    const key = `processed-${randomUUID()}.jpg`;
    await storage.put(key, bytes, 'image/jpeg');
    await db.systemQuery(
      `insert into photos (car_id, company_id, preset_item_id, name, original_key, preview_key, processed_key, preview_processed_key,
         width, height, bytes, sha256, status, processed_at)
       values ($1, $2, $3, 'front.jpg', $4, $5, $6, $6, 320, 240, $7, $8, 4, now())`,
      [
        id,
        company,
        view,
        `original-${randomUUID()}.jpg`,
        `preview-${randomUUID()}.jpg`,
        key,
        bytes.length,
        createHash('sha256').update(bytes).digest('hex'),
      ],
    );
    pictures.push(bytes);
  }
  return { id, pictures };
}
