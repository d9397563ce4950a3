import { expect } from 'vitest';
import type { PhotoVersion } from '../../../../../contract/photos/photoVersion.ts';
import { adminCars } from '../../../../../contract/vehicles/adminCalls.ts';
import type { Car } from '../../../../../contract/vehicles/vehicle.ts';
import { picture } from '../../../setup/pictures.ts';
import type { Row, Success } from '../../row.ts';

// Rows shared by the plain, the company's and the operator's calls; each group picks its rows.

/** Returns the vehicle as the operator sees it now; undefined once it is deleted. */
export async function carNow({ testServer, target }: Success): Promise<Car | undefined> {
  const answer = await (await testServer.as('operator')).call(adminCars.one, {
    params: { id: target.car },
  });
  return answer.status === 404 ? undefined : answer.ok.data;
}

const photosNow = async (success: Success) => {
  const car = await carNow(success);
  return [...(car?.photos ?? []), ...(car?.extra_photos ?? [])];
};
const photoNow = async (success: Success, id: number) =>
  (await photosNow(success)).find((photo) => photo.id === id);
const json = <T>({ answer }: Success): T => answer.ok as T; // the client has checked it against the contract

export const one: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { id: car } }),
  proves: (success) => {
    const { data } = json<{ data: Car }>(success);
    expect(data.vehicle_name).toBe(success.target.name);
    expect(data.photos.map(({ id }) => id)).toEqual([
      success.target.photo,
      success.target.otherPhoto,
    ]);
    expect(data.extra_photos.map(({ id }) => id)).toEqual([success.target.extraPhoto]);
  },
};

export const save: Row = {
  names: 'vehicle',
  callInput: ({ car, name }) => ({
    params: { id: car },
    body: { brand: `Marke von ${name}`, settings: { polishing: 1 } },
  }),
  proves: async (success) => {
    const car = await carNow(success);
    expect(car?.brand).toBe(`Marke von ${success.target.name}`);
    expect(car?.own_settings.polishing).toBe(1);
  },
};

export const remove: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { id: car } }),
  proves: async (success) => expect(await carNow(success)).toBeUndefined(),
};

export const upload: Row = {
  names: 'vehicle',
  callInput: async ({ car, freeView }) => ({
    params: { car },
    fields: { preset_item: freeView },
    files: { photo: { name: 'neu.jpg', bytes: await picture() } },
  }),
  proves: async (success) => {
    const { data } = json<{ data: { id: number } }>(success);
    expect(await photoNow(success, data.id)).toMatchObject({
      angle_id: success.target.freeView,
      name: 'neu.jpg',
      extra: 0,
    });
  },
};

export const uploadExtra: Row = {
  names: 'vehicle',
  callInput: async ({ car }) => ({
    params: { car },
    fields: {},
    files: { photo: { name: 'extra.jpg', bytes: await picture() } },
  }),
  proves: async (success) => {
    const { data } = json<{ data: { id: number } }>(success);
    expect(await photoNow(success, data.id)).toMatchObject({ name: 'extra.jpg', extra: 1 });
  },
};

export const deleteExtra: Row = {
  names: 'vehicle',
  callInput: ({ car, extraPhoto }) => ({ params: { car }, body: { photo: extraPhoto } }),
  proves: async (success) =>
    expect((await photosNow(success)).map(({ id }) => id)).toEqual([
      success.target.photo,
      success.target.otherPhoto,
    ]),
};

export const deletePhotos: Row = {
  names: 'vehicle',
  callInput: ({ car, otherPhoto }) => ({ params: { car }, body: { photo: otherPhoto } }),
  proves: async (success) =>
    expect((await photosNow(success)).map(({ id }) => id)).toEqual([
      success.target.photo,
      success.target.extraPhoto,
    ]),
};

export const price: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { car } }),
  proves: ({ answer }) => expect(answer.ok).toMatchObject({ data: { amount: 1, means: 'credit' } }),
};

export const process: Row = {
  names: 'vehicle',
  callInput: ({ car, otherPhoto }) => ({ params: { car }, body: { photos: [otherPhoto] } }),
  proves: async (success) => {
    const { data } = json<{ data: { queued: number[]; charged: string | null } }>(success);
    expect(data).toMatchObject({ queued: [success.target.otherPhoto], charged: 'credit' });
    expect(await photoNow(success, success.target.otherPhoto)).toMatchObject({ in_process: 1 });
  },
};

/** A link to the finished picture in `link`, or, for the operator, in `data.link`. */
export const download: Row = {
  names: 'vehicle',
  callInput: ({ car, photo }) => ({ params: { car }, body: { photo } }),
  proves: async (success) => {
    const answer = json<{ link?: string; data?: { link: string } }>(success);
    const link = answer.link ?? answer.data?.link ?? '';
    const file = await fetch(new URL(link, success.testServer.baseUrl));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  },
};

export const move: Row = {
  names: 'vehicle',
  callInput: ({ car, photo, freeView }) => ({
    params: { car },
    body: { photo, preset_item: freeView },
  }),
  proves: async (success) =>
    expect(await photoNow(success, success.target.photo)).toMatchObject({
      angle_id: success.target.freeView,
    }),
};

export const overlays: Row = {
  names: 'vehicle',
  callInput: ({ car, photo }) => ({ params: { car }, body: { photo, show_logo: 0 } }),
  proves: async (success) =>
    expect(await photoNow(success, success.target.photo)).toMatchObject({
      show_logo: 0,
      show_banner: 1,
    }),
};

export const versions: Row = {
  names: 'vehicle',
  callInput: ({ car, photo }) => ({ params: { car, photo } }),
  proves: (success) => {
    const { data } = json<{ data: PhotoVersion[] }>(success);
    expect(data.map(({ id, present }) => ({ id, present }))).toEqual([
      { id: null, present: 1 },
      { id: success.target.version, present: 0 },
    ]);
  },
};

export const restore: Row = {
  names: 'vehicle',
  callInput: ({ car, photo, version }) => ({ params: { car }, body: { photo, version } }),
  proves: async (success) => {
    expect((await photoNow(success, success.target.photo))?.processed_url).toContain(
      `former-${success.target.photo}`,
    );
  },
};

/** Returns the row of a list that shows the vehicles of exactly these companies, by role. */
export const listOf = (
  visible: Record<'operator' | 'chief' | 'employee', Success['company'][]>,
): Row => ({
  names: 'nothing',
  callInput: () => ({ query: { per_page: 100 } }),
  proves: (success) => {
    const { data } = json<{ data: { company_id: number }[] }>(success);
    const { companies } = success.testServer.testData;
    const expected = visible[success.person as keyof typeof visible].map(
      (company) => companies[company],
    );
    expect([...new Set(data.map(({ company_id }) => company_id))].sort()).toEqual(expected.sort());
  },
});

/** Returns the row of an FTP upload. No FTP server is configured, so the call is refused. */
export const ftpUpload = (parameter: 'id' | 'car'): Row => ({
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { [parameter]: car } }),
  proves: () => {},
  refusedWith: 422,
});

/** A vehicle that was never sent has no history. */
export const ftpDeliveries: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { id: car } }),
  proves: (success) => expect(json<{ data: unknown[] }>(success).data).toEqual([]),
};
