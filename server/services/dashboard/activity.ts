import type { Activity } from '../../../contract/dashboard/activity.ts';
import type { Span } from '../../../contract/period.ts';
import type { Context } from '../../context.ts';
import { Values } from '../lists/values.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import { daysOf } from '../shared/period.ts';
import { activityStatement } from './inner/activityStatement.ts';

/** Returns what happened in a period or on some days, in the user's scope. */
export const readActivity = async (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  period: Span,
): Promise<Activity> => {
  const { role, companyIds } = principal;
  const values = new Values();
  const statement = activityStatement(
    {
      companies: role === 'admin' ? 'every' : companyIds,
      days: daysOf(period),
      tellsPeople: role === 'chief',
      tellsCompanies: role !== 'employee',
    },
    values,
  );
  const { rows } = await db.readAs(scopeOf(principal), statement, values.list);
  return rows[0]?.activity as Activity; // what the statement builds
};
