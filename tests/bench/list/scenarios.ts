import { CarState } from '../../../contract/vehicles/vehicle.ts';
import type { TestUserName } from '../../api/setup/testData.ts';

/** Requests to make in turn; no two successive ones are alike. */
export interface Scenario {
  name: string;
  as: TestUserName;
  paths: string[];
  /** The bare server's page at the same offset, for each of `paths`. */
  bare: string[];
}

/** The number of rows of each kind. */
export interface Sizes {
  vehicles: number;
  companies: number;
  transactions: number;
}

const times = (count: number, make: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => make(n));
/** Returns `count` requests about each subject, in turn. */
const inTurn = (
  count: number,
  subjects: string[],
  make: (subject: string, n: number) => string,
): string[] =>
  Array.from({ length: count }, (_, n) => subjects.map((subject) => make(subject, n))).flat();
/** Returns repeatable values, evenly spread between 0 and 1. */
const spread = (n: number): number => (n * 0.618_033_988_75) % 1;
const hex = (n: number, digits: number): string =>
  Math.floor(spread(n + 1) * 16 ** digits)
    .toString(16)
    .padStart(digits, '0');

const SORTS = [
  'updated_at',
  'created_at',
  'vehicle_name',
  'vin',
  'state',
  'photos_count',
  'ftp_upload_date',
  'id',
];
const FILTERS = [
  ...[...CarState.options, 'quality_check', 'to_fix'].map((state) => `state=${state}`),
  ...['sedan', 'estate', 'suv'].map((type) => `body_type=${type}`),
  ...['petrol', 'diesel', 'electric'].map((type) => `fuel_type=${type}`),
  ...['never', 'succeed', 'failed'].map((state) => `ftp=${state}`),
  'from_ftp=0',
  'from_ftp=1',
  'changed_from=2026-05-20',
  'changed_from=2026-05-10&changed_to=2026-05-20',
  'from_ftp=1&fuel_type=diesel',
  'state=new&body_type=suv',
];
const WORDS = [
  'golf',
  'škoda',
  '911',
  'astra',
  'i3',
  'model 7',
  'avant',
  'porsche',
  'opel',
  'variant',
];

/** Returns pages of a list by number: the first, some near the start, some anywhere. */
const pages = (rows: number): Record<string, string[]> => {
  const last = Math.floor(rows / 25);
  return {
    'first page': ['page=1'],
    page: times(200, (n) => `page=${1 + Math.floor(spread(n) * Math.min(last, 40))}`),
    'deep page': times(200, (n) => `page=${1 + Math.floor(spread(n) * Math.min(last, 400))}`),
  };
};

/** Returns the first pages in every order, ascending and descending. */
const sorted = (sorts: string[], each: number): string[] =>
  inTurn(
    each,
    sorts,
    (sort, n) => `sort=${sort}&order=${n % 2 ? 'ASC' : 'DESC'}&page=${1 + (n >> 1)}`,
  );

const tenPagesOf = (filters: string[]): string[] =>
  inTurn(10, filters, (filter, n) => `${filter}&page=${n + 1}`);

const vehicles = (rows: number): Record<string, string[]> => ({
  ...pages(rows),
  filter: tenPagesOf(FILTERS),
  sort: sorted(SORTS, 12),
  'search, common': inTurn(
    20,
    WORDS,
    (word, n) => `q=${word}&page=${1 + (n % 10)}&sort=${SORTS[n % 4]}`,
  ),
  'search, rare': times(400, (n) => `q=${hex(n, n % 2 ? 4 : 6)}`),
});

const companies = (rows: number): Record<string, string[]> => ({
  ...pages(rows),
  filter: tenPagesOf([
    'status=active',
    'status=blocked',
    'has_parent=1',
    'has_parent=0',
    'status=blocked&has_parent=0',
  ]),
  sort: sorted(['title', 'credits', 'tokens', 'last_visit', 'created_at'], 20),
  search: [
    ...times(100, (n) => `q=weber ${hex(n, 1)}`),
    ...times(100, (n) => `q=${hex(n, n % 2 ? 3 : 5)}`),
  ],
});

const transactions = (rows: number): Record<string, string[]> => ({
  ...pages(rows),
  filter: tenPagesOf([
    ...['vehicle_token', 'vehicle_credit', 'tokens_added', 'credits_added'].map(
      (type) => `type=${type}`,
    ),
    ...times(8, (n) => `date_from=2024-0${n + 1}-01&date_to=2024-0${n + 1}-20`),
    'date_from=2025-03-01&type=credits_added',
  ]),
  sort: sorted(['created_at', 'amount'], 40),
});

/** A resource whose calls are generated from its declaration. */
const inspections = (rows: number): Record<string, string[]> => ({
  ...pages(rows),
  filter: tenPagesOf([
    ...['passed', 'minor', 'failed'].map((result) => `result=${result}`),
    ...times(8, (n) => `date_gte=2024-0${n + 1}-01&date_lte=2024-0${n + 1}-20`),
  ]),
  sort: sorted(['date', 'vin', 'result'], 40),
  search: times(400, (n) => `q=${hex(n, n % 2 ? 4 : 6)}`),
});

const ROWS = 25;
const pageOf = (query: string): number => Number(/page=(\d+)/.exec(query)?.[1] ?? 1);
const ours = (path: string, query: string) => `/api/${path}?per_page=${ROWS}&${encodeURI(query)}`;

/** Returns a question in the dialect of ra-data-simple-rest. */
const simpleRest = (path: string, query: string): string => {
  const {
    page: _,
    sort,
    order = 'ASC',
    ...filter
  } = Object.fromEntries(new URLSearchParams(query));
  const first = ROWS * (pageOf(query) - 1);
  const asked = {
    range: JSON.stringify([first, first + ROWS - 1]),
    filter: JSON.stringify(filter),
    ...(sort && { sort: JSON.stringify([sort, order]) }),
  };
  return `/api/${path}?${new URLSearchParams(asked)}`;
};

/** Returns all requests for lists of these sizes. `company`: the employee's and the manager's, which owns the vehicles and transactions. */
export const scenarios = (sizes: Sizes, company: number): Scenario[] => {
  const lists: [string, TestUserName, string, Record<string, string[]>][] = [
    ['vehicles', 'employee', 'cars', vehicles(sizes.vehicles)],
    ['companies, operator', 'operator', 'admin/companies', companies(sizes.companies)],
    ['transactions, chief', 'chief', 'company/transactions', transactions(sizes.transactions)],
    [
      'transactions, operator',
      'operator',
      `admin/companies/${company}/transactions`,
      transactions(sizes.transactions),
    ],
    ['inspections, generated', 'employee', 'rest/inspections', inspections(sizes.vehicles)],
  ];
  return lists.flatMap(([list, as, path, questions]) =>
    Object.entries(questions).map(([name, queries]) => ({
      name: `${list}: ${name}`,
      as,
      paths: queries.map((query) =>
        path.startsWith('rest/') ? simpleRest(path, query) : ours(path, query),
      ),
      bare: queries.map((query) => `/?offset=${ROWS * (pageOf(query) - 1)}`),
    })),
  );
};
