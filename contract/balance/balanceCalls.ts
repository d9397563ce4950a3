import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { Company } from '../companies/company.ts';
import { rowId } from '../companies/params.ts';
import { CompanyUser } from '../staff/staff.ts';

const admin = ['admin'] as const;

const amount = (most: number) => z.strictObject({ amount: z.int().min(1).max(most) });

/** Credits to give; negative amounts are refused. */
const creditAmount = amount(1_000_000);
/** Each token is a row of its own. */
const tokenAmount = amount(10_000);

/** Giving credits and tokens to a company: part of the operator's calls about companies. */
export const companyBalance = {
  addCredits: call({
    method: 'POST',
    path: 'admin/companies/:id/add-credits',
    summary: 'Give a company credits',
    roles: admin,
    params: rowId,
    body: creditAmount,
    response: one(Company),
  }),
  addTokens: call({
    method: 'POST',
    path: 'admin/companies/:id/add-tokens',
    summary: 'Give a company tokens',
    roles: admin,
    params: rowId,
    body: tokenAmount,
    response: one(Company),
  }),
};

/** Transferring credits to an employee: part of the manager's calls about staff. */
export const staffBalance = {
  addCredits: call({
    method: 'POST',
    path: 'company/users/:id/add-credits',
    summary: 'Transfer credits of the company to a member of its staff',
    roles: ['chief'],
    params: rowId,
    body: creditAmount,
    response: one(CompanyUser),
  }),
};
