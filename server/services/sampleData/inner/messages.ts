import { fileURLToPath } from 'node:url';
import { count } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { Tx } from '../../../db/client.ts';
import {
  instructions,
  notifications,
  notificationTargets,
  specialOffers,
} from '../../../db/schema/index.ts';
import { SAMPLE_ARTICLES } from '../../../db/seed/sampleArticles.ts';
import { daysAgo } from '../../../db/seed/sampleHistory.ts';
import { SAMPLE_NOTICES, SAMPLE_OFFERS } from '../../../db/seed/sampleMessages.ts';
import { drawForScreen } from '../../../imaging/screenPicture.ts';
import type { ServiceContext } from '../../shared/context.ts';

const FOLDER = new URL('../../../db/seed/', import.meta.url);
const OFFER_WIDTH = 1200;

/** Adds what the operator has written unless there are articles already. */
export const addSampleMessages = async (
  context: ServiceContext,
  companies: ReadonlyMap<string, number>,
): Promise<void> => {
  const [present] = await context.db.asSystem((tx) =>
    tx.select({ articles: count() }).from(instructions),
  );
  if (present && present.articles > 0) return;
  const images = await Promise.all(
    SAMPLE_OFFERS.map(({ image }) => (image === null ? null : storeImage(context, image))),
  );
  await context.db.asSystem(async (tx) => {
    await tx.insert(specialOffers).values(
      SAMPLE_OFFERS.map(({ image: _, days, ...offer }, index) => ({
        ...offer,
        image_key: images[index] ?? null,
        created_at: daysAgo(days),
      })),
    );
    await addNotices(tx, companies);
    await tx
      .insert(instructions)
      .values(SAMPLE_ARTICLES.map((article, position) => ({ ...article, position })));
  });
};

const storeImage = async ({ storage }: ServiceContext, file: string): Promise<string> => {
  const key = newKey('offer', 'webp');
  await storage.put(
    key,
    await drawForScreen(fileURLToPath(new URL(file, FOLDER)), { width: OFFER_WIDTH }),
    'image/webp',
  );
  return key;
};

const addNotices = async (tx: Tx, companies: ReadonlyMap<string, number>): Promise<void> => {
  for (const { to, days, ...texts } of SAMPLE_NOTICES) {
    const company_id = to && companies.get(to);
    const [notice] = await tx
      .insert(notifications)
      .values({ ...texts, to_all: company_id === undefined ? 1 : 0, created_at: daysAgo(days) })
      .returning();
    if (notice && company_id !== undefined)
      await tx.insert(notificationTargets).values({ notification_id: notice.id, company_id });
  }
};
