import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/call.ts';
import type { CallId } from '../../../contract/index.ts';
import { Client } from '../house/client.ts';
import { fingerprint } from '../house/fingerprint.ts';
import { type House, openHouse } from '../house/house.ts';
import { COMPANIES, type CompanyName, PEOPLE, type PersonName } from '../house/town.ts';
import { culprits } from './culprits.ts';
import { raisePeople } from './people.ts';
import { INSPECTIONS, type Prey, raisePrey } from './prey.ts';
import { callOf, type Row } from './row.ts';
import { rows } from './rows.ts';
import { raiseWritings } from './writings.ts';

// Every call of the contract × everybody × a vehicle, a member of staff or something else of the own, a sub- and a foreign company.

type Caller =
  | Extract<
      PersonName,
      'operator' | 'chief' | 'employee' | 'photographer' | 'operatorsPhotographer'
    >
  | 'nobody';
const CALLERS: Caller[] = [
  'operator',
  'chief',
  'employee',
  'photographer',
  'operatorsPhotographer',
  'nobody',
];
/** As seen from Nordwind, where the callers but the operator and the operator's photographer work. */
const TARGETS: Record<string, CompanyName> = { own: 'nord', sub: 'west', foreign: 'sued' };
/** Whose data a caller may see and change (specification, chapter 6). */
const REACH: Record<Caller, CompanyName[]> = {
  operator: ['nord', 'west', 'sued'],
  chief: ['nord', 'west'],
  employee: ['nord'],
  photographer: ['nord'],
  operatorsPhotographer: [],
  nobody: [],
};

const isOwned = ({ names }: Row): boolean => !['company', 'writing', 'nothing'].includes(names);
const isWritten = ({ names }: Row): boolean =>
  ['album', 'ledger', 'notice', 'room', 'look', 'writing'].includes(names);

/** A company's photo manager keeps its albums and its sub-companies', the operator's everybody's (docs/decisions.md: Albums). */
const reachOf = ({ names, ownOnly, employeesToo }: Row, caller: Caller): CompanyName[] => {
  if (employeesToo && caller === 'employee') return REACH.chief;
  if (names === 'album' && caller === 'photographer') return REACH.chief;
  if (names === 'album' && caller === 'operatorsPhotographer') return REACH.operator;
  return ownOnly && caller !== 'operator' ? ['nord'] : REACH[caller];
};

interface Case {
  id: CallId;
  row: Row;
  caller: Caller;
  company: CompanyName;
  expected: number;
  title: string;
}

const cases: Case[] = (Object.entries(rows) as [CallId, Row][]).flatMap(([id, row]) =>
  CALLERS.flatMap((caller) =>
    Object.entries(isOwned(row) ? TARGETS : { own: 'nord' as const }).map(([relation, company]) => {
      const expected = expectedStatus(id, row, caller, company);
      const title = `${id} by ${caller}${isOwned(row) ? ` on a ${row.names} of the ${relation} company` : ''}: ${expected}`;
      return { id, row, caller, company, expected, title };
    }),
  ),
);

function expectedStatus(id: CallId, row: Row, caller: Caller, company: CompanyName): number {
  const { roles } = callOf(id);
  if (roles !== 'public') {
    if (caller === 'nobody') return 401;
    const role: Role = PEOPLE[caller].role;
    if (!roles.includes(role)) return 403;
    if (
      PEOPLE[caller].company === undefined &&
      role !== 'admin' &&
      row.withoutCompany !== undefined
    )
      return row.withoutCompany;
    if (isOwned(row) && !row.lists && !reachOf(row, caller).includes(company)) return 404;
  }
  return row.refusedWith ?? 200;
}

let house: House;
const shared: Partial<Record<CompanyName, Prey>> = {};

beforeAll(async () => {
  house = await openHouse({ jobs: false, env: { REST_RESOURCES: INSPECTIONS } });
  for (const company of Object.values(TARGETS)) shared[company] = await raisePrey(house, company);
});
afterAll(() => house.close());

const clientOf = async (caller: Caller, { alone = false } = {}): Promise<Client> => {
  if (caller === 'nobody') return new Client(house.baseUrl);
  return alone ? house.signIn(caller) : house.as(caller);
};
const preyOf = (company: CompanyName): Prey => {
  const prey = shared[company];
  if (!prey) throw new Error(`No vehicle of ${company} was created`);
  return prey;
};

/** What the call may change is made for it alone. */
const freshPrey = async (row: Row, company: CompanyName): Promise<Prey> => {
  if (row.names === 'nothing') return preyOf(company);
  if (row.names === 'vehicle') return raisePrey(house, company);
  if (isWritten(row)) return { ...preyOf(company), ...(await raiseWritings(house, company)) };
  return { ...preyOf(company), ...(await raisePeople(house, company)) };
};

/** So many calls stand between two looks at everything that is stored. */
const BATCH = 64;
const refused = cases.filter(({ expected }) => expected !== 200);
const batches = Array.from({ length: Math.ceil(refused.length / BATCH) }, (_, i) =>
  refused.slice(i * BATCH, (i + 1) * BATCH),
);

describe('a refused call changes nothing and shows nothing of others', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    for (const caller of CALLERS) await clientOf(caller);
    for (const row of Object.values<Row>(rows)) await row.prepares?.(house);
    before = await fingerprint(house.db, house.filesFolder);
  });

  const send = async ({ id, row, caller, company }: Case) =>
    (await clientOf(caller)).call(callOf(id), await row.parcel(preyOf(company), house));
  const isChangedBy = async (some: readonly Case[]): Promise<boolean> => {
    const untouched = JSON.stringify(await fingerprint(house.db, house.filesFolder));
    for (const one of some) await send(one);
    return JSON.stringify(await fingerprint(house.db, house.filesFolder)) !== untouched;
  };

  describe.each(
    batches.map((batch, i) => ({ batch, title: `batch ${i + 1} of ${batches.length}` })),
  )('$title', ({ batch }) => {
    test.each(batch)('$title', async (one) => {
      const answer = await send(one);
      expect({ status: answer.status, text: answer.text }).toMatchObject({ status: one.expected });
      expect(answer.failure.message).not.toBe('');
      for (const { title } of Object.values(COMPANIES)) expect(answer.text).not.toContain(title);
    });

    test('nothing is stored or deleted by them', async () => {
      const [was, is] = [before, await fingerprint(house.db, house.filesFolder)];
      before = is;
      const isSame = JSON.stringify(is) === JSON.stringify(was);
      const found = isSame ? [] : await culprits(batch, isChangedBy);
      if (!isSame) before = await fingerprint(house.db, house.filesFolder);
      const names =
        found.length > 0
          ? found.map(({ title }) => title)
          : ['one of the batch, whose second try changes nothing'];
      expect(is, `changed by ${names.join('; ')}`).toEqual(was);
    });
  });
});

describe('an allowed call does what it says, and shows nothing of others', () => {
  test.each(cases.filter(({ expected }) => expected === 200))(
    '$title',
    async ({ id, row, caller, company }) => {
      const prey = await freshPrey(row, company);
      const client = await clientOf(caller, { alone: row.endsSession });
      await row.prepares?.(house);
      const sent = await row.parcel(prey, house);
      const answer = await client.call(callOf(id), sent);
      expect(answer.ok).toBeDefined();
      const person = caller === 'nobody' ? 'employee' : caller;
      for (const [name, { title }] of Object.entries(COMPANIES)) {
        if (!reachOf({ ...row, ownOnly: undefined }, person).includes(name as CompanyName))
          expect(answer.text).not.toContain(title);
      }
      const reached =
        !isOwned(row) || caller === 'nobody' || reachOf(row, caller).includes(company);
      await row.proves({ house, caller: client, person, company, prey, reached, sent, answer });
    },
  );
});
