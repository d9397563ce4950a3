import { Client } from '../setup/client.ts';
import { CREDENTIALS, type SourcesOfTests, startSources } from '../setup/sourcesOfTests.ts';
import type { CompanyName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { type Caller, TARGETS } from './cases.ts';
import { DECLARED } from './declared.ts';
import { createTarget, type Target } from './target.ts';

/** A server on which calls are tried, with records of each company. */
export interface MatrixServer {
  testServer: TestServer;
  /** The other servers that keep records of declared resources. */
  sources: SourcesOfTests;
  clientOf(caller: Caller, options?: { alone?: boolean }): Promise<Client>;
  /** Returns the records that all calls share that change nothing. */
  targetOf(company: CompanyName): Target;
  close(): Promise<void>;
}

/** Opens a matrix server; the caller closes it. */
export async function openMatrixServer(): Promise<MatrixServer> {
  const sources = await startSources();
  const rest = sources.at(DECLARED);
  const testServer = await openTestServer({ jobs: false, rest, env: CREDENTIALS });
  const shared: Partial<Record<CompanyName, Target>> = {};
  for (const company of Object.values(TARGETS))
    shared[company] = await createTarget(testServer, company);
  return {
    testServer,
    sources,
    clientOf: async (caller, { alone = false } = {}) => {
      if (caller === 'nobody') return new Client(testServer.baseUrl);
      return alone ? testServer.signIn(caller) : testServer.as(caller);
    },
    targetOf: (company) => {
      const target = shared[company];
      if (!target) throw new Error(`No vehicle of ${company} was created`);
      return target;
    },
    close: async () => {
      await testServer.close();
      await sources.close();
    },
  };
}
