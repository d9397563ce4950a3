import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminCompanyUsers } from '../../../contract/staff/adminCalls.ts';
import type { companyUsers } from '../../../contract/staff/calls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { word } from '../lists/values.ts';
import { chosenCompanies, companyOf, type Principal, scopeOf } from '../scope/principal.ts';

type Query = QueryOf<typeof adminCompanyUsers.list>;

const staffSheet: ListSheet<Query['sort'], Pick<Query, 'status' | 'role'>> = {
  table: 'users',
  company: 'company_id',
  columns: () => `
    page.id, page.company_id, page.name, page.email, page.phone, page.role, page.avatar_key as avatar, page.credits, page.token_limit,
    coalesce(page.token_limit, companies.tokens, 0) as effective_token_limit, page.tokens_spent, page.is_active, case when page.is_active = 1 then 'active' else 'blocked' end as status,
    page.last_visit, page.created_at, page.version`,
  joins:
    'left join lateral (select tokens from companies where id = page.company_id limit 1) as companies on true',
  sorts: {
    name: { column: 'name_key', type: 'text', order: 'ASC' },
    email: { column: 'email', type: 'text', order: 'ASC' },
    role: { column: 'role', type: 'text', order: 'ASC' },
    credits: { column: 'credits', type: 'integer', order: 'DESC' },
    last_visit: { column: 'last_visit_key', type: 'timestamptz', order: 'DESC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ status, role }) => [
    ...(status ? [`is_active = ${status === 'active' ? 1 : 0}`] : []),
    ...(role ? [`role = ${word(role)}`] : []),
  ],
  search: {
    text: "lower(name || E'\\n' || email || E'\\n' || coalesce(phone, ''))",
    indexed: false,
  },
  pictures: ['avatar'],
};

const photoManagerSheet: typeof staffSheet = {
  ...staffSheet,
  conditions: (query, values) => [
    "company_id is null and role = 'photo_manager'",
    ...staffSheet.conditions(query, values),
  ],
};

/**
 * Returns the staff of the user's own company, or of one of its sub-companies, as JSON in the contract's shape. Throws 404 for a company that is not
 * among them.
 */
export const listOwnStaff = async (
  context: ListContext,
  principal: Principal,
  { company_id: wanted = companyOf(principal), ...query }: QueryOf<typeof companyUsers.list>,
): Promise<Buffer> =>
  readPage(context, staffSheet, {
    scope: scopeOf(principal),
    companies: chosenCompanies(principal, wanted),
    query,
  });

/** Returns the operator's photo managers, as JSON in the contract's shape. */
export const listPhotoManagers = (context: ListContext, query: Query): Promise<Buffer> =>
  readPage(context, photoManagerSheet, { scope: 'operator', companies: 'every', query });

/** Returns a company's staff, for the operator, as JSON in the contract's shape. */
export const listStaffOf = (context: ListContext, company: number, query: Query): Promise<Buffer> =>
  readPage(context, staffSheet, { scope: 'operator', companies: [company], query });
