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

/** What the server has promised a dealer, across all its restarts. */
export interface Promises {
  uploads: Acknowledged[];
  /** Vehicles that the server reported as charged. */
  charged: number[];
  /** Photos that the server reported as queued. */
  queued: Set<number>;
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Creates a vehicle, uploads photos, three at a time, and sends them to processing during the uploads, twice at once.
 * Ends when done or when the server is killed.
 * @throws if the server answers with a failure: being killed is no excuse for a wrong answer
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

/** The server was killed before it answered: the caller must not expect anything. */
export class ServerGone extends Error {}

/** Turns a broken connection into ServerGone; passes on any other failure. */
const alive = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const broken =
      error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
    throw broken ? new ServerGone('the connection broke', { cause: error }) : error;
  });
