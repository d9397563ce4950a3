import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { withoutValues } from './logErrors.ts';

const SECRET = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'access_token',
  'ftp_pass',
];

/**
 * Creates a structured log without tokens, passwords and the values of failed statements: one JSON object a line, to stdout or
 * `destination`. Errors lose their values here, before pino sees them, so that no call can forget it.
 */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '(secret)',
      },
      // Already described with its causes, which pino's own serializer would leave out.
      serializers: { err: (described: unknown) => described },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withoutValues(args) as typeof args);
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
