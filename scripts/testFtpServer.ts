// npm run test:ftpServer [-- file …]: pictures sent to and fetched from Debian's ProFTPD, plain and with TLS.
import { rmSync } from 'node:fs';
import { ensureProftpd } from './lib/proftpd.ts';
import { PROJECT, runTool } from './lib/run.ts';
import { failuresOfVitest, totalsLine, totalsOfVitest } from './lib/testTotals.ts';

const REPORT = 'test-results/vitest.json';

try {
  await ensureProftpd();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(PROJECT + REPORT, { force: true }); // of an earlier run
const code = await runTool('vitest', ['run', '--project', 'ftp', ...process.argv.slice(2)], { env: { NODE_ENV: 'test' } });
const totals = totalsOfVitest(REPORT, code);
console.log(['', ...failuresOfVitest(REPORT), totalsLine(totals)].join('\n'));
process.exitCode = code || (totals.failed > 0 ? 1 : 0);
