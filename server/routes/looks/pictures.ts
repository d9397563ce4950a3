import type { Form } from '@turntable/declare/contract/call.ts';
import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type { PictureKind } from '../../../contract/looks/callsOfKind.ts';
import type {
  adminCompanyBanners,
  banners,
  companyBanners,
} from '../../../contract/looks/pictureCalls.ts';
import type { BackgroundSave, BannerRow, LogoSave } from '../../../contract/looks/pictureRows.ts';
import { listPictures } from '../../services/looks/pictureList.ts';
import {
  addPicture,
  makeDefault,
  type NewPicture,
  readPicture,
  removePicture,
  savePicture,
} from '../../services/looks/pictures.ts';
import { anyCompany, ownCompany } from '../../services/scope/owner.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

/** An id that no company has. */
const NO_COMPANY = 0;

// Shared by all kinds, whose calls differ only in the fields of rows, saves and forms.

/** Returns the handlers of a company's pictures of a kind, for managers (specification, chapters 6 and 7). `Row` is the kind's row in responses. */
export const companyPicturesHandlers = <Row extends BannerRow>(
  context: ServiceContext,
  kind: PictureKind,
  form: Form,
) =>
  ({
    list: async ({ principal, query }) =>
      new RawJsonReply(await listPictures(context, kind, ownCompany(principal), query)),
    one: async ({ principal, params }) => ({
      data: await readPicture<Row>(context, kind, ownCompany(principal), params.id),
    }),
    create: async ({ principal, request }) => {
      const { fields, file } = await readPhotoForm(request, form, context.config);
      await using image = file;
      return {
        data: await addPicture<Row>(
          context,
          kind,
          ownCompany(principal),
          fields as NewPicture,
          image,
        ),
      };
    },
    save: async ({ principal, params, body }) => ({
      data: await savePicture<Row>(
        context,
        kind,
        ownCompany(principal),
        params.id,
        body as BackgroundSave & LogoSave,
      ),
    }),
    makeDefault: async ({ principal, params }) => ({
      data: await makeDefault<Row>(context, kind, ownCompany(principal), params.id),
    }),
    remove: async ({ principal, query }) => {
      await removePicture(context, kind, ownCompany(principal), query.background);
      return DONE;
    },
  }) satisfies Handlers<typeof companyBanners>;

/** Returns the handler that lists the pictures to choose from, for employees; for the operator, it lists those offered to everyone. */
export const picturesHandlers = (
  context: ServiceContext,
  kind: PictureKind,
): Handlers<typeof banners> => ({
  list: async ({ principal, query }) => {
    const owner = principal.role === 'admin' ? anyCompany(NO_COMPANY) : ownCompany(principal);
    return new RawJsonReply(await listPictures(context, kind, owner, query));
  },
});

/** Returns the handlers of any company's pictures of a kind, for the operator. */
export const adminPicturesHandlers = <Row extends BannerRow>(
  context: ServiceContext,
  kind: PictureKind,
  form: Form,
) =>
  ({
    list: async ({ params, query }) =>
      new RawJsonReply(await listPictures(context, kind, anyCompany(params.company), query)),
    one: async ({ params }) => ({
      data: await readPicture<Row>(context, kind, anyCompany(params.company), params.id),
    }),
    create: async ({ params, request }) => {
      const { fields, file } = await readPhotoForm(request, form, context.config);
      await using image = file;
      return {
        data: await addPicture<Row>(
          context,
          kind,
          anyCompany(params.company),
          fields as NewPicture,
          image,
        ),
      };
    },
    save: async ({ params, body }) => ({
      data: await savePicture<Row>(
        context,
        kind,
        anyCompany(params.company),
        params.id,
        body as BackgroundSave & LogoSave,
      ),
    }),
    makeDefault: async ({ params }) => ({
      data: await makeDefault<Row>(context, kind, anyCompany(params.company), params.id),
    }),
    remove: async ({ params }) => {
      await removePicture(context, kind, anyCompany(params.company), params.id);
      return DONE;
    },
  }) satisfies Handlers<typeof adminCompanyBanners>;
