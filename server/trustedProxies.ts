import { isIP } from 'node:net';
import { z } from 'zod';

/** Trusted senders of X-Forwarded-For: all, none, a number of hops, or these addresses. */
export type TrustedProxies = boolean | number | readonly string[];

/** Fastify's names of address ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const BITS: Record<number, number> = { 4: 32, 6: 128 };

const isAddress = (text: string): boolean => {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = BITS[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};

/** Parses TRUST_PROXY: `true`, `false`, a number of hops or a list of addresses and networks. */
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
 * Converts the setting to Fastify's. Fastify trusts no proxy when it gets a number, so hops are counted here: the client's address is the
 * one recorded by the outermost trusted proxy; anything before it is ignored.
 */
export const fastifyTrust = (
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return typeof proxies === 'boolean' ? proxies : [...proxies];
};
