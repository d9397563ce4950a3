import type { Role } from '@turntable/declare/contract/call.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Scope } from '../../db/scope.ts';
import type { Locale } from '../../messages/index.ts';

/** The user of a request. */
export interface Principal {
  readonly userId: number;
  readonly role: Role;
  /** The user's company; the operator's users have none. */
  readonly companyId: number | null;
  /** Companies whose rows this user may see: for managers their own with its sub-companies, for others their own. */
  readonly companyIds: readonly number[];
  /** Companies whose albums a photo manager manages: their own with its sub-companies. */
  readonly albumCompanyIds: readonly number[];
  readonly locale: Locale | null;
  readonly tokenHash: string;
  /** The operator who views as this user and may change nothing (docs/decisions/companies.md). */
  readonly viewerId: number | null;
}

declare module '@turntable/declare/server/principal.ts' {
  interface ServerApplication {
    principal: Principal;
  }
}

/**
 * Returns the scope of a user: the rows that they can reach (specification, chapter 6). Two scopes differ from it: that of albums
 * (albums/inner/albumScope.ts), and that of pages about sub-companies (companies/inner/ownedCompanies.ts).
 */
export const scopeOf = (principal: Pick<Principal, 'role' | 'companyIds'>): Scope =>
  principal.role === 'admin' ? 'operator' : { companyIds: principal.companyIds };

/**
 * Runs work on the user's own rows. The operator's photo managers belong to no company and are out of every scope's reach: for them, the
 * work runs as the database's owner, and `work` must name the user in every condition.
 */
export const runAsUser = <T>(
  db: Pick<Database, 'as' | 'asSystem'>,
  principal: Principal,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  isOperatorsPhotoManager(principal) ? db.asSystem(work) : db.as(scopeOf(principal), work);

/** Keeps every company's albums: a photo manager without a company, whom only the operator makes. */
export const isOperatorsPhotoManager = ({
  role,
  companyId,
}: Pick<Principal, 'role' | 'companyId'>): boolean =>
  role === 'photo_manager' && companyId === null;

/** Returns the company of a user who must have one; the contract's roles ensure it. */
export const companyOf = (principal: Principal): number => {
  if (principal.companyId === null)
    throw new TypeError(`User ${principal.userId} belongs to no company`);
  return principal.companyId;
};

/** Returns the requested company, else all in the user's scope. Throws 404 for one outside of it. */
export const chosenCompanies = (
  { companyIds }: Principal,
  wanted: number | undefined,
): readonly number[] => {
  if (wanted === undefined) return companyIds;
  if (!companyIds.includes(wanted)) throw notFound();
  return [wanted];
};
