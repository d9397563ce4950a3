import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import {
  holdsFiles,
  holdsSeveral,
  isOfCompany,
  type KindName,
  ownFields,
  type RestDeclaration,
  type RestField,
} from '../contract/rest/declaration.ts';
import { getTableName } from '../server/db/drizzle.ts';
import type { AnyPgColumn } from '../server/db/drizzlePg.ts';
import {
  columnOf,
  type RestTable,
  referenceTarget,
  type Surroundings,
  tablesOf,
} from '../server/db/tables.ts';

export interface ProposedMigration {
  /** Empty if schema, declarations and migrations agree. */
  readonly sql: string;
  /** The base of the next proposal. */
  readonly snapshot: DrizzleSnapshotJSON;
}

/** An application's own tables, and what those of declared resources stand among. */
export interface OwnTables {
  readonly schema: Record<string, unknown>;
  readonly surroundings: Surroundings;
  /** Whether records may be in `rest_records`, where they were before each resource had a table. */
  readonly hasFormerRecords?: true;
}

/** Returns a database with an application's own tables only. */
export const emptySnapshot = (schema: Record<string, unknown>): DrizzleSnapshotJSON =>
  generateDrizzleJson(schema);

/**
 * Returns the migration from a snapshot to an application's own tables with those of declared resources. A new table gets its rights, and the
 * records that were stored before resources had tables.
 */
export const proposedMigration = async (
  before: DrizzleSnapshotJSON,
  declarations: readonly RestDeclaration[],
  { schema, surroundings, hasFormerRecords }: OwnTables,
): Promise<ProposedMigration> => {
  const tables = tablesOf(declarations, surroundings);
  const snapshot = generateDrizzleJson({ ...schema, ...Object.fromEntries(tables) }, before.id);
  const statements = await generateMigration(before, snapshot);
  const added = declarations.flatMap((declared) => {
    const table = tables.get(declared.resource);
    if (!table) return [];
    const former = before.tables[`public.${getTableName(table)}`];
    const places: Places = { tables, surroundings };
    const triggers = referenceTriggers(declared, table, places, Object.keys(former?.columns ?? {}));
    if (former) return triggers;
    // records of before had a company each
    const moved =
      hasFormerRecords && isOfCompany(declared) ? [movedRecords(declared, table, places)] : [];
    return [rightsOf(table, surroundings), ...triggers, ...moved];
  });
  const sql = [statements.join('\n--> statement-breakpoint\n'), ...added]
    .filter(Boolean)
    .join('\n\n');
  return { sql, snapshot };
};

/** Where references lead. */
interface Places {
  readonly tables: ReadonlyMap<string, RestTable>;
  readonly surroundings: Surroundings;
}

const rightsOf = (table: RestTable, { databaseRole }: Surroundings): string =>
  `grant select, insert, update, delete on ${getTableName(table)} to ${databaseRole};`;

/** Returns the triggers that take deleted records out of new fields with several references. */
const referenceTriggers = (
  { fields }: RestDeclaration,
  table: RestTable,
  { tables, surroundings }: Places,
  former: readonly string[],
): string[] =>
  ownFields(fields).flatMap(([name, field]) => {
    const target =
      holdsSeveral(field) && referenceTarget(tables, surroundings, field.reference ?? '');
    if (!target || former.includes(name)) return [];
    const own = getTableName(table);
    return [
      `create trigger ${own}_${name} after delete on ${getTableName(target.table)} for each row execute function remove_reference('${own}', '${name}');`,
    ];
  });

const day = String.raw`[1-9]\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])`;
const cast = (type: string) => (json: string, text: string) =>
  `case when jsonb_typeof(${json}) = 'number' then (${text})::${type} end`;

/** SQL that turns a field's JSON into a column's value, if it is not its text; values that do not fit the kind become null. */
const VALUES: { readonly [Kind in KindName]?: (json: string, text: string) => string } = {
  integer: (json, text) =>
    `case when jsonb_typeof(${json}) = 'number' then round((${text})::numeric)::integer end`,
  decimal: cast('double precision'),
  money: cast('numeric(14, 2)'),
  flag: (_, text) => `case when ${text} in ('1', 'true') then 1 else 0 end`,
  date: (_, text) => `case when ${text} ~ '^${day}$' then (${text})::date end`,
  dateTime: (_, text) => `case when ${text} ~ '^${day}T' then (${text})::timestamptz end`,
  image: (json) => `${json} ->> '$file'`,
  json: (json) => json,
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const oneOf = (options: object): string => `(${Object.keys(options).map(quoted).join(', ')})`;

/** Returns the SQL that reads a field's former value. */
const movedValue = (name: string, field: RestField, target: AnyPgColumn | undefined): string => {
  const [json, text] = [`data -> ${quoted(name)}`, `data ->> ${quoted(name)}`];
  const { kind, choices } = field;
  if (holdsSeveral(field)) {
    const list = `case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end`;
    if (holdsFiles(field))
      return `array(select value ->> '$file' from jsonb_array_elements(${list}))`;
    return target
      ? `array(select id from ${getTableName(target.table)} where to_jsonb(id) in (select jsonb_array_elements(${list})))`
      : `array(select value from jsonb_array_elements_text(${list}) as value where value in ${oneOf(choices ?? {})})`;
  }
  if (target) return `(select id from ${getTableName(target.table)} where to_jsonb(id) = ${json})`;
  if (choices) return `case when ${text} in ${oneOf(choices)} then ${text} end`;
  return VALUES[kind]?.(json, text) ?? text;
};

/** Returns the SQL that moves a resource's records from the former table of all such resources. */
const movedRecords = (
  { resource, fields }: RestDeclaration,
  table: RestTable,
  { tables, surroundings }: Places,
): string => {
  const name = getTableName(table);
  const own = ownFields(fields);
  const kept = 'id, company_id, version, created_at, updated_at';
  const values = own.map(
    ([field, declared]) =>
      `    ${movedValue(field, declared, referenceTarget(tables, surroundings, declared.reference ?? ''))} as ${field}`,
  );
  const demanded = own.flatMap(([field]) =>
    columnOf(table, field).notNull ? [`${field} is not null`] : [],
  );
  const columns = own.map(([field]) => field).join(', ');
  return [
    `-- Records of ${resource} from before it had a table. One that lacks a required value, or repeats a unique one, stays in rest_records.`,
    `insert into ${name} (${kept}, ${columns})`,
    `select ${kept}, ${columns} from (`,
    `  select ${kept},`,
    values.join(',\n'),
    `  from rest_records where resource = ${quoted(resource)}`,
    `) as moved${demanded.length > 0 ? ` where ${demanded.join(' and ')}` : ''}`,
    'on conflict do nothing;',
    `delete from rest_records where resource = ${quoted(resource)} and id in (select id from ${name});`,
    `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false);`,
  ].join('\n');
};
