import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import type { Client } from './client.ts';
import { openTestServer, type TestServer } from './testServer.ts';

/** A server that runs no jobs, so that stored data does not change, with the two clients that work on Nordwind's vehicles. */
export interface IdleServer {
  testServer: TestServer;
  chief: Client;
  operator: Client;
  /** Saves Nordwind's settings as the operator. */
  saveNord(settings: CompanySave): Promise<unknown>;
}

/** Opens a server with Nordwind's manager and the operator signed in; the caller closes it. */
export async function openIdleServer(): Promise<IdleServer> {
  const testServer = await openTestServer({ jobs: false });
  const operator = await testServer.as('operator');
  const params = { id: testServer.testData.companies.nord };
  return {
    testServer,
    chief: await testServer.as('chief'),
    operator,
    saveNord: (body) => operator.must(adminCompanies.save, { params, body }),
  };
}
