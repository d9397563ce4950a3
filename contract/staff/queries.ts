import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { z } from 'zod';
import { RoleName } from '../accounts/account.ts';
import { Status } from './staff.ts';

/** Users of a company. */
export const staffQuery = listQuery(
  ['name', 'email', 'role', 'credits', 'last_visit', 'created_at'],
  {
    q: searchText('name, e-mail and phone'),
    status: Status.optional(),
    role: RoleName.optional(),
  },
);

/** For managers: the own company's users, unless a sub-company is named. */
export const companyStaffQuery = z.strictObject({
  ...staffQuery.shape,
  company_id: textId.optional(),
});
