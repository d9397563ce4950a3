import type { Database } from '../../../db/client.ts';
import { companyOf, type Principal } from '../../scope/principal.ts';

const BELOW = `
  with recursive owned as (
    select $1::integer as id
    union
    select children.id from owned cross join lateral (select id from companies where parent_id = owned.id offset 0) as children
  )
  select id from owned`;

/**
 * Returns the ids of the user's own company and its sub-companies, whose pages all its users may read (specification, chapter 2). They are in a
 * manager's scope anyway; for employees they are looked up only for these pages.
 */
export const ownedCompanies = async (
  db: Pick<Database, 'systemRead'>,
  principal: Principal,
): Promise<readonly number[]> => {
  if (principal.role === 'chief') return principal.companyIds;
  const { rows } = await db.systemRead(BELOW, [companyOf(principal)]);
  return rows.map(({ id }) => Number(id));
};
