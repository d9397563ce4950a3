// npm run test:postgres [-- file …]: the API tests, on a temporary PostgreSQL.
import { startThrowAwayCluster } from './lib/postgres.ts';
import { PROJECT, run } from './lib/run.ts';

const cluster = await startThrowAwayCluster();
try {
  const args = [`${PROJECT}scripts/test.ts`, 'api', ...process.argv.slice(2)];
  process.exitCode = await run(process.execPath, args, { env: { TEST_DATABASE_URL: cluster.url } });
} finally {
  await cluster.stop();
}
