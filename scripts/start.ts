// npm start: the product, web and API, at one address. Builds the web application first unless it is up to date.
import { configOrExit } from '../server/runUntilSignal.ts';
import { buildWebWhenStale } from './lib/webBuild.ts';

// Before the build, which takes half a minute, so that missing settings are reported at once.
configOrExit();
try {
  await buildWebWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// In this process, so that signals reach the server directly.
await import('../server/main.ts');
