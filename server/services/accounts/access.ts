import type { Role } from '@turntable/declare/contract/call.ts';
import { hashToken } from '@turntable/declare/server/accounts/secretToken.ts';
import type { Database } from '../../db/client.ts';
import type { Principal } from '../scope/principal.ts';

/** How long a replaced token stays valid, for calls under way in other tabs. */
const GRACE_SECONDS = 20;
/** Accuracy of a session's last use in the profile. */
const USED_SECONDS = 60;
/** Limits the effect of a lost notification. */
const TRUST_MS = 5000;
const REMEMBERED = 10_000;

interface Known {
  principal: Principal;
  /** The token's expiry, in milliseconds since 1970. */
  expiresAt: number;
}

/** Finds the user of a token. */
export interface Access {
  /** Null when the token is unknown, expired or revoked, or its user or company is blocked: as of now, not of a moment ago. */
  principalOf(token: string): Promise<Principal | null>;
  close(): Promise<void>;
}

/**
 * Checks every token in the database. The embedded one notifies at once when anything about tokens changes
 * (`access_changed` in migrations/0000_baseline.sql), so there answers are kept; PostgreSQL's notices may come after the next request.
 */
export const openAccess = (db: Database): Promise<Access> => {
  const ask = (tokenHash: string) => lookUp(db, tokenHash);
  return db.listen ? rememberingAccess(ask, db.listen) : Promise.resolve(askingAccess(ask));
};

type Ask = (tokenHash: string) => Promise<Known | null>;

const askingAccess = (ask: Ask): Access => ({
  principalOf: async (token) => (await ask(hashToken(token)))?.principal ?? null,
  close: async () => {},
});

const rememberingAccess = async (
  ask: Ask,
  listen: NonNullable<Database['listen']>,
): Promise<Access> => {
  const known = new Map<string, Known & { trustedUntil: number }>();
  let changes = 0;
  const stopListening = await listen('access', () => {
    changes += 1;
    known.clear();
  });

  return {
    principalOf: async (token) => {
      const tokenHash = hashToken(token);
      const now = Date.now();
      const remembered = known.get(tokenHash);
      if (remembered && remembered.trustedUntil > now)
        return remembered.expiresAt > now ? remembered.principal : null;

      const changesBefore = changes;
      const found = await ask(tokenHash);
      // A token may have been revoked during the query: then use the result for this request only.
      if (found && changes === changesBefore) {
        if (known.size >= REMEMBERED) known.clear();
        known.set(tokenHash, { ...found, trustedUntil: now + TRUST_MS });
      }
      return found?.principal ?? null;
    },
    close: stopListening,
  };
};

const LOOK_UP = `
  with recursive token as (
    select sessions.user_id, sessions.viewer_id, sessions.used_at, users.role, users.company_id, users.locale,
      least(sessions.expires_at, sessions.replaced_at + make_interval(secs => ${GRACE_SECONDS}),
        case when sessions.viewer_id is not null then
          coalesce((select max(own.expires_at) from sessions as own where own.sign_in = sessions.viewer_sign_in), '-infinity')
        end) as expires_at
    from sessions
    join users on users.id = sessions.user_id
    left join companies on companies.id = users.company_id
    left join users viewers on viewers.id = sessions.viewer_id
    where sessions.token_hash = $1 and users.is_active = 1 and coalesce(companies.is_active, 1) = 1
      and (sessions.viewer_id is null or (viewers.is_active = 1 and viewers.role = 'admin'))
  ), visible as (
    select company_id as id from token where company_id is not null
    union
    -- Looked up company by company: a join would read them all.
    select children.id from visible
    cross join lateral (select id from companies where parent_id = visible.id offset 0) as children
    where (select role from token) in ('chief', 'photo_manager')
  )
  select user_id, viewer_id, role, company_id, locale, used_at < now() - make_interval(secs => ${USED_SECONDS}) as used_before,
    (extract(epoch from expires_at) * 1000)::float8 as expires_ms,
    array(select id from visible where role <> 'photo_manager' or id = company_id order by id) as company_ids,
    array(select id from visible where role = 'photo_manager' order by id) as album_company_ids
  from token where expires_at > now()`;

/** The statement's row. */
interface Found {
  user_id: number;
  viewer_id: number | null;
  role: Role;
  company_id: number | null;
  locale: string | null;
  expires_ms: number;
  used_before: boolean;
  company_ids: number[];
  album_company_ids: number[];
}

const lookUp = async (db: Database, tokenHash: string): Promise<Known | null> => {
  const { rows } = await db.systemRead(LOOK_UP, [tokenHash]);
  const row = rows[0] as unknown as Found | undefined;
  if (!row) return null;
  if (row.used_before)
    await db.systemQuery('update sessions set used_at = now() where token_hash = $1', [tokenHash]);
  const {
    user_id,
    viewer_id,
    role,
    company_id,
    locale,
    expires_ms,
    company_ids,
    album_company_ids,
  } = row;
  return {
    principal: {
      userId: user_id,
      viewerId: viewer_id,
      role,
      locale,
      tokenHash,
      companyId: company_id,
      companyIds: company_ids,
      albumCompanyIds: album_company_ids,
    },
    expiresAt: expires_ms,
  };
};
