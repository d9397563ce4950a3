import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import type { specialOffers } from '../../../contract/offers/calls.ts';
import type { Context } from '../../context.ts';
import type { Locale } from '../../messages/index.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import type { Values } from '../lists/values.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import { readersColumn } from '../shared/readersText.ts';

/** The reading user, with the company that decides whether there are offers, and the user's language. */
interface OfferReader {
  readonly user: number;
  readonly company: number;
  readonly locale: Locale;
}

interface OfferFilters {
  readonly active?: 0 | 1 | undefined;
  /** Absent for the operator, who sees all. */
  readonly reader?: OfferReader;
  readonly unread?: boolean;
}

/** Returns the condition that a user has read the offer with this `id`. */
const isRead = (id: string, user: number, values: Values): string =>
  `exists (select 1 from special_offer_reads where offer_id = ${id} and user_id = ${values.add(user, 'integer')})`;

/** Returns the conditions of offers for companies: active ones, if offers are enabled for the company (specification, chapter 6). */
const visibleTo = ({ company }: OfferReader, values: Values): string[] => [
  'active',
  `(select are_offers_enabled from companies where companies.id = ${values.add(company, 'integer')}) = 1`,
];

/** Returns SQL of a text in the reader's language; the operator gets the English one. */
const shown = (part: 'title' | 'description', reader: OfferReader | undefined): string =>
  readersColumn(reader?.locale ?? 'en', `page.${part}`, `page.${part}_de`);

const offerSheet: ListSheet<'created_at' | 'title', OfferFilters> = {
  table: 'special_offers',
  columns: ({ reader }, values) => `
    page.id, ${shown('title', reader)} as title, ${shown('description', reader)} as description, page.title_de, page.description_de, page.link, page.image_key as image, page.active,
    ${reader ? isRead('page.id', reader.user, values) : 'false'} as read, page.created_at, page.version`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    title: { column: 'title_key', type: 'text', order: 'ASC' },
  },
  conditions: ({ active, reader, unread }, values) => [
    ...(active === undefined ? [] : [`active = ${active === 1}`]),
    ...(reader ? visibleTo(reader, values) : []),
    ...(reader && unread ? [`not ${isRead('special_offers.id', reader.user, values)}`] : []),
  ],
  search: { text: `lower(title || E'\\n' || title_de)`, indexed: false },
  pictures: ['image'],
};

/** Returns all offers, for the operator, as JSON in the contract's shape. */
export const listAllOffers = (
  context: ListContext,
  query: QueryOf<typeof adminSpecialOffers.list>,
): Promise<Buffer> =>
  readPage(context, offerSheet, { scope: 'operator', companies: 'every', query });

/** Returns the active offers, all or unread, as JSON in the contract's shape. */
export const listOffers = (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof specialOffers.list>,
  locale: Locale,
  { unread = false } = {},
): Promise<Buffer> => {
  const reader = { user: principal.userId, company: companyOf(principal), locale };
  return readPage(context, offerSheet, {
    scope: scopeOf(principal),
    companies: [reader.company],
    query: { ...query, reader, unread },
  });
};

const COUNT = `
  select count(*)::integer as count from special_offers
  where active and (select are_offers_enabled from companies where companies.id = $1) = 1
    and not exists (select 1 from special_offer_reads where offer_id = special_offers.id and user_id = $2)`;

/** Returns the number of unread active offers; polled every few seconds. */
export const countUnreadOffers = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
): Promise<number> => {
  const values = [companyOf(principal), principal.userId];
  const { rows } = await db.readAs(scopeOf(principal), COUNT, values);
  return Number(rows[0]?.count);
};
