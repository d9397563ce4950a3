import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminCompanies } from '../../../../contract/companies/adminCalls.ts';
import type { ListSheet } from '../../lists/sheet.ts';
import { daysBetween, type Values } from '../../lists/values.ts';

type Query = QueryOf<typeof adminCompanies.list>;
type Sort = Query['sort'];

export interface CompanyFilters {
  readonly status?: Query['status'];
  readonly has_parent?: Query['has_parent'];
  readonly areOffersEnabled?: Query['areOffersEnabled'];
  readonly has_balance?: Query['has_balance'];
  readonly created_from?: Query['created_from'];
  readonly created_to?: Query['created_to'];
  /** Only companies right below this one. */
  readonly parent?: number | undefined;
  /** Only companies that belong to no other. */
  readonly unattached?: true | undefined;
  /** Neither this company nor any above it. */
  readonly besides?: number | undefined;
}

const conditions = (filters: CompanyFilters, values: Values): string[] => {
  const { status, has_balance, created_from, created_to, has_parent, areOffersEnabled } = filters;
  const { parent, unattached, besides } = filters;
  const wanted: string[] = [];
  if (status) wanted.push(`is_active = ${status === 'active' ? 1 : 0}`);
  if (has_balance !== undefined)
    wanted.push(has_balance === 1 ? '(tokens > 0 or credits > 0)' : 'tokens <= 0 and credits <= 0');
  wanted.push(...daysBetween('created_at', created_from, created_to, values));
  if (has_parent !== undefined)
    wanted.push(`parent_id is ${has_parent === 1 ? 'not null' : 'null'}`);
  if (areOffersEnabled !== undefined) wanted.push(`are_offers_enabled = ${areOffersEnabled}`);
  if (parent !== undefined) wanted.push(`parent_id = ${values.add(parent, 'integer')}`);
  if (unattached) wanted.push('parent_id is null');
  if (besides !== undefined)
    wanted.push(`id not in (${selfAndAbove(values.add(besides, 'integer'))})`);
  return wanted;
};

/** Returns SQL of the ids of a company and of those above it. */
export const selfAndAbove = (company: string): string => `
  with recursive line as (
    select own.id, own.parent_id from companies as own where own.id = ${company}
    union
    select above.id, above.parent_id from companies as above join line on above.id = line.parent_id
  )
  select id from line`;

const base = {
  table: 'companies',
  company: 'id',
  joins:
    "left join lateral (select * from users where company_id = page.id and role = 'chief' order by id limit 1) as chief on true",
  sorts: {
    title: { column: 'title_key', type: 'text', order: 'ASC' },
    credits: { column: 'credits', type: 'integer', order: 'DESC' },
    tokens: { column: 'tokens', type: 'integer', order: 'DESC' },
    last_visit: { column: 'last_visit_key', type: 'timestamptz', order: 'DESC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions,
  search: { text: 'search_text', indexed: true },
} as const satisfies Partial<ListSheet<Sort, CompanyFilters>>;

const STATUS = "case when page.is_active = 1 then 'active' else 'blocked' end as status";
const SHARED = `
  page.id, page.parent_id, page.title, page.is_active, ${STATUS}, page.credits, page.tokens,
  case when chief.id is not null then json_build_object('name', chief.name, 'email', chief.email, 'phone', chief.phone) end as chief,
  chief.name as chief_name, chief.email as chief_email, chief.phone as chief_phone, page.created_at`;

/** Companies as the operator's lists show them. */
export const companySheet: ListSheet<Sort, CompanyFilters> = {
  ...base,
  columns: () => `
    ${SHARED}, chief.id as user_id, page.contact_person, page.cars_need_premoderation as "carsNeedPremoderation",
    page.are_offers_enabled as "areOffersEnabled", page.get_cars_from_ftp, page.can_work_on_debt,
    page.last_visit, page.version`,
};

/** Sub-companies as the manager of their parent sees them. */
export const subCompanySheet: ListSheet<Sort, CompanyFilters> = { ...base, columns: () => SHARED };

/** Companies as names to choose from. */
export const choiceSheet: ListSheet<'title', CompanyFilters> = {
  ...base,
  joins: '',
  columns: () => 'page.id, page.title',
  sorts: { title: base.sorts.title },
};
