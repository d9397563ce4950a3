/** The fields of the signed-in user that conditions can name: `$user.id`. */
export const USER_FIELDS = ['id', 'company_id', 'role'] as const;

/** What a value is compared with: a value, a list of values, or `$user.<field>` of the signed-in user. */
export type Wanted = Plain | readonly Plain[];
type Plain = string | number | boolean | null;

/** Holds if every named field has the wanted value. Plain data, so that it can be checked, printed and sent. */
export type Condition<Name extends string = string> = {
  readonly [Field in Name]?: Wanted | { readonly not: Wanted };
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the actual value of a wanted value: itself, or a field of the signed-in user. */
export const resolved = (wanted: unknown, user: Values): unknown =>
  typeof wanted === 'string' && wanted.startsWith('$user.')
    ? user[wanted.slice('$user.'.length)]
    : wanted;

/** Returns the values of a condition that name a field which users do not have. */
export const unknownUserFields = (condition: Condition): string[] =>
  Object.values(condition)
    .filter((wanted) => wanted !== undefined)
    .flatMap((wanted: unknown) => (isNegated(wanted) ? wanted.not : wanted))
    .map(String)
    .filter(
      (value) =>
        value.startsWith('$user.') && !USER_FIELDS.some((name) => value === `$user.${name}`),
    );

const fits = (value: unknown, wanted: unknown, user: Values): boolean =>
  Array.isArray(wanted)
    ? wanted.some((one) => value === resolved(one, user))
    : value === resolved(wanted, user);

export const isNegated = (wanted: unknown): wanted is { not: Wanted } =>
  typeof wanted === 'object' && wanted !== null && 'not' in wanted;

/** Returns whether a condition holds for a record and the signed-in user. */
export const holds = (condition: Condition, record: Values, user: Values): boolean =>
  Object.entries(condition).every(([name, wanted]) =>
    isNegated(wanted) ? !fits(record[name], wanted.not, user) : fits(record[name], wanted, user),
  );
