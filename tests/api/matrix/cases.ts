import type { Role } from '@turntable/declare/contract/call.ts';
import { type CompanyName, TEST_USERS, type TestUserName } from '../setup/testData.ts';
import { callOf, type Row } from './row.ts';
import { rows } from './rows.ts';

// Every call of the contract × every user × a vehicle, a member of staff or another record of their own, a sub- and a foreign company.

export type Caller =
  | Extract<
      TestUserName,
      'operator' | 'chief' | 'employee' | 'photographer' | 'operatorsPhotographer'
    >
  | 'nobody';
export const CALLERS: Caller[] = [
  'operator',
  'chief',
  'employee',
  'photographer',
  'operatorsPhotographer',
  'nobody',
];
/** From Nordwind's point of view, where all callers work except the operator and the operator's photographer. */
export const TARGETS: Record<string, CompanyName> = { own: 'nord', sub: 'west', foreign: 'sued' };
/** The companies whose data a caller may see and change (specification, chapter 6). */
const REACH: Record<Caller, CompanyName[]> = {
  operator: ['nord', 'west', 'sued'],
  chief: ['nord', 'west'],
  employee: ['nord'],
  photographer: ['nord'],
  operatorsPhotographer: [],
  nobody: [],
};

export const isOwned = ({ names }: Row): boolean =>
  !['company', 'writing', 'platform', 'nothing'].includes(names);
/**
 * Returns the companies whose rows a caller reaches. A company's photo manager manages its albums and its sub-companies', the operator's photo
 * manager all (docs/decisions/albums.md).
 */
export const reachOf = ({ names, ownOnly, employeesToo }: Row, caller: Caller): CompanyName[] => {
  if (employeesToo && caller === 'employee') return REACH.chief;
  if (names === 'album' && caller === 'photographer') return REACH.chief;
  if (names === 'album' && caller === 'operatorsPhotographer') return REACH.operator;
  return ownOnly && caller !== 'operator' ? ['nord'] : REACH[caller];
};

export interface Case {
  id: string;
  row: Row;
  caller: Caller;
  company: CompanyName;
  expected: number;
  title: string;
}

export const cases: Case[] = Object.entries<Row>(rows).flatMap(([id, row]) =>
  CALLERS.flatMap((caller) =>
    Object.entries(isOwned(row) ? TARGETS : { own: 'nord' as const }).map(([relation, company]) => {
      const expected = expectedStatus(id, row, caller, company);
      const title = `${id} by ${caller}${isOwned(row) ? ` on a ${row.names} of the ${relation} company` : ''}: ${expected}`;
      return { id, row, caller, company, expected, title };
    }),
  ),
);

function expectedStatus(id: string, row: Row, caller: Caller, company: CompanyName): number {
  const { roles } = callOf(id);
  if (roles !== 'public') {
    if (caller === 'nobody') return 401;
    const role: Role = TEST_USERS[caller].role;
    if (!roles.includes(role)) return 403;
    if (
      TEST_USERS[caller].company === undefined &&
      role !== 'admin' &&
      row.withoutCompany !== undefined
    )
      return row.withoutCompany;
    if (isOwned(row) && !row.lists && !reachOf(row, caller).includes(company)) return 404;
  }
  const refused = caller === 'nobody' ? undefined : row.refuses?.(caller, company);
  return refused ?? row.refusedWith ?? 200;
}
