import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { launch } from '../web/browser.ts';
import { startDataServer } from '../web/dataServer.ts';
import { type Goal, median, report } from '../web/goals.ts';
import { vehiclePage } from '../web/vehicles.ts';
import { openLoadedPage, timeUntilPainted } from './measure.ts';

// npm run bench:rows: a derived list compared with react-admin's own list with a DataTable, with the same rows, filters and buttons, and a
// derived form with its SimpleForm, built in the same run. Milliseconds until painted, median of several fresh pages; on this machine and with its processor slowed down four times.

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const PORTS = { ours: 4121, bare: 4122 };
const SLOWDOWNS = [1, 4];
/** Rows per page; most of a long page are not drawn. */
const SIZES = [25, 1000];
const MOST_IN_SIGHT = 12;

type Name = keyof typeof PORTS;
type Times = Record<Name, number[]>;

const vinOn = (page: number) => vehiclePage(page, 25).data[0]?.vin;
const shows = (text: string | undefined) =>
  `document.querySelector('tbody')?.textContent.includes('${text}')`;

const ROWS: Record<Name, (count: number) => string> = {
  ours: (count) =>
    count > 100
      ? `document.querySelector('table')?.ariaRowCount === '${count + 1}' && document.querySelectorAll('tbody tr[data-row]').length > ${MOST_IN_SIGHT}`
      : `document.querySelectorAll('tbody tr[data-row]').length === ${count}`,
  bare: (count) => `document.querySelectorAll('tbody tr').length === ${count}`,
};
const NEXT: Record<Name, string> = {
  ours: `document.querySelector('button[aria-label="Go to next page"]').click()`,
  bare: `document.querySelector('button[aria-label="ra.navigation.next"]').click()`,
};
/** Enters a character so that React notices it. */
const TYPE = `{
  const input = document.querySelector('[data-list-search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '100777');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}`;

const times = (): Times => ({ ours: [], bare: [] });
const mounted = new Map(
  SLOWDOWNS.flatMap((slowdown) =>
    SIZES.map((size) => [`${size} rows, ×${slowdown}`, times()] as const),
  ),
);
const switched = new Map(SLOWDOWNS.map((slowdown) => [`page switch, ×${slowdown}`, times()]));
const formed = new Map(SLOWDOWNS.map((slowdown) => [`form, ×${slowdown}`, times()]));
const typed = new Map(SLOWDOWNS.map((slowdown) => [`keystroke, ×${slowdown}`, times()]));

const measure = async (
  browser: Browser,
  name: Name,
  slowdown: number,
  size: number,
): Promise<void> => {
  const page = await openLoadedPage(browser, `http://localhost:${PORTS[name]}`, slowdown);
  mounted
    .get(`${size} rows, ×${slowdown}`)
    ?.[name].push(await timeUntilPainted(page, `window.show(${size})`, ROWS[name](size)));
  if (size === 25) {
    switched
      .get(`page switch, ×${slowdown}`)
      ?.[name].push(await timeUntilPainted(page, NEXT[name], shows(vinOn(2))));
    if (name === 'ours') {
      const isFound = `${ROWS.ours(1)} && ${shows('100777')}`;
      typed.get(`keystroke, ×${slowdown}`)?.ours.push(await timeUntilPainted(page, TYPE, isFound));
    }
  }
  await page.context().close();
};

/** All inputs of the form are there, and its button. */
const HAS_FORM = `document.querySelectorAll('form :is(input, textarea)[name], form [role=combobox]').length >= 9 && document.querySelector('form button[type=submit]')`;

const measureForm = async (browser: Browser, name: Name, slowdown: number): Promise<void> => {
  const page = await openLoadedPage(browser, `http://localhost:${PORTS[name]}`, slowdown);
  const time = await timeUntilPainted(page, 'window.showForm()', HAS_FORM);
  formed.get(`form, ×${slowdown}`)?.[name].push(time);
  await page.context().close();
};

const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
const names = Object.keys(PORTS) as Name[]; // its own keys
for (const name of names) {
  await build({
    root: join(import.meta.dirname, name),
    logLevel: 'warn',
    build: { outDir: join(folder, name), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}
const servers = await Promise.all(
  names.map((name) => startDataServer(join(folder, name), PORTS[name], { hasPolicy: false })),
);
try {
  const browser = await launch();
  for (let run = 0; run < RUNS; run += 1)
    for (const slowdown of SLOWDOWNS) {
      for (const size of SIZES)
        for (const name of names) await measure(browser, name, slowdown, size);
      for (const name of names) await measureForm(browser, name, slowdown);
    }
  await browser.close();
} finally {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
}

const all = [...mounted, ...switched, ...typed, ...formed];
console.table(
  Object.fromEntries(
    all.map(([what, { ours, bare }]) => [
      what,
      {
        'ours, ms': Math.round(median(ours)),
        'bare, ms': bare.length > 0 ? Math.round(median(bare)) : '–',
        ratio: bare.length > 0 ? (median(ours) / median(bare)).toFixed(2) : '–',
      },
    ]),
  ),
);
const ratio = (limit: number, [what, { ours, bare }]: readonly [string, Times]): Goal => ({
  what: `${what}, ratio`,
  reached: median(ours) / median(bare),
  limit,
});
process.exitCode = report([
  ...[...mounted].map((entry) => ratio(entry[0].startsWith('1000') ? 0.3 : 1.2, entry)),
  ...[...switched, ...formed].map((entry) => ratio(1.3, entry)),
  {
    what: 'keystroke to painted rows, ms',
    reached: median(typed.get('keystroke, ×1')?.ours ?? []),
    limit: 300,
  },
]);
