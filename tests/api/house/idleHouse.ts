import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import type { Client } from './client.ts';
import { type House, openHouse } from './house.ts';

/** A server that processes nothing, so that what is stored stands still, and the two who work on Nordwind's vehicles. */
export interface IdleHouse {
  house: House;
  chief: Client;
  operator: Client;
  /** Saves settings of Nordwind as the operator. */
  saveNord(settings: CompanySave): Promise<unknown>;
}

/** Opens a server with Nordwind's manager and the operator signed in; the caller closes it. */
export async function openIdleHouse(): Promise<IdleHouse> {
  const house = await openHouse({ jobs: false });
  const operator = await house.as('operator');
  const params = { id: house.town.companies.nord };
  return {
    house,
    chief: await house.as('chief'),
    operator,
    saveNord: (body) => operator.must(adminCompanies.save, { params, body }),
  };
}
