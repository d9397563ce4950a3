// npm run test:ftpServer [-- file …]: the tests that send pictures to and fetch them from Debian's ProFTPD, plain and with TLS.
import { ensureProftpd } from './lib/proftpd.ts';
import { runVitestProject } from './lib/vitestProject.ts';

await runVitestProject('ftp', ensureProftpd, process.argv.slice(2));
