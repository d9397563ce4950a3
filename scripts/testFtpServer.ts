// npm run test:ftp-server: FTP against Debian's ProFTPD, plain and with TLS.
import { ensureProftpd } from './lib/proftpd.ts';
import { runTool } from './lib/run.ts';
import { totalsLine, totalsOfVitest } from './lib/testTotals.ts';

try {
  await ensureProftpd();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const code = await runTool('vitest', ['run', '--project', 'ftp', ...process.argv.slice(2)], { env: { NODE_ENV: 'test' } });
const totals = totalsOfVitest('test-results/vitest.json', code);
console.log(`\n${totalsLine(totals)}`);
process.exitCode = code || (totals.failed > 0 ? 1 : 0);
