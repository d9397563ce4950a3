import type { Call } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { DECLARED } from '../matrix/declared.ts';
import type { Row } from '../matrix/row.ts';
import { rows } from '../matrix/rows.ts';
import { createTarget, type Target } from '../matrix/target.ts';
import { Client } from '../setup/client.ts';
import { CREDENTIALS, type SourcesOfTests, startSources } from '../setup/sourcesOfTests.ts';
import { PASSWORD, TEST_USERS, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { type OpenApiDocument, type Operation, operationsOf } from './operations.ts';
import { pick, seeded } from './random.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

// Valid requests of every call, each with one hostile part, sent by every role: none may cause a server error.

const { HOSTILE_REQUESTS, HOSTILE_SEED, TEST_DATABASE_URL } = process.env;
/** On PostgreSQL, as in CI, the whole proof; on the embedded database a short one. */
const REQUESTS = Number(HOSTILE_REQUESTS ?? (TEST_DATABASE_URL ? 5000 : 1500));
const SEED = Number(HOSTILE_SEED ?? 1);
const AT_ONCE = 4;
/** Share of requests by callers without the right, which are refused before the request is read. */
const STRANGERS = 0.1;
const CALLERS: readonly TestUserName[] = ['operator', 'chief', 'employee', 'photographer'];

let sources: SourcesOfTests;
let testServer: TestServer;
let target: Target;
let log = '';
beforeAll(async () => {
  const env = {
    UPLOAD_LIMIT_MB: '1',
    FTP_TIMEOUT: '1',
    LOG_LEVEL: 'info',
    ...CREDENTIALS,
  };
  sources = await startSources();
  testServer = await openTestServer({
    jobs: false,
    rest: sources.at(DECLARED),
    env,
    log: {
      write: (line: string) => {
        log += line;
      },
    },
  });
  target = await createTarget(testServer, 'nord');
});
afterAll(async () => {
  await testServer.close();
  await sources.close();
});

const callersOf = ({ roles }: Call): readonly TestUserName[] =>
  roles === 'public'
    ? CALLERS
    : CALLERS.filter((person) => roles.includes(TEST_USERS[person].role));

/** Keeps a token for each user, also after a request has ended the session. */
class Tokens {
  readonly #known = new Map<TestUserName, string | undefined>();
  /** All tokens that were ever valid. */
  readonly all: string[] = [];

  async of(person: TestUserName): Promise<string | undefined> {
    if (!this.#known.has(person)) {
      const { token = '' } = await testServer.signIn(person);
      this.#known.set(person, token);
      this.all.push(token);
    }
    return this.#known.get(person);
  }

  forget(person: TestUserName): void {
    this.#known.delete(person);
  }
}

async function send(
  request: HostileRequest,
  { method }: Call,
  token: string | undefined,
): Promise<number> {
  const response = await fetch(testServer.baseUrl + request.path, {
    method,
    headers: {
      ...request.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && request.body !== undefined && { body: request.body as BodyInit }),
  });
  await response.arrayBuffer();
  return response.status;
}

test(`answers ${REQUESTS} hostile requests without a server error`, {
  timeout: 600_000,
}, async () => {
  const operations = operationsOf(
    (await (await fetch(`${testServer.baseUrl}/api/openapi.json`)).json()) as OpenApiDocument,
  );
  expect(operations.length).toBe(Object.keys(rows).length);
  const tokens = new Tokens();
  const statuses = new Map<number, number>();
  const faults: string[] = [];

  // Each request has its own random numbers, so that parallel requests do not change it.
  const sendOne = async (operation: Operation, random: () => number): Promise<void> => {
    const { call, id } = operation;
    const row = rows[id] as Row; // operationsOf knows only calls with a row
    const request = hostileRequest(operation, await row.callInput(target, testServer), random);
    const person = pick(random, random() < STRANGERS ? CALLERS : callersOf(call));
    const status = await send(request, call, await tokens.of(person));
    if (status === 401 || row.endsSession) tokens.forget(person);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) faults.push(`${status} ${id} by ${person}: ${request.what}`);
  };

  let sent = 0;
  const worker = async (): Promise<void> => {
    for (let index = sent++; index < REQUESTS; index = sent++) {
      const operation = operations[index % operations.length];
      if (operation) await sendOne(operation, seeded(SEED * 1_000_003 + index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  console.log(
    `${sent - AT_ONCE} requests:`,
    Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
    ...faults, // a second try that succeeds would hide them
  );
  expect(faults).toEqual([]);
  const refusedUnread = (statuses.get(401) ?? 0) + (statuses.get(403) ?? 0);
  expect(refusedUnread, 'most requests were read').toBeLessThan(REQUESTS / 3);
  expect(log).toContain('"route":"/api/cars"');
  for (const secret of [
    ...tokens.all,
    PASSWORD,
    '$argon2',
    'params:',
    ...Object.values(CREDENTIALS),
  ])
    expect(log).not.toContain(secret);
  const passedOn = [...sources.contacts.received, ...sources.parts.received];
  expect(passedOn.length).toBeGreaterThan(0);
  for (const { url } of passedOn) expect(url).toMatch(/^\/api\/(people|parts)(\/[^/?#]+)?(\?|$)/);
  for (const token of tokens.all) expect(JSON.stringify(passedOn)).not.toContain(token);
  // The server still works.
  await new Client(testServer.baseUrl, await tokens.of('operator')).must(session.me);
});
