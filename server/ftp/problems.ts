import { FTPError } from 'basic-ftp';
import type { FtpProblem, FtpSecurity, FtpStep } from '../../contract/ftpExport/settings.ts';
import { FtpAddressRefused } from './address.ts';

/** Problems by the network's and TLS's error codes. */
const BY_CODE: Readonly<Record<string, FtpProblem>> = {
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  EAI_NODATA: 'name_not_found',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  EPROTO: 'no_tls',
};
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH/;

/** The meaning of a server's reply code by step (RFC 959, chapter 4.2). */
const BY_ANSWER: Partial<Record<FtpStep, Readonly<Record<number, FtpProblem>>>> = {
  sign_in: {
    430: 'wrong_password',
    530: 'wrong_password',
    532: 'wrong_password',
    534: 'tls_required',
  },
  directory: { 450: 'no_directory', 501: 'no_directory', 550: 'no_directory', 553: 'no_directory' },
  write: {
    452: 'no_space',
    552: 'no_space',
    532: 'no_permission',
    550: 'no_permission',
    553: 'no_permission',
    450: 'no_permission',
  },
  read: { 550: 'no_permission', 450: 'no_permission' },
  remove: { 550: 'no_permission', 450: 'no_permission' },
};
/** The data connection stayed silent. */
const DATA_ANSWERS = [425, 426];
const ENCRYPTION = /\b(?:tls|ssl|encrypt\w*|secure)\b/i;

/** Returns what a failure in this step means to the user who entered the server. */
export const problemOf = (step: FtpStep, security: FtpSecurity, error: unknown): FtpProblem => {
  if (error instanceof FtpAddressRefused) return error.reason;
  if (error instanceof FTPError) return ofAnswer(step, security, error);
  const { code, message } = error as NodeJS.ErrnoException; // basic-ftp throws only errors; those of the network have a code
  if (code && CERTIFICATE.test(code)) return 'certificate';
  if (isOfDataConnection(message)) return 'passive_blocked';
  if (code?.startsWith('ERR_SSL') || code?.startsWith('ERR_TLS')) return 'no_tls';
  if (code && BY_CODE[code])
    return step === 'encrypt' && code === 'ECONNRESET' ? 'no_tls' : BY_CODE[code];
  if (/^Timeout/.test(message)) return 'timeout';
  if (/closed|FIN packet|disconnected/i.test(message))
    return security === 'implicit' && step === 'connect' ? 'no_tls' : 'connection_lost';
  return 'other';
};

const isOfDataConnection = (message: string): boolean =>
  /data connection|transfer strategies|\(data socket\)|response to '(?:EPSV|PASV)'|PASV returned another host/.test(
    message,
  );

const ofAnswer = (
  step: FtpStep,
  security: FtpSecurity,
  { code, message }: FTPError,
): FtpProblem => {
  if (step === 'encrypt') return 'no_tls';
  if (security === 'none' && code >= 500 && ENCRYPTION.test(message)) return 'tls_required';
  if (DATA_ANSWERS.includes(code)) return 'passive_blocked';
  return BY_ANSWER[step]?.[code] ?? (code === 421 ? 'connection_lost' : 'other');
};
