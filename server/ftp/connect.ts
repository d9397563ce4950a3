import { isIP } from 'node:net';
import { Client } from 'basic-ftp';
import type { FtpSecurity, FtpStep } from '../../contract/entities/ftp.ts';
import { demandFtpPort, resolveFtpHost } from './address.ts';

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
}

/** The port of a server that names none. */
export const usualPort = (security: FtpSecurity): number => (security === 'implicit' ? 990 : 21);

/**
 * Connects `client` and signs in, in passive mode and binary. What is called is the address that was checked; data connections go to
 * the same, whatever the server says. Throws what the server or the network says, FtpAddressRefused for what must not be called.
 * @param onStep hears what is begun
 */
export const connectFtp = async (client: Client, access: FtpAccess, onStep: (step: FtpStep) => void = () => {}): Promise<void> => {
  const { host, security, user, password, allowPrivate } = access;
  const port = access.port ?? usualPort(security);
  onStep('connect');
  demandFtpPort(port, allowPrivate);
  const ip = await resolveFtpHost(host, allowPrivate);
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
  await client.login(user, password);
  await client.useDefaultSettings();
};

/** A client for one sitting. @param timeoutMs how long a server may be silent */
export const ftpClient = (timeoutMs: number): Client => new Client(timeoutMs, { allowSeparateTransferHost: false });
