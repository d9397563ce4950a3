import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/call.ts';
import type { Database, Tx } from '../db/client.ts';
import type { Principal } from './principal.ts';
import { hashToken } from './tokens.ts';

/** How long a replaced token goes on, for calls that were under way in other tabs. */
export const GRACE_SECONDS = 20;
/** Changes are announced (migrations/0004_access.sql); this bounds what a lost announcement can do. */
const TRUST_MS = 5000;
const REMEMBERED = 10_000;

interface Known {
  principal: Principal;
  /** Of the token, in milliseconds since 1970. */
  expiresAt: number;
  trustedUntil: number;
}

/** Knows whom a token belongs to. */
export interface Access {
  /** Null when the token is unknown, expired or revoked, or its user or company is blocked. */
  principalOf(token: string): Promise<Principal | null>;
  /** Call after a commit that ended tokens: this process then knows before it answers. */
  forget(): void;
  close(): Promise<void>;
}

/** Looks tokens up in the database, and keeps the answers until something about them changes. */
export const openAccess = async (db: Database): Promise<Access> => {
  const known = new Map<string, Known>();
  let changes = 0;

  const forgetAll = () => {
    changes += 1;
    known.clear();
  };
  const stopListening = await db.listen(
    'access',
    (notice) => {
      changes += 1;
      const [kind, what] = notice.split(' ');
      if (kind === 'token' && what) known.delete(what);
      else if (kind === 'user') {
        for (const [hash, { principal }] of known) if (principal.userId === Number(what)) known.delete(hash);
      } else known.clear();
    },
    forgetAll,
  );

  return {
    principalOf: async (token) => {
      const tokenHash = hashToken(token);
      const now = Date.now();
      const remembered = known.get(tokenHash);
      if (remembered && remembered.trustedUntil > now) return remembered.expiresAt > now ? remembered.principal : null;

      const changesBefore = changes;
      const found = await db.asSystem((tx) => lookUp(tx, tokenHash));
      if (!found) {
        known.delete(tokenHash);
        return null;
      }
      // Something may have been revoked while the database answered; then the answer is good for this request only.
      if (changes === changesBefore) {
        if (known.size >= REMEMBERED) known.clear();
        known.set(tokenHash, { ...found, trustedUntil: now + TRUST_MS });
      }
      return found.principal;
    },
    forget: forgetAll,
    close: stopListening,
  };
};

const lookUp = async (tx: Tx, tokenHash: string): Promise<Omit<Known, 'trustedUntil'> | null> => {
  const { rows } = await tx.execute<{
    user_id: number;
    role: Role;
    company_id: number | null;
    locale: 'en' | 'de' | null;
    expires_ms: number;
    company_ids: number[];
  }>(sql`
    with recursive token as (
      select sessions.user_id, users.role, users.company_id, users.locale,
        least(sessions.expires_at, sessions.replaced_at + make_interval(secs => ${GRACE_SECONDS})) as expires_at
      from sessions
      join users on users.id = sessions.user_id
      left join companies on companies.id = users.company_id
      where sessions.token_hash = ${tokenHash} and users.is_active = 1 and coalesce(companies.is_active, 1) = 1
    ), visible as (
      select company_id as id from token where company_id is not null
      union
      select companies.id from companies join visible on companies.parent_id = visible.id where (select role from token) = 'chief'
    )
    select user_id, role, company_id, locale, (extract(epoch from expires_at) * 1000)::float8 as expires_ms,
      array(select id from visible order by id) as company_ids
    from token where expires_at > now()`);
  const [row] = rows;
  if (!row) return null;
  const { user_id, role, company_id, locale, expires_ms, company_ids } = row;
  return {
    principal: { userId: user_id, role, companyId: company_id, companyIds: company_ids, locale, tokenHash },
    expiresAt: expires_ms,
  };
};
