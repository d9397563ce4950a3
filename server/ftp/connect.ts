import { isIP } from 'node:net';
import { Client } from 'basic-ftp';
import { parseEpsvResponse, parsePasvResponse } from 'basic-ftp/dist/transfer.js';
import type { FtpSecurity, FtpStep } from '../../contract/ftpExport/settings.ts';
import { assertFtpPort, resolveFtpHost } from './address.ts';

export interface FtpAccess {
  /** A name or an IPv4 address. */
  readonly host: string;
  /** null: the default. */
  readonly port: number | null;
  readonly security: FtpSecurity;
  readonly user: string;
  readonly password: string;
  /** Allows hosts in private networks. */
  readonly allowPrivate: boolean;
  /** Allowed ports of data connections; by default USUAL_PASSIVE_PORTS. */
  readonly passivePorts?: PortRange;
}

interface PortRange {
  readonly from: number;
  readonly to: number;
}

/** Ports below belong to other services, which must not be reached. */
const USUAL_PASSIVE_PORTS: PortRange = { from: 1024, to: 65_535 };

/** Returns the default port. */
export const usualPort = (security: FtpSecurity): number => (security === 'implicit' ? 990 : 21);

/**
 * Connects `client` to the checked address and signs in, in passive and binary mode. Data connections go to the same address and to
 * `passivePorts` only, whatever the server says. Throws the server's or the network's error without the password, and
 * FtpAddressRefused for a forbidden address.
 * @param onStep called at the beginning of each step
 */
export const connectFtp = async (
  client: Client,
  access: FtpAccess,
  onStep: (step: FtpStep) => void = () => {},
): Promise<void> => {
  const {
    host,
    security,
    user,
    password,
    allowPrivate,
    passivePorts = USUAL_PASSIVE_PORTS,
  } = access;
  const port = access.port ?? usualPort(security);
  onStep('connect');
  assertFtpPort(port, allowPrivate);
  const ip = await resolveFtpHost(host, allowPrivate);
  keepToPorts(client, passivePorts);
  // Certificates are issued for names; `host` lets data connections reuse the control connection's TLS session.
  const tls = { host: ip, ...(isIP(host) === 0 && { servername: host }) };
  if (security === 'implicit') await client.connectImplicitTLS(ip, port, tls);
  else await client.connect(ip, port);
  if (security === 'explicit') {
    onStep('encrypt');
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React's, a method of basic-ftp
    await client.useTLS(tls);
  }
  onStep('sign_in');
  await client.sendIgnoringError('OPTS UTF8 ON'); // before the name: it may hold umlauts
  await client.login(user, password).catch((error) => {
    throw withoutPassword(error, password);
  });
  await client.useDefaultSettings();
};

/**
 * Refuses data connections to ports outside a range. The library would connect to any port that the server names, such as another service on the same
 * machine.
 */
const keepToPorts = ({ ftp }: Client, { from, to }: PortRange): void => {
  const request = ftp.request.bind(ftp);
  ftp.request = async (command) => {
    const answer = await request(command);
    const port = portIn(command, answer.message);
    if (port !== undefined && (port < from || port > to))
      throw new Error(`Can't open data connection in passive mode: port ${port} is not allowed`);
    return answer;
  };
};

const portIn = (command: string, answer: string): number | undefined => {
  if (command === 'EPSV') return parseEpsvResponse(answer);
  return command === 'PASV' ? parsePasvResponse(answer).port : undefined;
};

/** Removes the password from an error: servers may echo it, and errors are logged. */
const withoutPassword = (error: unknown, password: string): unknown => {
  if (!(error instanceof Error) || password === '') return error;
  error.message = error.message.replaceAll(password, '(secret)');
  error.stack = error.stack?.replaceAll(password, '(secret)');
  return error;
};

/** Creates a client for one session. @param timeoutMs how long to wait for a silent server */
export const ftpClient = (timeoutMs: number): Client =>
  new Client(timeoutMs, { allowSeparateTransferHost: false });
