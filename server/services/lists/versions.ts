import type { Database } from '../../db/client.ts';

/** Whose rows a list shows. */
export type Companies = readonly number[] | 'every';

const OF_SOME = `
  select (coalesce((select sum(version) from list_versions where list = $1 and company_id = any ($2)), 0)
    + (select count(*) from list_changes where list = $1 and company_id = any ($2)))::text as version`;
const OF_ALL = `
  select (coalesce((select version from list_versions where list = $1 and company_id = -1), 0)
    + (select count(*) from list_changes where list = $1))::text as version`;
/** Under which changes are counted that concern every company. */
const EVERYONE = 0;

/**
 * The version of a list's rows of these companies; another one after every change of theirs. It is asked of the database every time,
 * which takes a look at two indexes; so what is kept for it is never older than the last commit, whichever server made that.
 */
export const listVersion = async (db: Database, list: string, companies: Companies): Promise<string> => {
  const { rows } = await (companies === 'every' ? db.systemRead(OF_ALL, [list]) : db.systemRead(OF_SOME, [list, [...companies, EVERYONE]]));
  return String(rows[0]?.version);
};

/** Turns counted changes into sums, so that asking for a version stays quick. Versions stay what they are. */
export const foldListChanges = (db: Database): Promise<unknown> => db.systemQuery('select fold_list_changes()');
