import { and, asc, count, eq, inArray, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type {
  Notification,
  NotificationCreate,
  SentNotification,
} from '../../../contract/notifications/notification.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import {
  companies,
  notificationReads,
  notifications,
  notificationTargets,
} from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import { readersText } from '../shared/readersText.ts';

/** Returns a notification as the operator sees it. Throws 404. */
export const readSentNotification = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<SentNotification> => db.as('operator', (tx) => sentView(tx, id));

/** Sends a notification to the named companies, or to all if none is. Throws 422 for a company that does not exist. */
export const sendNotification = (
  { db }: Pick<Context, 'db'>,
  { text, text_de = '', company_ids }: NotificationCreate,
): Promise<SentNotification> =>
  db.as('operator', async (tx) => {
    const targets = [...new Set(company_ids ?? [])];
    const known = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(inArray(companies.id, targets));
    if (known.length < targets.length) throw invalidField('company_ids', 'invalid_value');
    const [created] = await tx
      .insert(notifications)
      .values({ text, text_de, to_all: targets.length > 0 ? 0 : 1 })
      .returning({ id: notifications.id });
    if (!created) throw new Error('an insert returned no row');
    if (targets.length > 0) {
      await tx
        .insert(notificationTargets)
        .values(targets.map((company_id) => ({ company_id, notification_id: created.id })));
    }
    return sentView(tx, created.id);
  });

/** Deletes a notification and its reads. Throws 404. */
export const removeNotification = ({ db }: Pick<Context, 'db'>, id: number): Promise<void> =>
  db.as('operator', async (tx) => {
    const removed = await tx
      .delete(notifications)
      .where(eq(notifications.id, id))
      .returning({ id: notifications.id });
    if (removed.length === 0) throw notFound();
  });

/** Returns a notification to the user's company, in the user's language. Throws 404. */
export const readNotification = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<Notification> =>
  db.as(scopeOf(principal), async (tx) => {
    const { text, text_de, created_at } = await assertAddressed(tx, principal, id);
    const [read] = await tx
      .select({ id: notificationReads.id })
      .from(notificationReads)
      .where(
        and(
          eq(notificationReads.notification_id, id),
          eq(notificationReads.user_id, principal.userId),
        ),
      );
    return {
      id,
      text: readersText(locale, text, text_de),
      created_at: created_at.toISOString(),
      read: read !== undefined,
    };
  });

/** Marks a notification as read by the user; repeating it changes nothing. Throws 404. */
export const markNotificationRead = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
): Promise<void> =>
  db.as(scopeOf(principal), async (tx) => {
    await assertAddressed(tx, principal, id);
    await tx
      .insert(notificationReads)
      .values({ notification_id: id, user_id: principal.userId, company_id: companyOf(principal) })
      .onConflictDoNothing();
  });

/** Returns a notification to all or to the user's own company: managers do not read those sent only to a sub-company. */
const assertAddressed = async (tx: Tx, principal: Principal, id: number) => {
  const [notice] = await tx
    .select({
      text: notifications.text,
      text_de: notifications.text_de,
      created_at: notifications.created_at,
    })
    .from(notifications)
    .leftJoin(
      notificationTargets,
      and(
        eq(notificationTargets.notification_id, notifications.id),
        eq(notificationTargets.company_id, companyOf(principal)),
      ),
    )
    .where(
      and(
        eq(notifications.id, id),
        or(eq(notifications.to_all, 1), sql`${notificationTargets.id} is not null`),
      ),
    );
  if (!notice) throw notFound();
  return notice;
};

const sentView = async (tx: Tx, id: number): Promise<SentNotification> => {
  const [notice] = await tx.select().from(notifications).where(eq(notifications.id, id));
  if (!notice) throw notFound();
  const targets = await tx
    .select({ company: notificationTargets.company_id })
    .from(notificationTargets)
    .where(eq(notificationTargets.notification_id, id))
    .orderBy(asc(notificationTargets.company_id));
  const [reads] = await tx
    .select({ count: count() })
    .from(notificationReads)
    .where(eq(notificationReads.notification_id, id));
  return {
    id,
    text: notice.text,
    text_de: notice.text_de,
    to_all: notice.to_all,
    company_ids: targets.map(({ company }) => company),
    reads_count: reads?.count ?? 0,
    created_at: notice.created_at.toISOString(),
  };
};
