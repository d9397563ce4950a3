import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const SECRET = ['authorization', 'cookie', 'password', 'password_confirmation', 'current_password', 'token', 'access_token', 'ftp_pass'];

/** Structured logs without tokens and passwords: one JSON object a line on stdout, or where `destination` says. */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
