import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import type { cars } from '../../../contract/vehicles/calls.ts';
import type { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import { chosenCompanies, companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import { carSheet } from './inner/vehicleListSheet.ts';

/** Returns the vehicles of the user's own company, as JSON in the contract's shape. */
export const listOwnCars = (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof cars.list>,
): Promise<Buffer> =>
  readPage(context, carSheet, {
    scope: scopeOf(principal),
    companies: [companyOf(principal)],
    query,
  });

/**
 * Returns the vehicles of the user's own company and its sub-companies, or of one of them, as JSON in the contract's shape. Throws 404 for a company
 * that is not among them.
 */
export const listCompanyCars = async (
  context: ListContext,
  principal: Principal,
  { company_id: wanted, ...query }: QueryOf<typeof companyCars.list>,
): Promise<Buffer> =>
  readPage(context, carSheet, {
    scope: scopeOf(principal),
    companies: chosenCompanies(principal, wanted),
    query,
  });

/** Returns the vehicles of every company, or of one, for the operator, as JSON in the contract's shape. */
export const listAllCars = (
  context: ListContext,
  principal: Principal,
  { companyId, ...query }: QueryOf<typeof adminCars.list>,
): Promise<Buffer> =>
  readPage(context, carSheet, {
    scope: scopeOf(principal),
    companies: companyId === undefined ? 'every' : [companyId],
    query,
  });
