import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, drop, type Login, nameOf, photograph, tile } from './dealer.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A vehicle of the sample data that has photos, and some of them processed. */
const VEHICLE = '/vehicles/2';

interface Screen {
  name: string;
  login?: Login;
  path: string;
  /** Brings the screen into the state that is looked at, and waits until it is. */
  ready: (page: Page) => Promise<void>;
}

/** Whether the page is drawn light on dark: without a choice of the user's own it follows the machine. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

const headed = (name: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible();

async function vehicle(page: Page): Promise<void> {
  await expect(tile(page, nameOf('rear')).getByRole('checkbox')).toBeAttached();
}

async function overlay(page: Page, open: () => Promise<void>): Promise<void> {
  await vehicle(page);
  await open();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
}

const menuOf = async (page: Page, view: string, item: string) => {
  await page.getByRole('button', { name: `Actions for “${nameOf(view)}”` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const SCREENS: Screen[] = [
  { name: 'sign in', path: '/login', ready: headed('Sign in') },
  { name: 'forgotten password', path: '/forgot-password', ready: headed('Forgot password') },
  { name: 'new password', path: '/reset-password?token=a', ready: headed('New password') },
  { name: 'the operator’s start', login: 'operator', path: '/', ready: headed(/Good to see you/) },
  {
    name: 'vehicles',
    login: 'chief',
    path: '/vehicles',
    ready: async (page) => expect(page.getByRole('link', { name: /Golf/ })).toBeVisible(),
  },
  { name: 'vehicles, none found', login: 'chief', path: '/vehicles?filter=%7B%22q%22%3A%22nothing%22%7D', ready: headed('Vehicles') },
  { name: 'new vehicle', login: 'chief', path: '/vehicles/create', ready: headed('Identity') },
  { name: 'a vehicle', login: 'chief', path: VEHICLE, ready: vehicle },
  {
    name: 'a vehicle, its title being edited',
    login: 'chief',
    path: VEHICLE,
    ready: async (page) => {
      await vehicle(page);
      await page.getByRole('button', { name: 'Edit name and VIN' }).click();
      await expect(page.getByRole('textbox', { name: 'Vehicle name' })).toBeVisible();
    },
  },
  {
    name: 'the plan of an upload',
    login: 'chief',
    path: VEHICLE,
    ready: (page) =>
      overlay(page, async () => {
        await drop(page, [photograph('front'), photograph('left')]);
        await expect(page.getByRole('combobox', { name: /^View of/ }).first()).toBeVisible();
      }),
  },
  {
    name: 'deleting a photo',
    login: 'chief',
    path: VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Delete photo')),
  },
  {
    name: 'the viewer',
    login: 'chief',
    path: VEHICLE,
    ready: (page) => overlay(page, () => page.getByRole('button', { name: `${nameOf('rear')}: Open` }).click()),
  },
  {
    name: 'correcting the vehicle’s box',
    login: 'chief',
    path: VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Correct the vehicle’s box')),
  },
  {
    name: 'moving a photo',
    login: 'chief',
    path: VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Move to another view')),
  },
  { name: 'a vehicle that is not there', login: 'chief', path: '/vehicles/999999', ready: headed('This vehicle does not exist') },
  { name: 'access denied', login: 'photographer', path: '/vehicles', ready: headed('Access denied') },
  { name: 'an address that leads nowhere', login: 'chief', path: '/no/such/page', ready: headed('There is nothing here') },
];

test.use({ reducedMotion: 'reduce' });
for (const { name, login, path, ready } of SCREENS) {
  test(`${name}: no accessibility violations in either theme`, async ({ page, context, baseURL }) => {
    if (login) await beSignedIn(context, baseURL, login);
    await page.goto(path);
    await ready(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark');
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found, `in the ${colorScheme} theme`).toEqual([]);
    }
  });
}
