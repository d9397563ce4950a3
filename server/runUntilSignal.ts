import { existsSync } from 'node:fs';
import { UnusableDatabase } from '@turntable/declare/server/db/unavailable.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { errorText } from './logErrors.ts';

/** Reads the environment and the file `.env`. Exits with the variable's name when a setting cannot be used. */
export const configOrExit = (): Config => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration cannot be used (see .env.example):\n${error.message}`);
    process.exit(1);
  }
};

/** Describes a failed start: by the error's sentence for the console if it has one, else in full. */
export const describeFailure = (error: unknown): string => {
  if (error instanceof UnusableDatabase) return error.message;
  return errorText(error);
};

/** Closes on the first SIGTERM or SIGINT, then exits; a second signal exits at once. */
export const closeAtSignal = (close: () => Promise<void>): void => {
  let closing = false;
  const end = async (signal: string) => {
    if (closing) process.exit(1);
    closing = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(`Could not end in order after ${signal}: ${errorText(error)}`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
};
