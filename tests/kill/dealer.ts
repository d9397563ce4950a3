import { createHash } from 'node:crypto';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import type { Preset } from '../../contract/views/angle.ts';
import type { Client } from '../api/setup/client.ts';
import { photograph } from './photograph.ts';

const VIEWS = ['front', 'left', 'rear', 'right'];

/** An upload that the server acknowledged: it must never be lost. */
interface Acknowledged {
  car: number;
  photo: number;
  sha256: string;
}

/** What a dealer was promised, across all lives of the server. */
export interface Promises {
  uploads: Acknowledged[];
  /** Vehicles of which the server said that it had charged them. */
  charged: number[];
  /** Photos of which the server said that they are queued. */
  queued: Set<number>;
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Creates a vehicle, uploads photographs, three at a time, and sends them to processing while others are on their way, twice at once.
 * Ends when done or when the server dies under it.
 * @throws when the server answers with a failure: being killed is no excuse for a wrong answer
 */
export async function workUntilKilled(
  chief: Client,
  preset: Preset,
  round: number,
  promises: Promises,
): Promise<void> {
  const { data: car } = await alive(
    chief.must(cars.create, { body: { vehicle_name: `Wagen ${round}` } }),
  );
  const items = preset.items.filter(({ code }) => VIEWS.includes(code));

  const upload = async (index: number) => {
    const item = items[index];
    if (!item) throw new Error(`The preset lacks one of the views ${VIEWS.join(', ')}`);
    const bytes = await photograph(item.code, round);
    const sent = chief.must(cars.upload, {
      params: { car: car.id },
      fields: { preset_item: item.id },
      files: { photo: { name: 'a.jpg', bytes } },
    });
    const { data: photo } = await alive(sent);
    promises.uploads.push({ car: car.id, photo: photo.id, sha256: sha256(bytes) });
    return photo.id;
  };
  const process = async (photo: number) => {
    const { data } = await alive(
      chief.must(companyCars.process, { params: { car: car.id }, body: { photo } }),
    );
    if (data.charged) promises.charged.push(car.id);
    for (const id of data.queued) promises.queued.add(id);
  };
  const uploadAndProcess = async (index: number) => {
    const photo = await upload(index);
    await Promise.all([process(photo), process(photo)]);
  };

  await Promise.all([0, 1, 2].map(uploadAndProcess));
  await uploadAndProcess(3);
}

/** The server died before it answered: the caller may not expect anything. */
export class ServerGone extends Error {}

/** A broken connection becomes ServerGone; every other failure stays what it is. */
const alive = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const broken =
      error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
    throw broken ? new ServerGone('the connection broke', { cause: error }) : error;
  });
