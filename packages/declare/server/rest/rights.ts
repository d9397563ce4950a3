import {
  type Condition,
  holds,
  isNegated,
  resolved,
  type USER_FIELDS,
} from '../../contract/condition.ts';
import {
  isReadBy,
  isRestColumn,
  type RestDeclaration,
  type RestRight,
} from '../../contract/rest/declaration.ts';
import { and, not, or, type SQL, sql } from '../db/drizzle.ts';
import { columnOf, type RestTable } from '../db/tables.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { type FieldProblem, notFound, Refusal } from '../refusal.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the signed-in user's values in conditions: `$user.id`, … */
const userOf = ({
  userId,
  companyId,
  role,
}: CurrentPrincipal): Record<(typeof USER_FIELDS)[number], unknown> => ({
  id: userId,
  company_id: companyId,
  role,
});

const rightsOf = (
  { access }: RestDeclaration,
  { role }: CurrentPrincipal,
): (RestRight | { to: string })[] =>
  (access[role] ?? []).map((right) => (typeof right === 'string' ? { to: right } : right));

const isFor = ({ to }: { to: string | readonly string[] }, verbs: readonly string[]): boolean =>
  [to].flat().some((verb) => verbs.includes(verb));

const fits = (
  right: RestRight | { to: string },
  record: Values,
  principal: CurrentPrincipal,
): boolean => !('where' in right) || holds(right.where, record, userOf(principal));

/** Verbs that return a record. */
const SHOWING = ['list', 'export', 'show', 'edit'];

/**
 * Throws 404 for a record that no right shows to the caller, 403 with the declaration's reason where the verb's right does not hold for it,
 * or an action's condition does not.
 */
export const assertMay = (
  declared: RestDeclaration,
  principal: CurrentPrincipal,
  verb: string,
  record: Values,
): void => {
  const rights = rightsOf(declared, principal);
  const showing = rights.filter((right) => isFor(right, SHOWING));
  const isKnown = showing.some((right) => fits(right, record, principal));
  if (showing.length > 0 && !isKnown) throw notFound();
  const verbs = verb === 'show' ? SHOWING : [verb];
  assertRight(
    rights.filter((right) => isFor(right, verbs)),
    record,
    principal,
  );
  const { when, why } = declared.actions?.[verb] ?? {};
  if (when && !holds(when, record, userOf(principal)))
    throw new Refusal(403, 'forbidden', { ...(why && { text: why }) });
};

/** Throws 403 for a new record that the caller may not create with these values. */
export const assertMayCreate = (
  declared: RestDeclaration,
  principal: CurrentPrincipal,
  record: Values,
): void =>
  assertRight(
    rightsOf(declared, principal).filter((right) => isFor(right, ['create'])),
    record,
    principal,
  );

const assertRight = (
  rights: readonly (RestRight | { to: string })[],
  record: Values,
  principal: CurrentPrincipal,
): void => {
  if (rights.some((right) => fits(right, record, principal))) return;
  const [stopped] = rights;
  throw new Refusal(403, 'forbidden', {
    ...(stopped && 'why' in stopped && { text: stopped.why }),
  });
};

const conditionSql = (table: RestTable, condition: Condition, user: Values): SQL | undefined =>
  and(
    ...Object.entries(condition).map(([name, wanted]) => {
      const column = columnOf(table, name);
      const isExcluded = isNegated(wanted);
      const values = [isExcluded ? wanted.not : wanted].flat().map((one) => resolved(one, user));
      const some = or(
        ...values.map(
          (value) => sql`${column} is not distinct from ${sql.param(value ?? null, column)}`,
        ),
      );
      return isExcluded && some ? not(some) : some;
    }),
  );

/** Returns the condition on records under which the caller has these verbs; undefined for all records. Throws 403 without such a right. */
export const recordsFor = (
  declared: RestDeclaration,
  table: RestTable,
  principal: CurrentPrincipal,
  verbs: readonly string[] = SHOWING,
): SQL | undefined => {
  const rights = rightsOf(declared, principal).filter((right) => isFor(right, verbs));
  if (rights.length === 0) throw new Refusal(403, 'forbidden');
  const conditions = rights.map((right) =>
    'where' in right ? conditionSql(table, right.where, userOf(principal)) : undefined,
  );
  return conditions.includes(undefined) ? undefined : or(...conditions);
};

/** Returns whether the caller may read a field; everyone may read `id` and `version`. */
export const reads = (
  { fields }: RestDeclaration,
  { role }: CurrentPrincipal,
  name: string,
): boolean => {
  const field = fields[name];
  return field ? isReadBy(field, role) : isRestColumn(name);
};

/** Throws 422 for fields that the caller may not read, as for unknown fields. */
export const refuseHidden = (
  declared: RestDeclaration,
  principal: CurrentPrincipal,
  names: readonly string[],
  place = '',
): void => {
  const hidden = names.filter(
    (name) => name !== 'id' && name !== 'version' && !reads(declared, principal, name),
  );
  if (hidden.length === 0) return;
  const fields = Object.fromEntries(
    hidden.map((name): [string, FieldProblem[]] => [place + name, ['unknown_field']]),
  );
  throw new Refusal(422, 'invalid_input', { fields });
};
