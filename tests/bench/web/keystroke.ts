import { loadavg } from 'node:os';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/lib/chromium.ts';
import { buildWebWhenStale } from '../../../scripts/lib/webBuild.ts';
import { beSignedIn } from '../../e2e/dealer.ts';
import startProduct from '../../e2e/startProduct.ts';

// npm run bench:keystroke: the time from a key pressed in the vehicle list's search to its rows on the screen, in the built product with its
// sample data (PRODUCT_URL: the one that runs there), nothing slowed down. BENCH_RUNS keys (9) on a desktop and on a phone.

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
/** Milliseconds, for the median key. */
const GOAL = 300;
const KEYS = [...'agvdrnsuik1e'];
/** Milliseconds after which rows count as never shown. */
const PATIENCE = 20_000;
/** By VIN: the order by change could change meanwhile, as the samples are still being processed. */
const ORDER = { sort: 'vin', order: 'ASC' };
const SCREENS = { desktop: { viewport: { width: 1440, height: 900 } }, phone: devices['Pixel 7'] };

/** Returns the ids of the rows that the list must show for this search, joined as `shownIds` joins them. */
const idsOf = async (
  { request }: BrowserContext,
  baseUrl: string,
  token: string,
  q: string,
): Promise<string> => {
  const query = new URLSearchParams({ page: '1', per_page: '25', ...ORDER, ...(q ? { q } : {}) });
  const response = await request.get(`${baseUrl}/api/company/cars?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok()) throw new Error(`The list answered ${response.status()}`);
  const { data } = (await response.json()) as { data: { id: number }[] };
  return data.map(({ id }) => id).join();
};

/** Resolves in the page with the milliseconds from the next key to the frame after the one that shows these rows, and no older ones. */
const waitForRows = (page: Page, ids: string) =>
  page.evaluateHandle(
    ([wanted, patience]) => {
      const isThere = () =>
        [...document.querySelectorAll<HTMLElement>('[data-row]')]
          .map(({ dataset }) => dataset.row)
          .join() === wanted && !document.querySelector('main [aria-busy=true]');
      const painted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The rows ${wanted} did not come`)), patience);
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isThere()) requestAnimationFrame(look);
            // a frame's callbacks run before it is painted: it is on the screen when the task after it runs
            else
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          look();
        };
        addEventListener('keydown', begin, { once: true, capture: true });
      });
      return { painted };
    },
    [ids, PATIENCE] as const,
  );

/** Presses each key in an empty search. @returns the milliseconds of each */
const measure = async (page: Page, expected: ReadonlyMap<string, string>): Promise<number[]> => {
  const search = page.locator('[data-list-search]');
  const times: number[] = [];
  const keys = [...expected.keys()].filter((key) => key !== '');
  for (let run = 0; run < RUNS; run += 1) {
    const key = keys[run % keys.length] ?? '';
    await search.focus();
    const rows = await waitForRows(page, expected.get(key) ?? '');
    await page.keyboard.press(key);
    times.push(await rows.evaluate(({ painted }) => painted));
    const all = await waitForRows(page, expected.get('') ?? '');
    await page.keyboard.press('Backspace');
    await all.evaluate(({ painted }) => painted);
    await page.reload(); // empties the cache, so that each key makes a request
    await page.locator('[data-row]').first().waitFor();
  }
  return times.sort((a, b) => a - b);
};

const executablePath = await ensureChromium();
await buildWebWhenStale();
const stop = await startProduct();
const baseUrl = process.env.PRODUCT_URL ?? '';
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  for (const [name, screen] of Object.entries(SCREENS)) {
    const context = await browser.newContext(screen);
    const token = await beSignedIn(context, baseUrl, 'chief');
    const whole = await idsOf(context, baseUrl, token, '');
    const expected = new Map([['', whole]]);
    for (const key of KEYS) {
      const ids = await idsOf(context, baseUrl, token, key);
      if (ids !== '' && ids !== whole) expected.set(key, ids);
    }
    if (expected.size < 2) throw new Error('No key changes what the list shows');
    const page = await context.newPage();
    await page.goto(`${baseUrl}/vehicles?${new URLSearchParams(ORDER)}`);
    await page.locator('[data-row]').first().waitFor();
    const times = await measure(page, expected);
    await context.close();
    const [least = Number.NaN, median = Number.NaN, most = Number.NaN] = [
      times[0],
      times[Math.floor(times.length / 2)],
      times.at(-1),
    ];
    const isMet = median <= GOAL;
    console.log(
      `${isMet ? 'met   ' : 'MISSED'} ${name}: ${median.toFixed(0)} ms (≤ ${GOAL}); ${least.toFixed(0)} to ${most.toFixed(0)} over ${times.length} keys`,
    );
    if (!isMet) process.exitCode = 1;
  }
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await stop?.();
}
