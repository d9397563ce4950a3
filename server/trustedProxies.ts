import { isIP } from 'node:net';
import { z } from 'zod';

/** Which senders of X-Forwarded-For are believed: all, none, that many hops from here, or these addresses. */
export type TrustedProxies = boolean | number | readonly string[];

/** Names that Fastify knows for ranges of addresses. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const BITS: Record<number, number> = { 4: 32, 6: 128 };

const isAddress = (text: string): boolean => {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = BITS[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};

/** The value of TRUST_PROXY: `true`, `false`, a number of hops or a list of addresses and networks. */
export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddress)) return addresses;
  context.addIssue(
    'is neither a number of proxies, nor a list of addresses such as 10.0.0.5,192.168.0.0/16, nor false',
  );
  return z.NEVER;
});

/**
 * Turns the setting into Fastify's. Fastify believes nobody when it gets a number, so hops are counted here: the client's address is what the
 * outermost of these proxies wrote down, and what a client wrote before it is ignored.
 */
export const fastifyTrust = (
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return typeof proxies === 'boolean' ? proxies : [...proxies];
};
