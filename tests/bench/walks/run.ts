// npm run bench:walks: what five usual ways through the product cost a person: clicks, typed fields, keys and choices of files. A real
// browser on a started product with the sample data. PRODUCT_URL: a product that runs already. Arguments: names of single walks.
// A walk that fails leaves a picture of its page in test-results/walks.
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from '../../../scripts/lib/chromium.ts';
import startProduct from '../../e2e/startProduct.ts';
import { changeLook, runOffice } from './office.ts';
import { byKeyboard, byPhone, createAndDownload } from './vehicle.ts';
import { Walker } from './walker.ts';

interface Walk {
  name: string;
  about: string;
  walk: (walker: Walker) => Promise<void>;
  options?: BrowserContextOptions;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  permissions: ['camera'],
};
const WALKS: readonly Walk[] = [
  {
    name: 'vehicle',
    about: 'sign in, create by VIN, drop 18 photos, process, one by brush, ZIP',
    walk: createAndDownload,
  },
  {
    name: 'look',
    about: 'room, logo, plate, preview, apply to finished vehicles, undo',
    walk: changeLook,
  },
  {
    name: 'office',
    about: 'moderation of ten vehicles by keys; company, credits, reported problem, offer',
    walk: runOffice,
  },
  { name: 'keyboard', about: 'by keyboard from sign-in to a processed photo', walk: byKeyboard },
  {
    name: 'phone',
    about: 'phone: 18 views with the camera, offline in the middle',
    walk: byPhone,
    options: PHONE,
  },
];

const chosen = process.argv.slice(2);
const stopProduct = process.env.PRODUCT_URL ? undefined : await startProduct();
const browser = await chromium.launch({
  ...(findHeadless() && { executablePath: findHeadless() }),
  args: [...CHROMIUM_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
});
try {
  for (const { name, about, walk, options } of WALKS) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL,
      locale: 'en-GB',
      ...DESKTOP,
      ...options,
    });
    const walker = new Walker(await context.newPage());
    try {
      await walk(walker);
    } catch (error) {
      await walker.page.screenshot({ path: `test-results/walks/${name}.png` });
      throw error;
    }
    const { clicks, fields, keys, files } = walker.counts;
    console.log(
      `${name}: ${clicks} clicks, ${fields} fields, ${keys} keys, ${files} × files — ${about}`,
    );
    for (const [target, presses] of Object.entries(walker.tabs))
      console.log(`    ${presses} × Tab to ${target}`);
    await context.close();
  }
} finally {
  await browser.close();
  await stopProduct?.();
}
