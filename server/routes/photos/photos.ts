import { DONE, type Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type {
  adminCarPhotos,
  carPhotos,
  companyCarPhotos,
} from '../../../contract/photos/calls.ts';
import type {
  downloadChoice,
  photoChoice,
  restoreChoice,
} from '../../../contract/photos/shapes.ts';
import { extraUploadForm, uploadForm } from '../../../contract/photos/shapes.ts';
import { prepareDownload } from '../../services/photos/downloads.ts';
import {
  deleteExtraPhoto,
  deletePhotos,
  movePhoto,
  setOverlays,
} from '../../services/photos/photos.ts';
import { placementPicture } from '../../services/photos/placementPicture.ts';
import { acceptFinishedPicture, acceptPhoto } from '../../services/photos/upload.ts';
import { listVersions, restoreVersion } from '../../services/photos/versions.ts';
import { type Principal, scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readUploadForm } from '../uploads/photoForm.ts';

/** A call about the photos of the vehicle in its path. */
export interface PhotoCall<Body> {
  params: { car: number };
  body: Body;
  principal: Principal;
  request: FastifyRequest;
}

/** Refuses a vehicle in the body that differs from the path's (specification, chapter 3: photo actions carry car and photo). */
export const assertSameCar = (params: { car: number }, repeated: number | undefined): void => {
  if (repeated !== undefined && repeated !== params.car) throw invalidField('car', 'other_vehicle');
};

/** Returns the handlers of photo calls that exist under several prefixes, for several roles. */
const photoHandlers = (context: ServiceContext) => {
  const readUpload = async <F extends typeof uploadForm | typeof extraUploadForm>(
    { params, principal, request }: PhotoCall<unknown>,
    form: F,
  ) => {
    const upload = await readUploadForm(request, form, context, principal);
    return { ...upload, check: (car: number | undefined) => assertSameCar(params, car) };
  };

  return {
    upload: async (call: PhotoCall<unknown>) => {
      const { fields, file, check } = await readUpload(call, uploadForm);
      await using _ = file;
      check(fields.car);
      const { preset_item: itemId, upload } = fields;
      const { userId } = call.principal;
      const target = { carId: call.params.car, itemId, extra: false, upload, userId };
      return { data: await acceptPhoto(context, scopeOf(call.principal), target, file) };
    },
    uploadExtra: async (call: PhotoCall<unknown>) => {
      const { fields, file, check } = await readUpload(call, extraUploadForm);
      await using _ = file;
      check(fields.car);
      const { preset_item: itemId, upload } = fields;
      const { userId } = call.principal;
      const target = { carId: call.params.car, itemId, extra: true, upload, userId };
      return { data: await acceptPhoto(context, scopeOf(call.principal), target, file) };
    },
    uploadProcessed: async (call: PhotoCall<unknown>) => {
      const { fields, file, check } = await readUpload(call, uploadForm);
      await using _ = file;
      check(fields.car);
      const { car } = call.params;
      return { data: await acceptFinishedPicture(context, car, fields.preset_item, file) };
    },
    download: ({
      params,
      body,
      principal,
      request,
    }: PhotoCall<z.output<typeof downloadChoice>>) => {
      assertSameCar(params, body.car);
      const { variant, photo, photos, confirmed_plates: confirmedPlates } = body;
      const locale = localeOf(request);
      return prepareDownload(context, scopeOf(principal), {
        carId: params.car,
        userId: principal.userId,
        variant,
        photo,
        photos,
        confirmedPlates,
        locale,
      });
    },
    deletePhotos: async ({ params, body, principal }: PhotoCall<z.output<typeof photoChoice>>) => {
      assertSameCar(params, body.car);
      await deletePhotos(context, scopeOf(principal), params.car, body);
      return DONE;
    },
    versions: async ({
      params,
      principal,
    }: {
      params: { car: number; photo: number };
      principal: Principal;
    }) => ({
      data: await listVersions(context, scopeOf(principal), params.car, params.photo),
    }),
    restore: async ({ params, body, principal }: PhotoCall<z.output<typeof restoreChoice>>) => ({
      data: await restoreVersion(context, scopeOf(principal), params.car, body),
    }),
  };
};

/** Returns the handlers of the photos of vehicles of the user's companies, under the plain prefix. */
export const carPhotoHandlers = (context: ServiceContext): Handlers<typeof carPhotos> => {
  const { uploadProcessed: _, ...shared } = photoHandlers(context);
  return {
    ...shared,
    deleteExtra: async ({ params, body, principal }) => {
      assertSameCar(params, body.car);
      await deleteExtraPhoto(context, scopeOf(principal), params.car, body.photo);
      return DONE;
    },
    move: async ({ params, body, principal }) => ({
      data: await movePhoto(context, scopeOf(principal), params.car, body),
    }),
    overlays: async ({ params, body, principal }) => ({
      data: await setOverlays(context, scopeOf(principal), params.car, body),
    }),
  };
};

/** Returns the handlers of the photos of a vehicle, for managers. */
export const companyCarPhotoHandlers = (
  context: ServiceContext,
): Handlers<typeof companyCarPhotos> => {
  const { download, deletePhotos } = photoHandlers(context);
  return { download, deletePhotos };
};

/** Returns the handlers of the photos of any vehicle, for the operator. */
export const adminCarPhotoHandlers = (context: ServiceContext): Handlers<typeof adminCarPhotos> => {
  const { uploadExtra: _, download, ...shared } = photoHandlers(context);
  return {
    ...shared,
    download: async (call) => ({ data: await download(call) }),
    placement: ({ params, principal }) =>
      placementPicture(context, scopeOf(principal), params.car, params.photo),
  };
};
