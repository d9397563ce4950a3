// npm run bench:albums: an album of 5,000 photos in Chromium, scrolled from top to bottom and back: how smooth it is, what it loads, and
// whether memory stays flat. Times are meaningful only on an idle machine. BENCH_PHOTOS in the album (5000), BENCH_SPEED of scrolling
// in pixels a second (5000), BENCH_ROUNDS (3).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { launch } from '../web/browser.ts';
import { report } from '../web/goals.ts';
import { type Measured, measure } from './measure.ts';

const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 5000);
const SPEED = Number(process.env.BENCH_SPEED ?? 5000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
const web = join(folder, 'web');
let measured: Measured;
try {
  await build({
    root: resolve(import.meta.dirname, '../../..'),
    logLevel: 'warn',
    build: { outDir: web, emptyOutDir: true },
  });
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'server.ts'), folder, web, String(PHOTOS)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const died = once(server, 'exit').then(() =>
      Promise.reject(new Error('The server did not start.')),
    );
    const [line] = (await Promise.race([once(createInterface(server.stdout), 'line'), died])) as [
      string,
    ];
    died.catch(() => {}); // from now on its end is intended
    const { url, album } = JSON.parse(line) as { url: string; album: number };
    const browser = await launch();
    measured = await measure(browser, `${url}/photos/${album}`, { speed: SPEED, rounds: ROUNDS });
    await browser.close();
  } finally {
    server.kill('SIGKILL');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const { frames, reference, pictures, memory, selectAll } = measured;
console.log(`${PHOTOS} photos, ${cpus().length} processor cores, load ${loadavg()[0]?.toFixed(1)}`);
console.table(frames);
console.log('A bare page of the same pictures:');
console.table(reference);
console.table(memory);
console.table({ 'pictures fetched': pictures });
const worst = (what: 'own time, ms a frame' | 'above 50 ms' | 'holes'): number =>
  Math.max(...Object.values(frames).map((one) => one[what]));
const [, atFirst, ...later] = memory.map(({ MiB }) => MiB);
process.exitCode = report([
  { what: "the page's own time, ms a frame", reached: worst('own time, ms a frame'), limit: 10 },
  { what: 'share of frames above 50 ms', reached: worst('above 50 ms'), limit: 0.01 },
  { what: 'share of frames with a place that was not drawn', reached: worst('holes'), limit: 0.01 },
  { what: 'pictures fetched at first sight', reached: pictures['first sight'], limit: 64 },
  {
    what: 'pictures fetched by a jump to the end',
    reached: pictures['jump to the end'],
    limit: 64,
  },
  {
    what: 'nodes of the page, most',
    reached: Math.max(...memory.map(({ nodes }) => nodes)),
    limit: 2000,
  },
  {
    what: 'JavaScript memory, most of all later ways in that of the first',
    reached: Math.max(...later) / (atFirst ?? 0),
    limit: 1.2,
  },
  { what: 'all selected, ms', reached: selectAll, limit: 2000 },
]);
