import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import type { Tx } from '../../db/client.ts';
import { downloads } from '../../db/schema/index.ts';

/** Long enough to click a link, too short to pass it on. */
const TICKET_MS = 10 * 60_000;

type Prepared = Omit<
  typeof downloads.$inferInsert,
  'id' | 'ticket_hash' | 'created_at' | 'expires_at'
>;

/** Records a download's content. Returns its address, valid for ten minutes without a token. */
export const createDownloadLink = async (tx: Tx, prepared: Prepared): Promise<{ link: string }> => {
  const ticket = newToken();
  await tx.insert(downloads).values({
    ...prepared,
    ticket_hash: hashToken(ticket),
    expires_at: new Date(Date.now() + TICKET_MS),
  });
  return { link: `/api/downloads/${ticket}` };
};
