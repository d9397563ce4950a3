import { isIP } from 'node:net';
import { Client } from 'basic-ftp';
import { parseEpsvResponse, parsePasvResponse } from 'basic-ftp/dist/transfer.js';
import type { FtpSecurity, FtpStep } from '../../contract/ftpExport/settings.ts';
import { assertFtpPort, resolveFtpHost } from './address.ts';

export interface FtpAccess {
  /** A name or an IPv4 address. */
  readonly host: string;
  /** null: the usual one. */
  readonly port: number | null;
  readonly security: FtpSecurity;
  readonly user: string;
  readonly password: string;
  /** Lets the host lie in a private network. */
  readonly allowPrivate: boolean;
  /** The ports that data connections may go to; USUAL_PASSIVE_PORTS where nothing else is said. */
  readonly passivePorts?: PortRange;
}

interface PortRange {
  readonly from: number;
  readonly to: number;
}

/** Below are other services, which must not be spoken to. */
const USUAL_PASSIVE_PORTS: PortRange = { from: 1024, to: 65_535 };

/** The port of a server that names none. */
export const usualPort = (security: FtpSecurity): number => (security === 'implicit' ? 990 : 21);

/**
 * Connects `client` and signs in, in passive mode and binary. What is called is the address that was checked; data connections go to
 * the same and to `passivePorts` only, whatever the server says. Throws what the server or the network says, without the password, and
 * FtpAddressRefused for what must not be called.
 * @param onStep hears what is begun
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
  // Certificates are issued for names; `host` lets data connections go on with the session of the control connection.
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

/** The library would go to any port that the server names: another service on the same machine, say. */
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

/** What is no FTP server may repeat what it was told, and errors are logged. */
const withoutPassword = (error: unknown, password: string): unknown => {
  if (!(error instanceof Error) || password === '') return error;
  error.message = error.message.replaceAll(password, '(secret)');
  error.stack = error.stack?.replaceAll(password, '(secret)');
  return error;
};

/** A client for one sitting. @param timeoutMs how long a server may be silent */
export const ftpClient = (timeoutMs: number): Client =>
  new Client(timeoutMs, { allowSeparateTransferHost: false });
