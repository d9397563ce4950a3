// npm run bench:ftp: how fast an export sends, compared with curl and the same files to the same ProFTPD in the same run; the goal is 0.9 of it.
// BENCH_FILES: how many (100), BENCH_BYTES each has (1500000), BENCH_RUNS of each, in turn (7); the medians are compared.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProftpd, type Proftpd, startProftpd } from '../../../scripts/lib/proftpd.ts';
import { mustRun } from '../../../scripts/lib/run.ts';
import { uploadFiles } from '../../../server/ftp/upload.ts';

const FILES = Number(process.env.BENCH_FILES ?? 100);
const BYTES = Number(process.env.BENCH_BYTES ?? 1_500_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const GOAL = 0.9;

const byExport = ({ port, user, password }: Proftpd, paths: readonly string[]) =>
  uploadFiles(
    { host: '127.0.0.1', port, security: 'none', user, password, allowPrivate: true },
    'export',
    paths.map((path, index) => ({
      name: `${index}.jpg`,
      madeOf: path,
      former: undefined,
      content: () => readFile(path),
    })),
    { signal: new AbortController().signal, timeoutMs: 30_000, onFile: async () => {} },
  );

const byCurl = ({ port, user, password }: Proftpd, paths: readonly string[]) =>
  mustRun(
    'curl',
    [
      '--silent',
      '--show-error',
      '--ftp-create-dirs',
      '--user',
      `${user}:${password}`,
      ...paths.flatMap((path, index) => [
        '--upload-file',
        path,
        `ftp://127.0.0.1:${port}/curl/${index}.jpg`,
      ]),
    ],
    { quiet: true },
  );

/** Returns the rate in megabytes per second. */
const measure = async (send: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await send();
  return (FILES * BYTES) / 1000 / (performance.now() - began);
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await ensureProftpd();
const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-ftp-'));
const server = await startProftpd();
try {
  const paths = await Promise.all(
    Array.from({ length: FILES }, async (_, index) => {
      const path = join(folder, `${index}.jpg`);
      await writeFile(path, randomBytes(BYTES));
      return path;
    }),
  );
  const speeds = { export: [] as number[], curl: [] as number[] };
  for (let run = 0; run <= RUNS; run += 1) {
    const export_ = await measure(() => byExport(server, paths));
    const curl = await measure(() => byCurl(server, paths));
    if (run === 0) continue; // the first run is a warm-up
    speeds.export.push(export_);
    speeds.curl.push(curl);
  }
  const [ours, theirs] = [median(speeds.export), median(speeds.curl)];
  console.log(
    `${cpus()[0]?.model} × ${cpus().length}, load ${loadavg()[0]?.toFixed(1)}; ${FILES} files of ${BYTES} bytes, ${RUNS} runs`,
  );
  console.log(
    `export ${ours.toFixed(0)} MB/s, curl ${theirs.toFixed(0)} MB/s: ${(ours / theirs).toFixed(2)} (goal ${GOAL})`,
  );
  process.exitCode = ours / theirs >= GOAL ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
