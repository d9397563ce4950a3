import autocannon from 'autocannon';

const CONNECTIONS = 10;

export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

const complain = ({ non2xx, errors }: autocannon.Result, path: string | undefined): void => {
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused and ${errors} failed requests at ${path}`);
};

/** Requests per second when these are asked again and again, every answer a success. */
export const measureAgain = async (url: string, requests: Asked[], seconds: number): Promise<number> => {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: seconds });
  complain(result, requests[0]?.path);
  return result.requests.average;
};

/** Requests per second when each of these is asked once. */
export const measureOnce = async (url: string, requests: Asked[]): Promise<number> => {
  let asked = 0;
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    url,
    connections: Math.min(CONNECTIONS, requests.length),
    amount: requests.length,
    requests: [
      {
        setupRequest: (request) => {
          const next = requests[asked % requests.length];
          asked += 1;
          return { ...request, ...next };
        },
      },
    ],
    setupClient: (client) => {
      client.on('response', () => {
        end = performance.now();
      });
    },
  });
  complain(result, requests[0]?.path);
  return (requests.length * 1000) / (end - start);
};

/** Requests per second when each of these is asked once after a change, and once after the next, and so on. */
export const measureChanged = async (
  server: { url: string; change(): Promise<void> },
  requests: Asked[],
  changes: number,
): Promise<number> => {
  let seconds = 0;
  for (let n = 0; n < changes; n += 1) {
    await server.change();
    seconds += requests.length / (await measureOnce(server.url, requests));
  }
  return (changes * requests.length) / seconds;
};
