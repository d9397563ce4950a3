/** What is asked in turn, so that no two neighbouring requests want the same. */
export interface Scenario {
  name: string;
  queries: string[];
}

const times = (count: number, make: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => make(n));
/** Repeatable and evenly spread between 0 and 1. */
const spread = (n: number): number => (n * 0.618_033_988_75) % 1;
const hex = (n: number, digits: number): string =>
  Math.floor(spread(n + 1) * 16 ** digits)
    .toString(16)
    .padStart(digits, '0');

const SORTS = ['updated_at', 'created_at', 'vehicle_name', 'vin', 'state', 'photos_count', 'ftp_upload_date', 'id'];
const FILTERS = [
  ...['new', 'processing', 'processed', 'needs_attention', 'quality_check', 'to_fix'].map((state) => `state=${state}`),
  ...['sedan', 'estate', 'suv'].map((type) => `body_type=${type}`),
  ...['petrol', 'diesel', 'electric'].map((type) => `fuel_type=${type}`),
  ...['never', 'succeed', 'failed'].map((state) => `ftp=${state}`),
  ...['from_ftp=0', 'from_ftp=1', 'changed_from=2026-05-20', 'changed_from=2026-05-10&changed_to=2026-05-20'],
  ...['from_ftp=1&fuel_type=diesel', 'state=new&body_type=suv'],
];
const WORDS = ['golf', 'škoda', '911', 'astra', 'i3', 'model 7', 'avant', 'porsche', 'opel', 'variant'];

/** `vehicles`: how many the company has. */
export const scenarios = (vehicles: number): Scenario[] => {
  const pages = Math.floor(vehicles / 25);
  return [
    { name: 'first page', queries: ['per_page=25'] },
    { name: 'page', queries: times(200, (n) => `page=${1 + Math.floor(spread(n) * Math.min(pages, 40))}`) },
    { name: 'deep page', queries: times(200, (n) => `page=${1 + Math.floor(spread(n) * pages)}`) },
    { name: 'filter', queries: FILTERS.flatMap((filter) => times(10, (n) => `${filter}&page=${n + 1}`)) },
    {
      name: 'sort',
      queries: SORTS.flatMap((sort) => times(12, (n) => `sort=${sort}&order=${n % 2 ? 'ASC' : 'DESC'}&page=${1 + (n >> 1)}`)),
    },
    {
      name: 'search, common',
      queries: WORDS.flatMap((word) => times(20, (n) => `q=${encodeURIComponent(word)}&page=${1 + (n % 10)}&sort=${SORTS[n % 4]}`)),
    },
    { name: 'search, rare', queries: times(400, (n) => `q=${hex(n, n % 2 ? 4 : 6)}`) },
  ];
};
