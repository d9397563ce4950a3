// npm run pictures: takes the README's pictures from a product that runs with its sample data (PRODUCT_URL, else http://localhost:3000).
import { mkdirSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import { fillSignIn, LOGINS } from '../e2e/dealer.ts';

const PRODUCT = process.env.PRODUCT_URL ?? 'http://localhost:3000';
const FOLDER = `${PROJECT}docs/pictures`;
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
const PHONE: BrowserContextOptions = {
  ...DESKTOP,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const desk = await signedIn(DESKTOP);
await desk.getByRole('link', { name: /Golf/ }).waitFor();
await desk.getByRole('searchbox').or(desk.getByRole('textbox')).first().waitFor(); // filters are drawn after the rows
await take(desk, 'vehicles');

await desk.getByRole('link', { name: /Passat/ }).click();
const start = desk.getByRole('button', { name: /^Process \d+ photos?/ });
const again = desk.getByRole('button', { name: 'Process all again' });
await start.or(again).waitFor({ timeout: 60_000 });
if (await start.isVisible()) await start.click();
// Every photo of this vehicle becomes a finished picture; on a small machine that takes a minute.
await again.waitFor({ timeout: 300_000 });
await desk.reload();
await again.waitFor();
await take(desk, 'vehicle');

await desk.getByRole('button', { name: 'Actions for “Front left”' }).click();
await desk.getByRole('menuitem', { name: 'Compare before and after' }).click();
await desk.getByRole('dialog').getByRole('slider').waitFor(); // the page itself has sliders, too
await take(desk, 'before-after');

const phone = await signedIn(PHONE, desk.url());
await phone.getByRole('heading', { level: 1 }).waitFor();
await take(phone, 'phone');
await browser.close();

/** Opens a page in a window of its own, signed in as the sample manager. */
async function signedIn(
  options: BrowserContextOptions,
  address = `${PRODUCT}/vehicles`,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  await fillSignIn(page, LOGINS.chief);
  await page.waitForURL(address);
  return page;
}

/** Takes a picture when everything that the window shows has arrived. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${FOLDER}/${name}.jpg`);
  console.log(`docs/pictures/${name}.jpg`);
}
