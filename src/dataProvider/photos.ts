import { request } from '@turntable/declare/api/httpClient.ts';
import type { VehiclePrice } from '../../contract/balance/vehiclePrice.ts';
import type { Box, Photo } from '../../contract/photos/photo.ts';
import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { adminCutouts, cutouts } from '../../contract/processing/cutoutCalls.ts';
import type { Stroke } from '../../contract/processing/stroke.ts';
import { type Recognised, uploads } from '../../contract/uploads/calls.ts';
import { adminCars } from '../../contract/vehicles/adminCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { callOfRole, mayCall } from '../api/roleCalls.ts';
import { type Sending, sendPhoto } from '../api/sendPhoto.ts';

/** A choice of a vehicle's photos; without `photos` all of them. */
export interface PhotoChoice {
  car: number;
  photos?: number[];
}

/**
 * The user's corrections of one photo: the vehicle's box, the corners of its licence plate (null: there is none), and brush strokes on its
 * cut-out.
 */
export interface Correction {
  box?: Box;
  plate?: PlateCorners | null;
  strokes?: Stroke[];
}

const choice = ({ car, photos }: PhotoChoice) => ({ car, ...(photos ? { photos } : {}) });

/**
 * Calls for a vehicle's photos. Employees use the plain path to process, download and delete, chiefs the company's,
 * operators their own (specification, chapter 6). Every method answers the contract's `data` and throws ApiError.
 */
export const photos = {
  /** Uploads the photo of a view, and replaces the former one. */
  uploadPhoto: async ({
    car,
    presetItem,
    ...sending
  }: Sending & { car: number; presetItem: number }): Promise<Photo> => {
    const call = callOfRole(cars.upload, adminCars.upload);
    const fields = { car, preset_item: presetItem };
    return (await sendPhoto(call, { params: { car }, fields }, sending)).data;
  },

  /** Returns what a small copy of a photo shows, and whether its edge cuts the vehicle off. */
  lookAtPhoto: async (copy: Blob, signal: AbortSignal): Promise<Recognised> => {
    const photo = new File([copy], 'copy.jpg', { type: copy.type });
    return (await request(uploads.look, { form: { fields: {}, files: { photo } }, signal })).data;
  },

  /** Uploads a finished picture that was made elsewhere; the operator's. */
  uploadProcessed: async (car: number, presetItem: number, file: File): Promise<Photo> => {
    const form = { fields: { car, preset_item: presetItem }, files: { photo: file } };
    return (await request(adminCars.uploadProcessed, { params: { car }, form })).data;
  },

  uploadExtraPhoto: async ({ car, ...sending }: Sending & { car: number }): Promise<Photo> =>
    (await sendPhoto(cars.uploadExtra, { params: { car }, fields: { car } }, sending)).data,

  deleteExtraPhoto: ({ car, photo }: { car: number; photo: number }) =>
    request(cars.deleteExtra, { params: { car }, body: { car, photo } }),

  /** Sends photos to processing, one of them with a correction. */
  processPhotos: async ({ correction, ...chosen }: PhotoChoice & { correction?: Correction }) => {
    const { car, photos: some } = chosen;
    const params = { car };
    const body =
      correction && some?.length === 1 ? { car, photo: some[0], ...correction } : choice(chosen);
    const call = callOfRole(callOfRole(cars.process, companyCars.process), adminCars.process);
    return (await request(call, { params, body })).data;
  },

  /** Reads a photo's detected cut-out and its brush strokes. */
  readCutout: async ({ car, photo }: { car: number; photo: number }) => {
    const { data } = await request(callOfRole(cutouts.one, adminCutouts.one), {
      params: { car, photo },
    });
    return data;
  },

  /** Reads what it costs to send photos of a vehicle to processing. */
  readPrice: async (car: number): Promise<VehiclePrice> =>
    (await request(callOfRole(cars.price, adminCars.price), { params: { car } })).data,

  /** Prepares one picture or a ZIP. @returns an address that can be opened without a token for some minutes. */
  preparePhotoDownload: async ({
    variant,
    confirmed,
    ...chosen
  }: PhotoChoice & {
    variant: 'processed' | 'original';
    /** Photos that may be downloaded although their plate was not changed. */
    confirmed?: number[];
  }): Promise<string> => {
    const params = { car: chosen.car };
    const body = {
      ...choice(chosen),
      variant,
      ...(confirmed && { confirmed_plates: confirmed }),
    };
    if (mayCall(adminCars.download))
      return (await request(adminCars.download, { params, body })).data.link;
    const call = callOfRole(cars.download, companyCars.download);
    return (await request(call, { params, body })).link;
  },

  deletePhotos: (chosen: PhotoChoice) => {
    const own = callOfRole(cars.deletePhotos, companyCars.deletePhotos);
    return request(callOfRole(own, adminCars.deletePhotos), {
      params: { car: chosen.car },
      body: choice(chosen),
    });
  },

  /** Moves a photo to another view; if that has a photo, the two are swapped. */
  movePhoto: async ({
    car,
    photo,
    presetItem,
  }: {
    car: number;
    photo: number;
    presetItem: number;
  }): Promise<Car> =>
    (await request(cars.move, { params: { car }, body: { photo, preset_item: presetItem } })).data,

  /** Whether logo and banner appear on one photo's finished picture. */
  setPhotoOverlays: async ({
    car,
    ...body
  }: {
    car: number;
    photo: number;
    show_logo?: 0 | 1;
    show_banner?: 0 | 1;
  }): Promise<Photo> => (await request(cars.overlays, { params: { car }, body })).data,
};
