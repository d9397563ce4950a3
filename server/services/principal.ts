import type { Role } from '../../contract/call.ts';
import type { Scope } from '../db/scope.ts';
import { notFound } from './refusal.ts';

/** Who is asking. */
export interface Principal {
  readonly userId: number;
  readonly role: Role;
  /** The own company; the operator has none. */
  readonly companyId: number | null;
  /** Companies whose rows this person may see: a chief's own with its sub-companies, staff's own. */
  readonly companyIds: readonly number[];
  readonly locale: 'en' | 'de' | null;
  readonly tokenHash: string;
  /** The operator who looks on as this person and changes nothing (decisions: "view as"). */
  readonly viewerId: number | null;
}

/** The one place that turns a person into the rows he may touch (specification, chapter 6). */
export const scopeOf = (principal: Pick<Principal, 'role' | 'companyIds'>): Scope =>
  principal.role === 'admin' ? 'operator' : { companyIds: principal.companyIds };

/** The own company of a person who must have one; the contract's roles see to that. */
export const companyOf = (principal: Principal): number => {
  if (principal.companyId === null) throw new TypeError(`User ${principal.userId} belongs to no company`);
  return principal.companyId;
};

/** The company that is asked for, else all that the person sees. Throws 404 for one that is not among them. */
export const chosenCompanies = ({ companyIds }: Principal, wanted: number | undefined): readonly number[] => {
  if (wanted === undefined) return companyIds;
  if (!companyIds.includes(wanted)) throw notFound();
  return [wanted];
};
