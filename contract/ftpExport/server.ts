import type { FtpSecurity } from './settings.ts';

/** Which server a password is sent to, and how. */
export interface FtpServer {
  readonly ftp_host: string;
  readonly ftp_port: number | null;
  readonly ftp_security: FtpSecurity;
}

const portOf = ({ ftp_port, ftp_security }: FtpServer): number =>
  ftp_port ?? (ftp_security === 'implicit' ? 990 : 21);

/** Whether a stored password may not go along: another host or port is another program, and without TLS everybody in between reads it. */
export const demandsPasswordAgain = (before: FtpServer, after: FtpServer): boolean =>
  after.ftp_host !== before.ftp_host ||
  portOf(after) !== portOf(before) ||
  (after.ftp_security === 'none' && before.ftp_security !== 'none');

/** Where an FTP server is, as a company may write it: `host`, `host:port`, `ftp://host` or `ftps://host` (with TLS). */
export interface FtpAddress {
  readonly host: string;
  readonly port?: number;
  readonly secure: boolean;
}

/** Undefined for what is no address. */
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

/** The server with what the host's text says of port and encryption. */
export const serverOf = ({ ftp_host, ...server }: FtpServer): FtpServer => {
  const { host = ftp_host, port, secure = false } = readFtpAddress(ftp_host) ?? {};
  return {
    ...server,
    ftp_host: host,
    ...(port !== undefined && { ftp_port: port }),
    ...(secure && { ftp_security: 'explicit' }),
  };
};
