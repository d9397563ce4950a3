import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import type { specialOffers } from '../../../contract/offers/calls.ts';
import { countUnreadOffers, listAllOffers, listOffers } from '../../services/offers/offerList.ts';
import {
  createOffer,
  markOfferRead,
  readOffer,
  readOwnOffer,
  removeOffer,
  saveOffer,
  saveOfferImage,
} from '../../services/offers/offers.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readForm, readPhotoForm } from '../uploads/photoForm.ts';

/** Returns the handlers of offers as companies see them. */
export const specialOffersHandlers = (context: ServiceContext): Handlers<typeof specialOffers> => ({
  list: async ({ principal, query, request }) =>
    new RawJsonReply(await listOffers(context, principal, query, localeOf(request))),
  unread: async ({ principal, query, request }) =>
    new RawJsonReply(
      await listOffers(context, principal, query, localeOf(request), { unread: true }),
    ),
  count: async ({ principal }) => ({ count: await countUnreadOffers(context, principal) }),
  one: async ({ params, principal, request }) => ({
    data: await readOwnOffer(context, principal, params.id, localeOf(request)),
  }),
  read: async ({ params, principal }) => {
    await markOfferRead(context, principal, params.id);
    return DONE;
  },
});

/** Returns the handlers of offers as the operator edits them. */
export const adminSpecialOffersHandlers = (
  context: ServiceContext,
): Handlers<typeof adminSpecialOffers> => ({
  list: async ({ query }) => new RawJsonReply(await listAllOffers(context, query)),
  one: async ({ params }) => ({ data: await readOffer(context, params.id) }),
  create: async ({ request }) => {
    const { fields, file } = await readForm(
      request,
      adminSpecialOffers.create.form,
      context.config,
    );
    await using image = file;
    const offer = await createOffer(context, fields, image);
    return { id: offer.id, data: offer };
  },
  save: async ({ params, body }) => ({ data: await saveOffer(context, params.id, body) }),
  saveImage: async ({ params, request }) => {
    const { file } = await readPhotoForm(
      request,
      adminSpecialOffers.saveImage.form,
      context.config,
    );
    await using image = file;
    return { data: await saveOfferImage(context, params.id, image) };
  },
  remove: async ({ params }) => {
    await removeOffer(context, params.id);
    return DONE;
  },
});
