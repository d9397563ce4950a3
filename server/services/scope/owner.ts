import type { Scope } from '../../db/scope.ts';
import { companyOf, type Principal, scopeOf } from './principal.ts';

/** Whose walls, floors and rooms are looked after: a company's, or, without one, the operator's, who offers them to everyone. */
export interface LookOwner {
  readonly scope: Scope;
  readonly companyId: number | null;
}
/** Whose pictures are looked after: a company's. */
export interface CompanyOwner extends LookOwner {
  readonly companyId: number;
}

/** The asker's own company. */
export const ownCompany = (principal: Principal): CompanyOwner => ({
  scope: scopeOf(principal),
  companyId: companyOf(principal),
});
/** Any company, for the operator. */
export const anyCompany = (companyId: number): CompanyOwner => ({ scope: 'operator', companyId });
/** What the operator offers to everyone. */
export const OFFERED: LookOwner = { scope: 'operator', companyId: null };
