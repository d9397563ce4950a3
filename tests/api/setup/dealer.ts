import type { Photo } from '../../../contract/photos/photo.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Car, CarCreate } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from './client.ts';
import { picture } from './pictures.ts';
import type { SentPhoto } from './samplePhotos.ts';

let count = 0;

/** Creates a vehicle in the client's company. */
export async function newCar(client: Client, fields: CarCreate = {}): Promise<Car> {
  count += 1;
  return (await client.must(cars.create, { body: { vehicle_name: `Wagen ${count}`, ...fields } }))
    .data;
}

/** Uploads a photo to a view; by default a drawn picture. */
export async function send(
  client: Client,
  car: number,
  view: number,
  photo?: SentPhoto,
): Promise<Photo> {
  const sent = photo ?? { name: 'photo.jpg', bytes: await picture() };
  return (
    await client.must(cars.upload, {
      params: { car },
      fields: { preset_item: view },
      files: { photo: sent },
    })
  ).data;
}

/** Uploads a finished picture to a view that has a photo; the client is the operator's. */
export const sendFinished = async (operator: Client, car: number, view: number) =>
  operator.must(adminCars.uploadProcessed, {
    params: { car },
    fields: { preset_item: view },
    files: { photo: { name: 'finished.jpg', bytes: await picture() } },
  });

export const read = async (client: Client, id: number): Promise<Car> =>
  (await client.must(cars.one, { params: { id } })).data;

/** Calls `ask` until `holds` accepts its value. Has no time limit of its own: the test's ends it. */
export async function until<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  everyMs = 200,
): Promise<T> {
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Waits until no photo of the vehicle is in processing. */
export const untilProcessed = (client: Client, id: number): Promise<Car> =>
  until(
    () => read(client, id),
    (car) => [...car.photos, ...car.extra_photos].every((photo) => photo.in_process === 0),
  );
