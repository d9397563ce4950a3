import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { launch, type Visit, visit } from './browser.ts';
import { startDataServer } from './dataServer.ts';
import { type Goal, median, report } from './goals.ts';
import { type Device, type Scores, scoresOf } from './lighthouse.ts';
import { vehiclePage } from './vehicles.ts';

// npm run bench:web: our sign-in and vehicle list compared with a bare react-admin application of the same versions and data, built in the
// same run. Bytes of JavaScript (gzip) and milliseconds until usable, processor slowed down four times, fast 4G, median of eleven:
// of five it differed by a tenth between two runs.

const ROOT = resolve(import.meta.dirname, '../../..');
const RUNS = Number(process.env.BENCH_RUNS ?? 11);
const PORTS = { ours: 4110, bare: 4111, lighthouse: 4112 };
const FIRST_VIN = vehiclePage(1, 1).data[0]?.vin;

const HAS_ROWS = `() => document.getElementById('root').textContent.includes('${FIRST_VIN}')`;
const canType = (selector: string) =>
  `() => document.querySelector('${selector}')?.checkVisibility() === true`;

/** What must not be loaded with the list: marks of libraries and of the German texts. */
const UNWANTED: Record<string, RegExp> = {
  'rich text': /prosemirror/i,
  charts: /MuiChartsSurface/,
  lightbox: /yarl__/,
  dropzone: /too-many-files/,
  'the other language': /Zum Inhalt springen/,
};

interface Contestant {
  name: 'ours' | 'bare';
  folder: string;
  origin: string;
  signIn: { path: string; isReady: string };
}

const medianVisit = (visits: Visit[]) => ({
  bytes: median(visits.map(({ bytes }) => bytes)),
  milliseconds: median(visits.map(({ milliseconds }) => milliseconds)),
});

const unwantedIn = async (folder: string, scripts: string[]): Promise<string[]> => {
  const code = (
    await Promise.all(scripts.map((url) => readFile(join(folder, new URL(url).pathname), 'utf8')))
  ).join('\n');
  return Object.keys(UNWANTED).filter((name) => UNWANTED[name]?.test(code));
};

const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
const contestants: Contestant[] = [
  {
    name: 'ours',
    folder: join(folder, 'ours'),
    origin: `http://localhost:${PORTS.ours}`,
    signIn: { path: '/login', isReady: canType('#email') },
  },
  {
    name: 'bare',
    folder: join(folder, 'bare'),
    origin: `http://localhost:${PORTS.bare}`,
    signIn: { path: '/', isReady: canType('input[name=username]') },
  },
];
const listPath = { ours: '/vehicles', bare: '/' };

await build({
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: join(folder, 'ours'), emptyOutDir: true },
});
await build({
  root: join(ROOT, 'tests/bench/web/bare'),
  logLevel: 'warn',
  build: { outDir: join(folder, 'bare'), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});

const servers = await Promise.all(
  contestants.map(({ name, folder: files }) =>
    startDataServer(files, PORTS[name], { hasPolicy: name === 'ours' }),
  ),
);
const signIns: Record<string, Visit[]> = { ours: [], bare: [] };
const lists: Record<string, Visit[]> = { ours: [], bare: [] };
const scores: Record<string, Scores> = {};
const DEVICES: readonly Device[] = ['phone', 'desktop'];

try {
  const browser = await launch();
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, origin, signIn } of contestants) {
      signIns[name]?.push(await visit(browser, origin + signIn.path, signIn.isReady, false));
      lists[name]?.push(await visit(browser, origin + listPath[name], HAS_ROWS, true));
    }
  }
  await browser.close();
  const port = PORTS.lighthouse;
  for (const device of DEVICES) {
    for (const { name, origin } of contestants)
      scores[`list, ${name}, ${device}`] = await scoresOf(origin + listPath[name], {
        isSignedIn: true,
        device,
        port,
      });
  }
  scores['sign-in'] = await scoresOf(`http://localhost:${PORTS.ours}/login`, {
    isSignedIn: false,
    device: 'phone',
    port,
  });
} finally {
  for (const server of servers) server.close();
}

const figures = { signIn: medianVisit(signIns.ours ?? []), list: medianVisit(lists.ours ?? []) };
const bare = { signIn: medianVisit(signIns.bare ?? []), list: medianVisit(lists.bare ?? []) };
const unwanted = await unwantedIn(join(folder, 'ours'), lists.ours?.[0]?.scripts ?? []);
await rm(folder, { recursive: true, force: true });

console.table({
  'sign-in, ours': figures.signIn,
  'sign-in, bare': bare.signIn,
  'list, ours': figures.list,
  'list, bare': bare.list,
});
console.log('Lighthouse, and what its performance is made of (ms):');
console.table(scores);
console.log(`In the list's JavaScript and unwanted: ${unwanted.join(', ') || 'nothing'}`);

const goals: Goal[] = [
  {
    what: 'sign-in time, ratio',
    reached: figures.signIn.milliseconds / bare.signIn.milliseconds,
    limit: 1,
  },
  { what: 'list bytes, ratio', reached: figures.list.bytes / bare.list.bytes, limit: 1.35 },
  {
    what: 'list time, ratio',
    reached: figures.list.milliseconds / bare.list.milliseconds,
    limit: 1.15,
  },
  { what: 'unwanted parts in the list', reached: unwanted.length, limit: 0 },
  {
    what: 'Lighthouse performance, list on a desktop',
    reached: scores['list, ours, desktop']?.performance ?? 0,
    limit: 80,
    isFloor: true,
  },
  {
    what: 'Lighthouse accessibility, sign-in',
    reached: scores['sign-in']?.accessibility ?? 0,
    limit: 100,
    isFloor: true,
  },
  ...DEVICES.map((device) => ({
    what: `Lighthouse accessibility, list on a ${device}`,
    reached: scores[`list, ours, ${device}`]?.accessibility ?? 0,
    limit: 100,
    isFloor: true as const,
  })),
];
process.exitCode = report(goals);
