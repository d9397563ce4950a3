import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, drop, type Login, nameOf, photograph, tile } from './dealer.ts';

/** A vehicle of the sample data that has photos. */
const VEHICLE = { path: '/vehicles', opens: 'Volkswagen Passat Variant 2.0 TDI' } as const;

interface Screen {
  name: string;
  login?: Login;
  path: string;
  /** The row of the list at the path that is opened. */
  opens?: string;
  /** Brings the screen into the state that is looked at, and waits until it is. */
  ready: (page: Page) => Promise<void>;
}

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
  { name: 'the chief’s start', login: 'chief', path: '/', ready: headed(/Good to see you/) },
  { name: 'the own profile', login: 'chief', path: '/profile', ready: headed('Change password') },
  { name: 'the staff in the profile', login: 'chief', path: '/profile/staff', ready: headed('Staff') },
  {
    name: 'the views of a company, to change',
    login: 'operator',
    path: '/companies/1/angles',
    ready: (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  },
  {
    name: 'the views of a company, to read',
    login: 'employee',
    path: '/companies/1/angles',
    ready: (page) => expect(page.getByRole('row').nth(5)).toBeVisible(),
  },
  {
    name: 'the choice of a sub-company',
    login: 'operator',
    path: '/companies/1/add-subcompany',
    ready: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'vehicles',
    login: 'chief',
    path: '/vehicles',
    ready: async (page) => expect(page.getByRole('link', { name: /Golf/ })).toBeVisible(),
  },
  { name: 'vehicles, none found', login: 'chief', path: '/vehicles?filter=%7B%22q%22%3A%22nothing%22%7D', ready: headed('Vehicles') },
  {
    name: 'new vehicle',
    login: 'chief',
    path: '/vehicles/create',
    ready: (page) => expect(page.getByRole('textbox', { name: 'Brand' })).toBeVisible(),
  },
  { name: 'a vehicle', login: 'chief', ...VEHICLE, ready: vehicle },
  {
    name: 'a vehicle, its title being edited',
    login: 'chief',
    ...VEHICLE,
    ready: async (page) => {
      await vehicle(page);
      await page.getByRole('button', { name: 'Edit name and VIN' }).click();
      await expect(page.getByRole('textbox', { name: 'Vehicle name' })).toBeVisible();
    },
  },
  {
    name: 'the plan of an upload',
    login: 'chief',
    ...VEHICLE,
    ready: (page) =>
      overlay(page, async () => {
        await drop(page, [photograph('front'), photograph('left')]);
        await expect(page.getByRole('combobox', { name: /^View of/ }).first()).toBeVisible();
      }),
  },
  {
    name: 'deleting a photo',
    login: 'chief',
    ...VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Delete photo')),
  },
  {
    name: 'the viewer',
    login: 'chief',
    ...VEHICLE,
    ready: (page) => overlay(page, () => page.getByRole('button', { name: `${nameOf('rear')}: Open` }).click()),
  },
  {
    name: 'correcting the vehicle’s box',
    login: 'chief',
    ...VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Correct the vehicle’s box')),
  },
  {
    name: 'marking the licence plate',
    login: 'chief',
    ...VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Mark the licence plate')),
  },
  {
    name: 'moving a photo',
    login: 'chief',
    ...VEHICLE,
    ready: (page) => overlay(page, () => menuOf(page, 'rear', 'Move to another view')),
  },
  { name: 'a vehicle that is not there', login: 'chief', path: '/vehicles/999999', ready: headed('This vehicle does not exist') },
  { name: 'access denied', login: 'photographer', path: '/vehicles', ready: headed('Access denied') },
  { name: 'an address that leads nowhere', login: 'chief', path: '/no/such/page', ready: headed('There is nothing here') },
];

test.use({ reducedMotion: 'reduce' });
for (const { name, login, path, opens, ready } of SCREENS) {
  test(`${name}: no accessibility violations in either theme`, async ({ page, context, baseURL }) => {
    if (login) await beSignedIn(context, baseURL, login);
    await page.goto(path);
    if (opens) await page.getByRole('link', { name: opens }).click();
    await ready(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      await expectAccessible(page, `in the ${colorScheme} theme`);
    }
  });
}
