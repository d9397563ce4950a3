import type { Scope } from '../../../db/scope.ts';
import type { Companies } from '../../lists/sheet.ts';
import {
  companyOf,
  isOperatorsPhotoManager,
  type Principal,
  scopeOf,
} from '../../scope/principal.ts';

/**
 * Returns the scope of the albums that a user may use (docs/decisions/albums.md). A photo manager edits those of their company and its sub-companies;
 * one without a company is the operator's and edits all. Others see their own company's, without its sub-companies'.
 */
export const albumScopeOf = (principal: Principal): Scope => {
  if (principal.role === 'admin') return scopeOf(principal);
  if (isOperatorsPhotoManager(principal)) return { companyIds: [], keepsAlbums: 'every' };
  if (principal.role === 'photo_manager')
    return { companyIds: principal.albumCompanyIds, keepsAlbums: 'own' };
  return { companyIds: [companyOf(principal)] };
};

/** Returns the companies of the albums that a user may use, as a list's condition. */
export const albumCompaniesOf = (principal: Principal): Companies => {
  if (principal.role === 'admin' || isOperatorsPhotoManager(principal)) return 'every';
  return principal.role === 'photo_manager' ? principal.albumCompanyIds : [companyOf(principal)];
};
