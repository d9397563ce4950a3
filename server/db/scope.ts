/**
 * Whose rows a transaction may see and change: those of some companies, or, for the operator, all. Who keeps the albums has every
 * company's albums beside them. Row-level security enforces it (migrations/0003_row_security.sql, 0012_albums.sql).
 */
export type Scope = 'operator' | { readonly companyIds: readonly number[]; readonly keepsAlbums?: true };

/** Statements that put a transaction into its scope. Settings first: the unprivileged role may not change them. */
export const enterScope = (scope: Scope): string => {
  const setting =
    scope === 'operator'
      ? "select set_config('app.operator', 'on', true)"
      : `select set_config('app.company_ids', '${scope.companyIds.map(wholeNumber).join(',')}', true)${
          scope.keepsAlbums ? ", set_config('app.albums', 'on', true)" : ''
        }`;
  return `${setting}; set local role turntable_app`;
};

const wholeNumber = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`Not a company id: ${value}`);
  return value;
};
