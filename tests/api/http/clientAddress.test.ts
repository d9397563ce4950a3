import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const LIMIT = 4;

/** Requests the signed-in user without a token. @returns the status: 401 while the address may make requests, 429 afterwards */
const knock = async ({ baseUrl }: TestServer, forwardedFor?: string): Promise<number> => {
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return (await fetch(`${baseUrl}/api/auth/me`, { headers })).status;
};

async function withServer(
  trustProxy: string,
  work: (testServer: TestServer) => Promise<void>,
): Promise<void> {
  const testServer = await openTestServer({
    jobs: false,
    env: { TRUST_PROXY: trustProxy, RATE_LIMIT: String(LIMIT) },
  });
  try {
    await work(testServer);
  } finally {
    await testServer.close();
  }
}

describe('a client that forges X-Forwarded-For is counted by its own address', () => {
  // What a proxy on this machine passes on: the client's header, then the client's address.
  test.each(['1', '127.0.0.1,::1'])('behind a proxy, TRUST_PROXY=%s', async (trustProxy) => {
    await withServer(trustProxy, async (testServer) => {
      for (let count = 0; count < LIMIT; count++)
        expect(await knock(testServer, `198.51.100.${count}, 203.0.113.7`)).toBe(401);
      expect(await knock(testServer, '198.51.100.99, 203.0.113.7')).toBe(429);
      expect(await knock(testServer, '198.51.100.99, 203.0.113.8')).toBe(401);
    });
  });

  test('without a proxy, TRUST_PROXY=false', async () => {
    await withServer('false', async (testServer) => {
      for (let count = 0; count < LIMIT; count++)
        expect(await knock(testServer, `198.51.100.${count}`)).toBe(401);
      expect(await knock(testServer, '198.51.100.99')).toBe(429);
    });
  });

  test('behind two proxies, TRUST_PROXY=2', async () => {
    await withServer('2', async (testServer) => {
      for (let count = 0; count < LIMIT; count++)
        expect(await knock(testServer, `198.51.100.${count}, 203.0.113.7, 10.0.0.5`)).toBe(401);
      expect(await knock(testServer, '198.51.100.99, 203.0.113.7, 10.0.0.5')).toBe(429);
    });
  });
});
