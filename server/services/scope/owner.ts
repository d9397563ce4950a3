import type { Scope } from '../../db/scope.ts';
import { companyOf, type Principal, scopeOf } from './principal.ts';

/** The owner of walls, floors and rooms: a company, or, without one, the operator, who offers them to everyone. */
export interface LookOwner {
  readonly scope: Scope;
  readonly companyId: number | null;
}
/** The owner of pictures: a company. */
export interface CompanyOwner extends LookOwner {
  readonly companyId: number;
}

/** Returns the user's own company as an owner. */
export const ownCompany = (principal: Principal): CompanyOwner => ({
  scope: scopeOf(principal),
  companyId: companyOf(principal),
});
/** Returns any company as an owner, for the operator. */
export const anyCompany = (companyId: number): CompanyOwner => ({ scope: 'operator', companyId });
/** What the operator offers to everyone. */
export const OFFERED: LookOwner = { scope: 'operator', companyId: null };
