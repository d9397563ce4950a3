import type { Role } from '../../application.ts';
import {
  holdsSeveral,
  isComparable,
  isOfCompany,
  isSearched,
  type KindName,
  ownFields,
  type RestDeclaration,
  type RestField,
} from '../../contract/rest/declaration.ts';
import { restLimit } from '../../contract/rest/fieldLimits.ts';
import { isFilterName, type Operator, readFilterName } from '../../contract/rest/filters.ts';
import { CASCADE, choices, createdAt, primaryKey, SET_NULL } from './columns.ts';
import { getTableColumns, getTableName, type SQL, sql } from './drizzle.ts';
import {
  type AnyPgColumn,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgRole,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgRole,
  pgTable,
  uniqueIndex,
} from './drizzlePg.ts';
import { columnOfKind } from './kindColumns.ts';

// The tables of resources without calls of their own, made from their declarations. `npm run migration` writes their migrations.

/** What the tables of declared resources stand among. */
export interface Surroundings {
  /** The ids of companies, which own records, and of users, who create them. */
  readonly companies: AnyPgColumn;
  readonly users: AnyPgColumn;
  /** The ids of the records that fields may refer to, by the resource's name, besides those of declared resources. */
  readonly references: Readonly<Record<string, AnyPgColumn>>;
  /** The names of the application's own tables. */
  readonly taken: readonly string[];
  /** The database's role in the transactions of requests, which policies are for. */
  readonly databaseRole: string;
  /** The role of users who reach every company's records, and alone change those of the platform. */
  readonly operator: Role | undefined;
}

const keptColumns = ({ companies, users }: Surroundings, hasCompany: boolean) => ({
  id: primaryKey(),
  ...((hasCompany
    ? {
        company_id: integer()
          .notNull()
          .references((): AnyPgColumn => companies, CASCADE),
      }
    : {}) as object),
  version: integer().notNull().default(1),
  /** null: the user was deleted, or the record is older than its table. */
  created_by: integer().references((): AnyPgColumn => users, SET_NULL),
  created_at: createdAt(),
  updated_at: createdAt(),
});

type Builders = Record<string, PgColumnBuilderBase>;
type Columns = Readonly<Record<string, AnyPgColumn>>;

/** Makes the table of a resource. Declared columns are only known at run time; those that the server sets are typed. */
const makeTable = (
  surroundings: Surroundings,
  name: string,
  hasCompany: boolean,
  own: Builders,
  more: (columns: Columns) => PgTableExtraConfigValue[],
) =>
  pgTable(name, { ...keptColumns(surroundings, hasCompany), ...(own as object) }, (table) =>
    more(table as Columns),
  ).enableRLS();

/** The table of a resource without calls of its own: the columns of every record, and one per declared field. */
export type RestTable = ReturnType<typeof makeTable>;

/** Returns the column of a field. Throws TypeError if there is none. */
export const columnOf = (table: RestTable, name: string): AnyPgColumn => {
  const column = (getTableColumns(table) as Columns)[name];
  if (!column) throw new TypeError(`${getTableName(table)} has no column ${name}`);
  return column;
};

/** Returns whether a column cannot be empty. A reference always can: its target may be deleted. */
const isNeverEmpty = ({ kind, required }: RestField): boolean =>
  required === true && kind !== 'reference';

const tableName = ({ resource }: Pick<RestDeclaration, 'resource'>): string =>
  resource.replaceAll('-', '_');

const NAME = /^[a-z][a-z0-9_-]*$/;
const FIELD = /^[a-z][a-z0-9_]*$/;
/** Longer than this, PostgreSQL would truncate the names of indexes. */
const LONGEST = 50;

const refuse = (declared: RestDeclaration, { taken, operator }: Surroundings): void => {
  const { resource, fields } = declared;
  if (!NAME.test(resource) || taken.includes(tableName({ resource })))
    throw new Error(`${resource}: a resource without calls of its own cannot have this name`);
  for (const [name, field] of ownFields(fields)) {
    if (field.unique && !fitsIndex(field))
      throw new Error(`${resource}: ${name} can be too long to be unique (maxLength: 600)`);
    if (isFilterName(name))
      throw new Error(`${resource}: a field cannot be called ${name}: it would be a filter's name`);
    if (!FIELD.test(name) || `${resource}_${name}`.length > LONGEST)
      throw new Error(`${resource}: a field cannot be called ${name}`);
  }
  if (!isOfCompany(declared)) refuseOfPlatform(declared, operator);
};

/** Rights that companies may have to records of the platform. */
const READING: readonly string[] = ['list', 'show', 'export'];

const refuseOfPlatform = (
  { resource, fields, access }: RestDeclaration,
  operator: Role | undefined,
): void => {
  const rights = Object.entries(access).flatMap(([role, granted = []]) =>
    granted.map((right) =>
      typeof right === 'string' ? { role, to: right, where: {} } : { role, ...right },
    ),
  );
  for (const { role, to } of rights) {
    const change = [to].flat().find((verb) => !READING.includes(verb));
    if (role !== operator && change)
      throw new Error(
        `${resource}: ${role} cannot ${change} records of the platform, only the operator can`,
      );
  }
  if ([fields, ...rights.map(({ where }) => where)].some((names) => 'company_id' in names))
    throw new Error(`${resource}: records of the platform have no company_id`);
};

/** The longest text of an index, in characters: PostgreSQL allows 2,700 bytes. */
const LONGEST_INDEXED = 600;

/** Returns whether every value fits an index. */
const fitsIndex = (field: RestField): boolean =>
  field.kind !== 'json' && (restLimit(field).maxLength ?? 0) <= LONGEST_INDEXED;

/** Returns what records are sorted by: texts in lower case, long ones by their beginning, so that a cursor (a header) can hold it. */
export const sortKeyOf = (column: AnyPgColumn, field: RestField | undefined): AnyPgColumn | SQL => {
  if (!field || !isSearched(field)) return column;
  return fitsIndex(field) ? sql`lower(${column})` : sql`left(lower(${column}), ${LONGEST_INDEXED})`;
};

/** Operators for which an index in the field's order would not be read. */
const UNORDERED: readonly (Operator | undefined)[] = ['q', 'neq'];

/** Returns the fields that the list is filtered or sorted by, with an index: its filters and the columns that are shown at first. */
const listed = ({ fields, list }: RestDeclaration): [string, RestField][] => {
  const named = [
    ...(list?.filters ?? []).flatMap((filter) => {
      if (typeof filter !== 'string') return 'field' in filter ? filter.field : filter.name;
      const { field, operator } = readFilterName(fields, filter);
      return UNORDERED.includes(operator) ? [] : field;
    }),
    list?.sort[0],
    ...[list?.columns ?? []].flatMap((columns) => Object.values(columns).flat()),
  ];
  return ownFields(fields).filter(
    ([name, field]) => named.includes(name) && isComparable(field) && fitsIndex(field),
  );
};

/**
 * Returns the policy that the product's own tables also have: the operator reaches all rows, other users those of the companies in the transaction's
 * scope.
 */
const ownRows = (to: PgRole) =>
  pgPolicy('own', {
    to,
    using: sql`(select app_is_operator()) or company_id = any ((select app_company_ids())::integer[])`,
  });

/** Returns the policies of the platform's records: everyone reaches them, only the operator changes them. */
const platformRows = (to: PgRole) => [
  pgPolicy('operator', { to, using: sql`(select app_is_operator())` }),
  pgPolicy('readers', { to, for: 'select', using: sql`true` }),
];

/**
 * Returns the tables by resource name; records of a source have none. Throws if a name, a reference or a unique text is not possible.
 */
export const tablesOf = (
  all: readonly RestDeclaration[],
  surroundings: Surroundings,
): ReadonlyMap<string, RestTable> => {
  const role = pgRole(surroundings.databaseRole).existing();
  const declarations = all.filter(({ source }) => !source);
  const tables = new Map<string, RestTable>();
  const targetOf = (resource: string, { reference = '' }: RestField): AnyPgColumn => {
    const target = tables.get(reference)?.id ?? surroundings.references[reference];
    if (!target) throw new Error(`${resource}: a reference cannot refer to ${reference}`);
    return target;
  };
  const columnFor = (resource: string, field: RestField): PgColumnBuilderBase => {
    if (field.kind === 'reference')
      return integer().references((): AnyPgColumn => targetOf(resource, field), SET_NULL);
    const column = columnOfKind(field.kind);
    const filled = isNeverEmpty(field) ? column.notNull() : column;
    return field.initial === undefined ? filled : filled.default(field.initial as string);
  };
  const restTable = (declared: RestDeclaration): RestTable => {
    refuse(declared, surroundings);
    const { resource, fields } = declared;
    const name = tableName(declared);
    const hasCompany = isOfCompany(declared);
    const companyFirst = hasCompany ? ['company_id'] : [];
    const own = ownFields(fields);
    const ofKind = (kind: KindName) => own.filter(([, field]) => field.kind === kind);
    const texts = [...ofKind('choice'), ...ofKind('status')].map(
      ([field, { choices: options = {} }]) => [field, Object.keys(options)] as const,
    );
    return makeTable(
      surroundings,
      name,
      hasCompany,
      Object.fromEntries(
        own.map(([field, declaration]) => [field, columnFor(resource, declaration)]),
      ),
      (columns) => {
        const on = (...names: string[]) =>
          names.map((column) => columns[column]) as [AnyPgColumn, ...AnyPgColumn[]];
        return [
          ...choices(name, Object.fromEntries(texts)),
          ...(hasCompany
            ? [ownRows(role), index(`${name}_of_company`).on(...on('company_id', 'id'))]
            : platformRows(role)),
          ...listed(declared).map(([field, declaration]) =>
            holdsSeveral(declaration)
              ? index(`${name}_by_${field}`).using('gin', ...on(field))
              : index(`${name}_by_${field}`).on(
                  ...on(...companyFirst),
                  sortKeyOf(on(field)[0], declaration),
                  ...on('id'),
                ),
          ),
          ...['created_by', ...ofKind('reference').map(([field]) => field)].map((field) =>
            index(`${name}_${field}_idx`).on(...on(field)),
          ),
          ...own.flatMap(([field, { unique }]) =>
            unique
              ? [uniqueIndex(`${name}_${field}_unique`).on(...on(...companyFirst, field))]
              : [],
          ),
        ];
      },
    );
  };
  for (const declared of declarations) tables.set(declared.resource, restTable(declared));
  for (const declared of declarations)
    for (const [, field] of [
      ...ownFields(declared.fields),
      ...Object.values(declared.actions ?? {}).flatMap(({ input = {} }) => ownFields(input)),
    ])
      if (field.reference !== undefined) targetOf(declared.resource, field);
  return tables;
};

/** Returns the table that a reference leads to, by the resource's name. */
export const referenceTarget = (
  tables: ReadonlyMap<string, RestTable>,
  { references }: Pick<Surroundings, 'references'>,
  reference: string,
): AnyPgColumn | undefined => tables.get(reference)?.id ?? references[reference];
