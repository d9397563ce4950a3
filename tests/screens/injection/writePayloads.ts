import type { Database } from '../../../server/db/client.ts';
import { addMissingRows } from '../../e2e/missingRows.ts';
import { MARKED, PLAIN, SEPARATE_PAYLOADS } from './payloads.ts';

/** Columns without users’ text: names of files and rows, digests, secrets, enumerated words, tags of languages. */
const FIXED =
  /(^migrations|^list_\w+|_(key|hash|sha256|encrypted|job_id)|\.(key|sha256|code|silhouette|email|sender_email|type|country|pending_email|problem|reason|server|path|made_of|modified|resource|action|sign_in|list|locale))$/;
/** Texts that the contract checks again in answers (tests/unit/contract): an answer with markup there fails. */
const CHECKED_AGAIN =
  /^(cars\.(vehicle_name|brand|model|car|vin)|users\.phone|companies\.(ftp_\w+|dir_name|initial_name)|\w+\.feed_file)$/;
/** The only one of these that is written to, with payloads without markup. */
const PLAIN_ONLY = 'cars.vehicle_name';
const LINK = 'special_offers.link';
const RICH = /^(special_offers\.description(_de)?|instructions\.body_(en|de))$/;

/** Each payload with markup, followed by one without. */
const MIXED = MARKED.map((payload, place) => `${payload} ${PLAIN[place % PLAIN.length]}`);
/** The number of characters that fit before a vehicle's name. */
const NAME_LENGTH = 60;

const payloadsOf = (column: string): readonly string[] => {
  if (column === LINK) return ['javascript:window.__xss=1//'];
  if (column === PLAIN_ONLY) return PLAIN.filter(({ length }) => length <= NAME_LENGTH);
  return RICH.test(column) ? [SEPARATE_PAYLOADS] : MIXED;
};

const IMAGE = '<img src=x onerror=window.__xss=1>';
const VIEW_NAMES = `
  update preset_items set name = jsonb_build_object('en', '${IMAGE}' || (name->>'en'), 'de', '${IMAGE}' || (name->>'de'))`;

const TEXT_COLUMNS = `
  select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'text'::regtype and attgenerated = '' and not attisdropped
    and not exists (select from pg_constraint where conrelid = attrelid and attnum = any(conkey)
      and (contype = 'f' or contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '% ANY %'))`;

/**
 * Writes the payloads into every text column, past the server's checks: before the existing text, a different one in each row.
 * Columns that are added later are included automatically.
 */
export async function writePayloads(db: Database): Promise<void> {
  await addMissingRows(db, IMAGE);
  await db.systemScript(VIEW_NAMES);
  await db.systemScript('set session_replication_role = replica'); // the ledger's triggers refuse changes
  const { rows } = await db.systemQuery(TEXT_COLUMNS);
  for (const [place, { table, column }] of rows.entries()) {
    const name = `${table}.${column}`;
    if (FIXED.test(name) || (CHECKED_AGAIN.test(name) && name !== PLAIN_ONLY)) continue;
    await db.systemQuery(
      `update ${table} set ${column} = ($1::text[])[1 + (n + ${place}) % cardinality($1::text[])] || ${column}
       from (select ctid as row, row_number() over () as n from ${table}) numbered where ${table}.ctid = row`,
      [payloadsOf(name)],
    );
  }
  await db.systemScript('reset session_replication_role');
}
