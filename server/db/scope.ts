/**
 * The rows that a transaction may see and change: those of some companies, or, for the operator, all. Albums of these companies are
 * read-only unless `keepsAlbums` says which ones the user manages: those of these companies, or of every company. Row-level security
 * enforces it (migrations/0000_baseline.sql).
 */
export type Scope =
  | 'operator'
  | { readonly companyIds: readonly number[]; readonly keepsAlbums?: 'own' | 'every' };

/** Returns the companies whose rows are in a scope. */
export const companiesIn = (scope: Scope): 'every' | readonly number[] =>
  scope === 'operator' ? 'every' : scope.companyIds;

/** Returns statements that set a transaction's scope. Settings first: the unprivileged role may not change them. */
export const enterScope = (scope: Scope): string =>
  `select ${settings(scope, true)}; set local role ${ROLE}`;

/** Returns statements that set a connection's scope until the next change, whatever it was before. */
export const changeScope = (scope: Scope): string =>
  `reset role; select ${settings(scope, false)}; set role ${ROLE}`;

const ROLE = 'turntable_app';

const settings = (scope: Scope, local: boolean): string => {
  const values = {
    'app.operator': scope === 'operator' ? 'on' : '',
    'app.company_ids': scope === 'operator' ? '' : scope.companyIds.map(wholeNumber).join(','),
    'app.albums': (scope !== 'operator' && scope.keepsAlbums) || '',
  };
  return Object.entries(values)
    .map(([name, value]) => `set_config('${name}', '${value}', ${local})`)
    .join(', ');
};

const wholeNumber = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`Not a company id: ${value}`);
  return value;
};
