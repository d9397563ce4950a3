// npm run test:cluster [-- file …]: the tests with a PostgreSQL that restarts, is empty, or is behind Debian's pgbouncer.
import { ensurePgbouncer } from './lib/pgbouncer.ts';
import { runVitestProject } from './lib/vitestProject.ts';

// One file at a time: each starts several servers.
await runVitestProject('postgres', ensurePgbouncer, [
  '--no-file-parallelism',
  ...process.argv.slice(2),
]);
