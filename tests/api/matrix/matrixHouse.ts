import { Client } from '../house/client.ts';
import { type House, openHouse } from '../house/house.ts';
import type { CompanyName } from '../house/town.ts';
import { type Caller, TARGETS } from './cases.ts';
import { createTarget, INSPECTIONS, type Target } from './target.ts';

/** A server on which calls are tried, with something of each company. */
export interface MatrixHouse {
  house: House;
  clientOf(caller: Caller, options?: { alone?: boolean }): Promise<Client>;
  /** What all calls share that change nothing. */
  targetOf(company: CompanyName): Target;
}

/** Opens one; the caller closes its server. */
export async function openMatrixHouse(): Promise<MatrixHouse> {
  const house = await openHouse({ jobs: false, env: { REST_RESOURCES: INSPECTIONS } });
  const shared: Partial<Record<CompanyName, Target>> = {};
  for (const company of Object.values(TARGETS))
    shared[company] = await createTarget(house, company);
  return {
    house,
    clientOf: async (caller, { alone = false } = {}) => {
      if (caller === 'nobody') return new Client(house.baseUrl);
      return alone ? house.signIn(caller) : house.as(caller);
    },
    targetOf: (company) => {
      const target = shared[company];
      if (!target) throw new Error(`No vehicle of ${company} was created`);
      return target;
    },
  };
}
