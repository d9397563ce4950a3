import autocannon from 'autocannon';

const CONNECTIONS = 10;

export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

const complain = ({ non2xx, errors }: autocannon.Result, path: string | undefined): void => {
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} refused and ${errors} failed requests at ${path}`);
};

/** Requests per second when these are sent in turn. Every answer must be a success. */
export const measureRate = async (
  url: string,
  requests: Asked[],
  seconds: number,
): Promise<number> => {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: seconds });
  complain(result, requests[0]?.path);
  return result.requests.average;
};

/** Milliseconds that 97.5 of 100 answers take at most, at `rate` requests a second. */
export const measureLatency = async (
  url: string,
  requests: Asked[],
  rate: number,
  seconds: number,
): Promise<number> => {
  const result = await autocannon({
    url,
    requests,
    connections: CONNECTIONS,
    overallRate: rate,
    duration: seconds,
  });
  complain(result, requests[0]?.path);
  return result.latency.p97_5;
};
