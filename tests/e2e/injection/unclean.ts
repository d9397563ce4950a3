import type { Database } from '../../../server/db/client.ts';
import { APART, MARKED } from './payloads.ts';

/** Columns that hold no text of anybody's: names of files and rows, digests, secrets, words of a fixed list. */
const FIXED =
  /(^migrations|^list_\w+|_(key|hash|sha256|encrypted|job_id)|\.(key|sha256|code|silhouette|email|sender_email|type|country|pending_email|problem|reason|server|path|made_of|modified|resource|action|sign_in|list))$/;
/** Texts that the contract checks once more when they are answered (tests/unit/contract): with markup there they are no answer. */
const CHECKED_AGAIN = /^(cars\.(vehicle_name|brand|model|car|vin)|users\.phone|companies\.(ftp_\w+|dir_name|initial_name)|\w+\.feed_file)$/;
const LINK = 'special_offers.link';
const RICH = /^(special_offers\.description|instructions\.body_(en|de))$/;

const payloadsOf = (column: string): readonly string[] => {
  if (column === LINK) return ['javascript:window.__xss=1//'];
  return RICH.test(column) ? [APART] : MARKED;
};

const IMAGE = '<img src=x onerror=window.__xss=1>';
/** What the sample data has none of, and what is no column of its own. */
const MORE_ROWS = `
  insert into photo_complaints (photo_id, car_id, company_id, sender_name, about, text, answer)
    select distinct on (car_id) id, car_id, company_id, 'sender', 'other', 'text', 'answer' from photos order by car_id, id;
  insert into ftp_deliveries (company_id, car_id, job_id, asked_by, state, host, folder, finished_at)
    select company_id, id, gen_random_uuid(), 'asker', 'failed', 'host', 'folder', now() from cars;
  insert into feedback (company_id, user_id, sender_name, sender_email, subject, text)
    select company_id, id, 'sender', email, 'subject', 'text' from users where company_id is not null;
  insert into feedback_files (feedback_id, company_id, name, key, bytes) select id, company_id, 'name', 'key', 1 from feedback;
  insert into ftp_delivery_files (delivery_id, company_id, position, name, state) select id, company_id, 1, 'name', 'failed' from ftp_deliveries;
  insert into ftp_import_runs (company_id, job_id, state, refusals_count, refusals, faults_count, faults, finished_at)
    select id, gen_random_uuid(), 'done', 1, '[{"path":"${IMAGE}","reason":"photo_too_many_pixels"}]',
      1, '[{"line":1,"field":null,"value":"${IMAGE}","reason":"feed_no_key"}]', now() from companies;
  insert into ftp_import_settings (company_id, columns) select id, array['${IMAGE}'] from companies
    on conflict (company_id) do update set columns = excluded.columns;
  insert into company_angles (company_id, preset_item_id, comment) select companies.id, preset_items.id, 'comment' from companies, preset_items
    on conflict (company_id, preset_item_id) do update set comment = 'comment';
  insert into datasets (name, key, bytes) values ('name', 'dataset-key', 1);
  update preset_items set name = jsonb_build_object('en', '${IMAGE}' || (name->>'en'), 'de', '${IMAGE}' || (name->>'de'));
`;

const TEXT_COLUMNS = `
  select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'text'::regtype and attgenerated = '' and not attisdropped
    and not exists (select from pg_constraint where conrelid = attrelid and attnum = any(conkey)
      and (contype = 'f' or contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '% ANY %'))`;

/**
 * Writes the payloads into every column with text, past the checks of the server: before what is there, another one in each row. A
 * column that is added later takes part without being named.
 */
export async function writeUnclean(db: Database): Promise<void> {
  await db.systemScript(MORE_ROWS);
  await db.systemScript('set session_replication_role = replica'); // the ledger keeps its rows as they are
  const { rows } = await db.systemQuery(TEXT_COLUMNS);
  for (const [place, { table, column }] of rows.entries()) {
    const name = `${table}.${column}`;
    if (FIXED.test(name) || CHECKED_AGAIN.test(name)) continue;
    await db.systemQuery(
      `update ${table} set ${column} = ($1::text[])[1 + (n + ${place}) % cardinality($1::text[])] || ${column}
       from (select ctid as row, row_number() over () as n from ${table}) numbered where ${table}.ctid = row`,
      [payloadsOf(name)],
    );
  }
  await db.systemScript('reset session_replication_role');
}
