import type { QueryOf } from '@turntable/declare/contract/call.ts';
import { and, eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import type { Token, TokenCreate } from '../../../contract/balance/token.ts';
import type { companyTokens } from '../../../contract/balance/tokenCalls.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companies, ledgerEntries, tokens } from '../../db/schema/index.ts';
import { lockCompany } from '../companies/companyRows.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { word } from '../lists/values.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';

// Tokens that pay for vehicles (docs/decisions/companies.md), not those of sign-ins (accounts/sessions.ts).

type Query = QueryOf<typeof companyTokens.list>;

const tokenSheet: ListSheet<Query['sort'], Pick<Query, 'status'>> = {
  table: 'tokens',
  company: 'company_id',
  columns: () => `
    page.id, page.company_id, page.label as name, page.status, (page.status = 'active')::integer as active, page.used, page.last_used_at,
    page.car_id, car.vehicle, page.created_at`,
  joins: `left join lateral (select concat_ws(' · ', nullif(vehicle_name, ''), nullif(vin, '')) as vehicle from cars where id = page.car_id limit 1) as car on true`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    last_used_at: { column: 'last_used_key', type: 'timestamptz', order: 'DESC' },
    name: { column: 'label_key', type: 'text', order: 'ASC' },
  },
  conditions: ({ status }) => (status ? [`status = ${word(status)}`] : []),
  search: { text: 'label_key', indexed: false },
};

/** Returns a company's tokens, as JSON in the contract's shape. */
export const listTokens = (
  context: ListContext,
  principal: Principal,
  company: number,
  query: Query,
): Promise<Buffer> =>
  readPage(context, tokenSheet, { scope: scopeOf(principal), companies: [company], query });

/**
 * Adds a token: the operator for free, a manager in exchange for one of the company's credits. Throws 404; 402 when the company has no
 * credit.
 */
export const createToken = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  principal: Principal,
  { company: id, input }: { company: number; input: TokenCreate },
): Promise<Token> =>
  db.as(scopeOf(principal), async (tx) => {
    const company = await lockCompany(tx, id);
    const isGift = principal.role === 'admin';
    if (!isGift) {
      if (company.credits < 1)
        throw new Refusal(402, 'no_credit', { params: { ...config.support } });
      await moveCredit(tx, principal, id, -1);
    }
    const [token] = await tx
      .insert(tokens)
      .values({
        company_id: id,
        user_id: principal.userId,
        name: input.name ?? '',
        from_credit: isGift ? 0 : 1,
      })
      .returning();
    if (!token) throw new Error('an insert returned no row');
    await tx
      .insert(ledgerEntries)
      .values({ company_id: id, type: 'tokens_added', amount: 1, user_id: principal.userId });
    await recordAction(tx, principal, id, 'tokens added', { amount: 1 });
    return tokenView(token);
  });

/** Deletes an unused token; the credit it was created from is returned. Throws 404; 422 for a used one. */
export const removeToken = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  { company: id, token: tokenId }: { company: number; token: number },
): Promise<void> =>
  db.as(scopeOf(principal), async (tx) => {
    await lockCompany(tx, id);
    const [token] = await tx
      .select()
      .from(tokens)
      .where(and(eq(tokens.id, tokenId), eq(tokens.company_id, id)))
      .for('update');
    if (!token) throw notFound();
    if (token.status === 'used') throw new Refusal(422, 'token_used');
    await tx.delete(tokens).where(eq(tokens.id, tokenId));
    await tx
      .insert(ledgerEntries)
      .values({ company_id: id, type: 'tokens_removed', amount: -1, user_id: principal.userId });
    if (token.from_credit === 1) await moveCredit(tx, principal, id, 1);
    await recordAction(tx, principal, id, 'token removed', { token: tokenId });
  });

/** Books a credit of the company that becomes a token, or the reverse. */
const moveCredit = async (
  tx: Tx,
  { userId }: Principal,
  companyId: number,
  amount: 1 | -1,
): Promise<void> => {
  await tx
    .update(companies)
    .set({ credits: sql`${companies.credits} + ${amount}` })
    .where(eq(companies.id, companyId));
  await tx
    .insert(ledgerEntries)
    .values({ company_id: companyId, type: 'credits_for_tokens', amount, user_id: userId });
};

/** Returns a new token, which has not paid for a vehicle yet, as answers show it. */
const tokenView = (token: typeof tokens.$inferSelect): Token => ({
  id: token.id,
  company_id: token.company_id,
  name: token.label,
  status: token.status,
  active: token.status === 'active' ? 1 : 0,
  used: token.used,
  last_used_at: token.last_used_at?.toISOString() ?? null,
  car_id: token.car_id,
  vehicle: null,
  created_at: token.created_at.toISOString(),
});
