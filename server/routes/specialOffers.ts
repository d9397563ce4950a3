import { adminSpecialOffers } from '../../contract/calls/adminSpecialOffers.ts';
import type { specialOffers } from '../../contract/calls/specialOffers.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { countUnreadOffers, listAllOffers, listOffers } from '../services/offerList.ts';
import {
  createOffer,
  markOfferRead,
  readOffer,
  readOwnOffer,
  removeOffer,
  saveOffer,
  saveOfferImage,
} from '../services/offers.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';
import { readForm, readPhotoForm } from './photoForm.ts';
import { DONE } from './photoHandlers.ts';

/** Offers as companies see them. */
export const specialOffersHandlers = (context: CarsContext): Handlers<typeof specialOffers> => ({
  list: async ({ principal, query }) =>
    new WrittenAnswer(await listOffers(context, principal, query)),
  unread: async ({ principal, query }) =>
    new WrittenAnswer(await listOffers(context, principal, query, { unread: true })),
  count: async ({ principal }) => ({ count: await countUnreadOffers(context, principal) }),
  one: async ({ params, principal }) => ({
    data: await readOwnOffer(context, principal, params.id),
  }),
  read: async ({ params, principal }) => {
    await markOfferRead(context, principal, params.id);
    return DONE;
  },
});

/** The operator's offers. */
export const adminSpecialOffersHandlers = (
  context: CarsContext,
): Handlers<typeof adminSpecialOffers> => ({
  list: async ({ query }) => new WrittenAnswer(await listAllOffers(context, query)),
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
