import { call } from '@turntable/declare/contract/call.ts';
import { one, page } from '@turntable/declare/contract/page.ts';
import { OwnCompany, OwnedCompany, SubCompany } from './company.ts';
import { rowId } from './params.ts';
import { subCompanyQuery } from './queries.ts';

/** The user's own company, without the operator's fields. */
export const company = {
  one: call({
    method: 'GET',
    path: 'company',
    summary: "Get the user's company",
    roles: ['chief', 'employee'],
    response: one(OwnCompany),
    assumed: true,
  }),
  owned: call({
    method: 'GET',
    path: 'company/owned-companies/:id',
    summary: "Get the user's company or one of its sub-companies, read-only",
    roles: ['chief', 'employee'],
    params: rowId,
    response: one(OwnedCompany),
    assumed: true,
  }),
};

/** Direct sub-companies of the user's own company. */
export const subCompanies = {
  list: call({
    method: 'GET',
    path: 'company/children',
    summary: "List sub-companies of the user's company",
    roles: ['chief', 'employee'],
    query: subCompanyQuery.extend({
      sort: subCompanyQuery.shape.sort.unwrap().exclude(['last_visit']).default('title'),
    }),
    response: page(SubCompany),
    assumed: true,
  }),
};
