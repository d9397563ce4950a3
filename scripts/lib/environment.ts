import { existsSync } from 'node:fs';
import { PROJECT } from './run.ts';

/** Reads the file `.env`, if there is one, into the environment; variables that are set already win. */
export function readEnvironmentFile(): void {
  const file = `${PROJECT}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
}
