import type { FieldsOf } from '@turntable/declare/contract/call.ts';
import { and, eq, exists, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { assertVersion, notFound } from '@turntable/declare/server/refusal.ts';
import { sanitizeRichText } from '@turntable/declare/server/richText.ts';
import type { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import type { OfferSave, SpecialOffer } from '../../../contract/offers/offer.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, specialOfferReads, specialOffers } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { readersText } from '../shared/readersText.ts';
import { acceptPicture } from '../uploads/acceptPicture.ts';

type OfferRow = typeof specialOffers.$inferSelect;

/** In pixels: enough for a slide on a large screen. */
const IMAGE = { kind: 'offer', field: 'image', width: 1600 } as const;

const offerView = (
  { signing }: Pick<Context, 'signing'>,
  { image_key, created_at, ...offer }: OfferRow,
  read: boolean,
): SpecialOffer => ({
  ...offer,
  image: image_key && signing.urlOf(image_key),
  created_at: created_at.toISOString(),
  read,
});

/** Returns an offer, for the operator. Throws 404. */
export const readOffer = (context: Context, id: number): Promise<SpecialOffer> =>
  context.db.as('operator', async (tx) => {
    const [offer] = await tx.select().from(specialOffers).where(eq(specialOffers.id, id));
    if (!offer) throw notFound();
    return offerView(context, offer, false);
  });

/** Adds an inactive offer, with or without its picture. Throws 422 for an unusable image. */
export const createOffer = async (
  context: ServiceContext,
  fields: FieldsOf<typeof adminSpecialOffers.create>,
  image: ReceivedFile | undefined,
): Promise<SpecialOffer> => {
  const image_key = image ? await acceptPicture(context, image, IMAGE) : null;
  return context.db.as('operator', async (tx) => {
    const [offer] = await tx
      .insert(specialOffers)
      .values({ ...fields, ...storedTexts(fields), image_key })
      .returning();
    if (!offer) throw new Error('an insert returned no row');
    return offerView(context, offer, false);
  });
};

/** Saves what changed of an offer. Throws 404; 409 when `version` is not the present one any more. */
export const saveOffer = (
  context: Context,
  id: number,
  { version, ...fields }: OfferSave,
): Promise<SpecialOffer> =>
  context.db.as('operator', async (tx) => {
    const present = await lockOffer(tx, id);
    assertVersion(present, version);
    return offerView(context, await update(tx, id, { ...fields, ...storedTexts(fields) }), false);
  });

const storedTexts = ({ description, description_de }: OfferSave) => ({
  ...(description !== undefined && { description: sanitizeRichText(description) }),
  ...(description_de !== undefined && { description_de: sanitizeRichText(description_de) }),
});

/** Replaces an offer's picture. Throws 404, 422 for an unusable image. */
export const saveOfferImage = async (
  context: ServiceContext,
  id: number,
  image: ReceivedFile,
): Promise<SpecialOffer> => {
  const image_key = await acceptPicture(context, image, IMAGE);
  return context.db.as('operator', async (tx) => {
    const { image_key: former } = await lockOffer(tx, id);
    await dropImage(context, tx, former);
    return offerView(context, await update(tx, id, { image_key }), false);
  });
};

/** Deletes an offer with its picture and its reads. Throws 404. */
export const removeOffer = (context: ServiceContext, id: number): Promise<void> =>
  context.db.as('operator', async (tx) => {
    const { image_key } = await lockOffer(tx, id);
    await tx.delete(specialOffers).where(eq(specialOffers.id, id));
    await dropImage(context, tx, image_key);
  });

/** Returns an active offer in the language of a company's user. Throws 404, also when offers are not enabled for the company. */
export const readOwnOffer = (
  context: Context,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<SpecialOffer> =>
  context.db.as(scopeOf(principal), async (tx) => {
    const offer = await visibleOffer(tx, principal, id);
    const [read] = await tx
      .select({ id: specialOfferReads.id })
      .from(specialOfferReads)
      .where(
        and(eq(specialOfferReads.offer_id, id), eq(specialOfferReads.user_id, principal.userId)),
      );
    return offerView(context, inLanguage(offer, locale), read !== undefined);
  });

/** Returns an offer with its texts in a language. Title and description fall back to English separately. */
const inLanguage = (offer: OfferRow, locale: Locale): OfferRow => ({
  ...offer,
  title: readersText(locale, offer.title, offer.title_de),
  description: readersText(locale, offer.description, offer.description_de),
});

/** Marks an offer as read by the user; repeating it changes nothing. Throws 404 as `readOwnOffer`. */
export const markOfferRead = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
): Promise<void> =>
  db.as(scopeOf(principal), async (tx) => {
    await visibleOffer(tx, principal, id);
    await tx
      .insert(specialOfferReads)
      .values({ offer_id: id, user_id: principal.userId, company_id: companyOf(principal) })
      .onConflictDoNothing();
  });

const visibleOffer = async (tx: Tx, principal: Principal, id: number): Promise<OfferRow> => {
  const enabled = tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyOf(principal)), eq(companies.areOffersEnabled, 1)));
  const [offer] = await tx
    .select()
    .from(specialOffers)
    .where(and(eq(specialOffers.id, id), specialOffers.active, exists(enabled)));
  if (!offer) throw notFound();
  return offer;
};

const lockOffer = async (tx: Tx, id: number): Promise<OfferRow> => {
  const [offer] = await tx
    .select()
    .from(specialOffers)
    .where(eq(specialOffers.id, id))
    .for('update');
  if (!offer) throw notFound();
  return offer;
};

const update = async (tx: Tx, id: number, change: Partial<OfferRow>): Promise<OfferRow> => {
  const [offer] = await tx
    .update(specialOffers)
    .set({ ...change, version: sql`${specialOffers.version} + 1` })
    .where(eq(specialOffers.id, id))
    .returning();
  if (!offer) throw new Error(`offer ${id} is gone although it is locked`);
  return offer;
};

const dropImage = async (context: ServiceContext, tx: Tx, key: string | null): Promise<void> => {
  if (key !== null) await removeFiles(context, tx, [key]);
};
