import type { Browser, CDPSession, Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../api/setup/testData.ts';
import { showBare } from './bare.ts';
import { type Seen, scroll } from './frames.ts';

/** Time limit of any wait, in milliseconds. */
const PATIENCE = 120_000;

const summary = ({ times, holes, places, pictures }: Seen, threadMs: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
  return {
    frames: times.length,
    'own time, ms a frame': Number((threadMs / times.length).toFixed(1)),
    'median, ms': at(0.5),
    '95th percentile, ms': at(0.95),
    'longest, ms': at(1),
    'above 50 ms': times.filter((time) => time > 50).length / times.length,
    holes: holes / times.length,
    'pictures there': pictures / places,
  };
};

const metricsOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

/** Returns the page's memory after garbage collection. */
const memoryOf = async (session: CDPSession, when: string) => {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage'); // nodes release others only when they are collected themselves
  const metric = await metricsOf(session);
  return {
    when,
    MiB: Number((metric('JSHeapUsedSize') / 2 ** 20).toFixed(1)),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** Counts the album pictures that a page requests. */
const countPictures = (page: Page) => {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (
      request.resourceType() === 'image' &&
      new URL(request.url()).pathname.startsWith('/api/files/')
    )
      asked.count += 1;
  });
  return asked;
};

/** Waits until every visible picture is there; by then nearby ones have been requested. */
const seeAll = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const inSight = [...document.querySelectorAll('[data-index]')].filter((tile) => {
      const { top, bottom } = tile.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inSight.length > 0 && inSight.every((tile) => tile.querySelector('img')?.complete);
  });
};

/** Opens an album's page in a browser without any cache, and returns what can be done with it. */
const openAlbum = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(new URL('/login', address).href);
  const form = page.locator('#login');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('photographer'));
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/photos$/);
  const asked = countPictures(page);
  const session = await context.newCDPSession(page);
  // leaves out processor time of other processes
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await seeAll(page);
  return {
    page,
    session,
    first: asked.count,
    close: () => context.close(),
    /** Returns how many pictures are requested during `work`. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = asked.count;
      await work();
      await seeAll(page);
      return asked.count - before;
    },
    scroll: async (direction: 'down' | 'up', speed: number) => {
      const before = (await metricsOf(session))('TaskDuration');
      const seen = await scroll(page, session, direction, speed);
      return summary(seen, 1000 * ((await metricsOf(session))('TaskDuration') - before));
    },
  };
};

export type Measured = Awaited<ReturnType<typeof measure>>;

/** Measures the page of an album, and a bare page of the same pictures as its reference. @param speed in pixels a second */
export const measure = async (
  browser: Browser,
  address: string,
  { speed, rounds }: { speed: number; rounds: number },
) => {
  const frames: Record<string, ReturnType<typeof summary>> = {};
  const album = await openAlbum(browser, address);
  const pictures = {
    'first sight': album.first,
    'jump to the end': 0,
    'first way down': 0,
    'ten times as fast': 0,
  };
  const memory = [await memoryOf(album.session, 'first sight')];
  for (let round = 1; round <= rounds; round += 1) {
    for (const direction of ['down', 'up'] as const) {
      const asked = await album.during(async () => {
        frames[`${direction} ${round}`] = await album.scroll(direction, speed);
      });
      if (direction === 'down' && round === 1) pictures['first way down'] = asked;
      memory.push(await memoryOf(album.session, `${direction} ${round}`));
    }
  }
  const began = performance.now();
  await album.page.getByRole('button', { name: 'Select all' }).click();
  await album.page.getByRole('region', { name: 'Actions for the selection' }).waitFor();
  const selectAll = performance.now() - began;
  await album.close();

  const bare = await openAlbum(browser, address);
  await showBare(bare.page, Number(address.split('/').at(-1)));
  await seeAll(bare.page);
  const reference: typeof frames = {};
  for (const direction of ['down', 'up'] as const) {
    await bare.during(async () => {
      reference[direction] = await bare.scroll(direction, speed);
    });
  }
  await bare.close();

  const jumping = await openAlbum(browser, address);
  await jumping.page.locator('[data-index="0"] [data-surface]').focus();
  pictures['jump to the end'] = await jumping.during(() => jumping.page.keyboard.press('End'));
  await jumping.close();

  const hurrying = await openAlbum(browser, address);
  pictures['ten times as fast'] = await hurrying.during(() => hurrying.scroll('down', speed * 10));
  await hurrying.close();
  return { frames, reference, pictures, memory, selectAll };
};
