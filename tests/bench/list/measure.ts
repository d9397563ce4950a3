import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';

const CONNECTIONS = 10;

interface Asked {
  path: string;
  headers?: Record<string, string>;
}

/** A server and the requests to make in turn. Every response must be a success. */
interface Subject {
  url: string;
  requests: Asked[];
}

/**
 * Returns the requests per second of each of two servers. They take turns of a second, so that other load on the machine slows down both.
 */
export const measureRates = async (
  one: Subject,
  other: Subject,
  seconds: number,
): Promise<[number, number]> => {
  let [ours, theirs] = [0, 0];
  // The first second warms up plans and caches.
  for (let second = 0; second <= seconds; second++) {
    const share = second / (seconds + 1);
    const rates = [await rateOf(one, share), await rateOf(other, share)] as const;
    if (second === 0) continue;
    ours += rates[0] / seconds;
    theirs += rates[1] / seconds;
  }
  return [ours, theirs];
};

/** Returns the requests per second, measured for a second. `share`: the fraction of the requests to skip at the beginning. */
const rateOf = async ({ url, requests }: Subject, share: number): Promise<number> => {
  const first = Math.floor(requests.length * share);
  const { non2xx, errors, ...result } = await autocannon({
    url,
    requests: [...requests.slice(first), ...requests.slice(0, first)],
    connections: CONNECTIONS,
    duration: 1,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} refused and ${errors} failed requests at ${requests[0]?.path}`);
  return result['2xx'] / result.duration;
};

/**
 * Returns the 95th percentile of the response time in milliseconds, at `rate` requests a second. Each request is sent when it is due, whether
 * or not earlier ones are answered, and its time counts from then.
 */
export const measureLatency = async (
  { url, requests }: Subject,
  rate: number,
  seconds: number,
): Promise<number> => {
  const begin = performance.now();
  const times = await Promise.all(
    Array.from({ length: rate * seconds }, async (_, n) => {
      const due = begin + (n * 1000) / rate;
      await setTimeout(Math.max(0, due - performance.now()));
      const { path, headers } = requests[n % requests.length] as Asked;
      const answer = await fetch(url + path, { headers: headers ?? {} });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
      return performance.now() - due;
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};
