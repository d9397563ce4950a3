import { textId } from '@turntable/declare/contract/fields.ts';
import { textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { z } from 'zod';
import { Status } from '../staff/staff.ts';

/** The operator's list of companies. */
export const companyQuery = listQuery(['title', 'credits', 'tokens', 'last_visit', 'created_at'], {
  q: searchText("title, chief's name and chief's e-mail"),
  status: Status.optional(),
  has_balance: textFlag.optional().describe('0: companies with neither a token nor a credit left'),
  created_from: z.iso.date().optional().describe('first day of creation (UTC), included'),
  created_to: z.iso.date().optional().describe('last day of creation (UTC), included'),
  has_parent: textFlag.optional().describe('1: sub-companies; 0: companies without a parent'),
  areOffersEnabled: textFlag.optional().describe('1: companies that see special offers'),
});

/** Sub-companies of one company. */
export const subCompanyQuery = companyQuery.omit({ has_parent: true, areOffersEnabled: true });

/** Companies as choices; up to 100 rows a page (specification, chapter 9). */
export const companyChoiceQuery = listQuery(['title'], { q: searchText('titles') }, { size: 100 });
export const unattachedQuery = z.strictObject({
  ...companyChoiceQuery.shape,
  company_id: textId.optional().describe('only companies that can be attached to this one'),
});
