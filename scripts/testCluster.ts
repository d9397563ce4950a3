// npm run test:cluster [-- file …]: PostgreSQL that restarts, is empty, or lies behind Debian's pgbouncer.
import { ensurePgbouncer } from './lib/pgbouncer.ts';
import { runVitestProject } from './lib/vitestProject.ts';

// One file after the other: each starts several servers.
await runVitestProject('postgres', ensurePgbouncer, [
  '--no-file-parallelism',
  ...process.argv.slice(2),
]);
