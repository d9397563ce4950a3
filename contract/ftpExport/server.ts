import type { FtpSecurity } from './settings.ts';

/** A server and its encryption, as far as the password's safety depends on them. */
export interface FtpServer {
  readonly ftp_host: string;
  readonly ftp_port: number | null;
  readonly ftp_security: FtpSecurity;
}

const portOf = ({ ftp_port, ftp_security }: FtpServer): number =>
  ftp_port ?? (ftp_security === 'implicit' ? 990 : 21);

/** Returns whether a stored password must not be used: host or port differ, or TLS was switched off. */
export const demandsPasswordAgain = (before: FtpServer, after: FtpServer): boolean =>
  after.ftp_host !== before.ftp_host ||
  portOf(after) !== portOf(before) ||
  (after.ftp_security === 'none' && before.ftp_security !== 'none');

/** The address of an FTP server. */
export interface FtpAddress {
  readonly host: string;
  readonly port?: number;
  readonly secure: boolean;
}

/**
 * Parses an FTP server as companies may write it: `host`, `host:port`, `ftp://host` or `ftps://host` (with TLS). Returns undefined for
 * an invalid address.
 */
export const readFtpAddress = (text: string): FtpAddress | undefined => {
  const parts = /^(?:(ftps?):\/\/)?([a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i.exec(text.trim());
  const port = parts?.[3] === undefined ? undefined : Number(parts[3]);
  if (!parts?.[2] || port === 0 || (port ?? 1) > 65_535) return undefined;
  return {
    host: parts[2].toLowerCase(),
    ...(port !== undefined && { port }),
    secure: parts[1]?.toLowerCase() === 'ftps',
  };
};

/** Returns the server with port and encryption from the host's text. */
export const serverOf = ({ ftp_host, ...server }: FtpServer): FtpServer => {
  const { host = ftp_host, port, secure = false } = readFtpAddress(ftp_host) ?? {};
  return {
    ...server,
    ftp_host: host,
    ...(port !== undefined && { ftp_port: port }),
    ...(secure && { ftp_security: 'explicit' }),
  };
};
