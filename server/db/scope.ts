/**
 * Whose rows a transaction may see and change: those of some companies, or, for the operator, all.
 * Row-level security enforces it (migrations/0003_row_security.sql).
 */
export type Scope = 'operator' | { readonly companyIds: readonly number[] };

/** Statements that put a transaction into its scope. Settings first: the unprivileged role may not change them. */
export const enterScope = (scope: Scope): string => {
  const setting =
    scope === 'operator'
      ? "select set_config('app.operator', 'on', true)"
      : `select set_config('app.company_ids', '${scope.companyIds.map(wholeNumber).join(',')}', true)`;
  return `${setting}; set local role turntable_app`;
};

const wholeNumber = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`Not a company id: ${value}`);
  return value;
};
