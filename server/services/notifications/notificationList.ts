import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminNotifications } from '../../../contract/notifications/adminCalls.ts';
import type { notifications } from '../../../contract/notifications/calls.ts';
import type { Locale } from '../../messages/index.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import type { Values } from '../lists/values.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import { readersColumn } from '../shared/readersText.ts';

const NEWEST_FIRST = {
  created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
} as const;

/** Returns the condition that a notification went to all, or to this company. */
const addressed = (company: number, values: Values): string => `(to_all = 1 or exists (
  select 1 from notification_targets where notification_id = notifications.id and company_id = ${values.add(company, 'integer')}))`;

const sentSheet: ListSheet<'created_at', { company_id?: number | undefined }> = {
  table: 'notifications',
  columns: () => `
    page.id, page.text, page.text_de, page.to_all,
    coalesce((select json_agg(company_id order by company_id) from notification_targets where notification_id = page.id), '[]') as company_ids,
    (select count(*)::integer from notification_reads where notification_id = page.id) as reads_count,
    page.created_at`,
  sorts: NEWEST_FIRST,
  conditions: ({ company_id }, values) =>
    company_id === undefined ? [] : [addressed(company_id, values)],
  search: { text: `lower(text || E'\\n' || text_de)`, indexed: false },
};

interface Reader {
  readonly user: number;
  readonly company: number;
  readonly unread: boolean;
  readonly locale: Locale;
}

const isRead = (id: string, user: number, values: Values): string =>
  `exists (select 1 from notification_reads where notification_id = ${id} and user_id = ${values.add(user, 'integer')})`;

const ownSheet: ListSheet<'created_at', Reader> = {
  table: 'notifications',
  columns: ({ user, locale }, values) =>
    `page.id, ${readersColumn(locale, 'page.text', 'page.text_de')} as text, page.created_at, ${isRead('page.id', user, values)} as read`,
  sorts: NEWEST_FIRST,
  conditions: ({ user, company, unread }, values) => [
    addressed(company, values),
    ...(unread ? [`not ${isRead('notifications.id', user, values)}`] : []),
  ],
};

/** Returns all notifications, for the operator, as JSON in the contract's shape. */
export const listSentNotifications = (
  context: ListContext,
  query: QueryOf<typeof adminNotifications.list>,
): Promise<Buffer> =>
  readPage(context, sentSheet, { scope: 'operator', companies: 'every', query });

/** Returns the notifications to the user's company, all or unread, as JSON in the contract's shape. */
export const listNotifications = (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof notifications.list>,
  locale: Locale,
  { unread = false } = {},
): Promise<Buffer> => {
  const company = companyOf(principal);
  const reader = { user: principal.userId, company, unread, locale };
  return readPage(context, ownSheet, {
    scope: scopeOf(principal),
    companies: [company],
    query: { ...query, ...reader },
  });
};
