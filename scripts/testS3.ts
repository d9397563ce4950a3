// npm run test:s3 [-- file …]: the tests that store pictures in a temporary S3 store of Debian's Ceph.
import { rmSync } from 'node:fs';
import { type Ceph, ensureCeph, startCeph } from './lib/ceph.ts';
import { PROJECT, runTool } from './lib/run.ts';
import { failureLines, failuresOfVitest, totalsLine, totalsOfVitest } from './lib/testTotals.ts';

const REPORT = 'test-results/vitest.json';

const started = async (): Promise<Ceph> => {
  try {
    await ensureCeph();
    return await startCeph();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const ceph = await started();
try {
  rmSync(PROJECT + REPORT, { force: true }); // of an earlier run
  const env = {
    NODE_ENV: 'test',
    TEST_S3_ENDPOINT: ceph.endpoint,
    TEST_S3_ACCESS_KEY: ceph.accessKey,
    TEST_S3_SECRET_KEY: ceph.secretKey,
  };
  const code = await runTool('vitest', ['run', '--project', 's3', ...process.argv.slice(2)], {
    env,
  });
  const totals = totalsOfVitest(REPORT, code);
  console.log(['', ...failureLines(failuresOfVitest(REPORT)), totalsLine(totals)].join('\n'));
  process.exitCode = code || (totals.failed > 0 ? 1 : 0);
} finally {
  await ceph.stop();
}
