import { call } from '../call.ts';
import { OwnCompany, SubCompany } from '../entities/company.ts';
import { one, page } from '../page.ts';
import { subCompanyQuery } from './companyQuery.ts';

/** The own company, without what is the operator's. */
export const company = {
  one: call({
    method: 'GET',
    path: 'company',
    summary: 'The own company',
    roles: ['chief', 'employee'],
    response: one(OwnCompany),
    assumed: true,
  }),
};

/** The companies below the own one. */
export const subCompanies = {
  list: call({
    method: 'GET',
    path: 'company/children',
    summary: 'Sub-companies of the own company',
    roles: ['chief'],
    query: subCompanyQuery.extend({ sort: subCompanyQuery.shape.sort.unwrap().exclude(['last_visit']).default('title') }),
    response: page(SubCompany),
    assumed: true,
  }),
};
