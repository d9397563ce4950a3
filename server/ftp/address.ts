import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { type FtpAddress, readFtpAddress } from '../../contract/ftpExport/server.ts';

/** Thrown for an FTP host that can never be used: trying again does not help. */
export class FtpAddressRefused extends Error {
  override readonly name = 'FtpAddressRefused';
  readonly reason: 'name_not_found' | 'private_network' | 'port_not_allowed';

  constructor(reason: FtpAddressRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Throws FtpAddressRefused for an invalid address. */
export const parseFtpAddress = (text: string): FtpAddress => {
  const address = readFtpAddress(text);
  if (!address) throw new FtpAddressRefused('name_not_found', `not an FTP host: ${text}`);
  return address;
};

/** FTP's ports below 1024; the others belong to other services, which must not be reached. */
const SYSTEM_PORTS = [21, 990];

/** Throws FtpAddressRefused for another service's port, unless private networks are allowed. */
export const assertFtpPort = (port: number, allowPrivate: boolean): void => {
  if (port >= 1024 || allowPrivate || SYSTEM_PORTS.includes(port)) return;
  throw new FtpAddressRefused('port_not_allowed', `port ${port} is not one of FTP`);
};

const notPublicV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublicV4.addSubnet(network, prefix, 'ipv4');
}

/** Public hosts are in 2000::/3, except for embedded IPv4 addresses, tunnels and examples. */
const notPublicV6 = new BlockList();
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicV6.addSubnet(network, prefix, 'ipv6');
}

/** Returns whether an IP address is public: not loopback, link-local, private or reserved. */
export const isPublic = (ip: string): boolean =>
  isIP(ip) === 6 ? !notPublicV6.check(ip, 'ipv6') : !notPublicV4.check(ip, 'ipv4');

/**
 * Resolves a host name to the IP address to connect to, so that the checked address is the one used. Throws FtpAddressRefused when any
 * of its addresses is private, unless that is allowed.
 */
export const resolveFtpHost = async (host: string, allowPrivate: boolean): Promise<string> => {
  const found = await lookup(host, { all: true, verbatim: false });
  const [first] = found;
  if (!first) throw new FtpAddressRefused('name_not_found', `${host} has no address`);
  if (!allowPrivate && found.some(({ address }) => !isPublic(address))) {
    throw new FtpAddressRefused('private_network', `${host} lies in a private network`);
  }
  return first.address;
};
