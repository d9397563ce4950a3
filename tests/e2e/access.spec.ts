import { expect, type Page, test } from '@playwright/test';
import type { Call, Role } from '../../contract/call.ts';
import { RESOURCES } from '../../src/resources/index.ts';
import { beSignedIn, type Login } from './dealer.ts';

/** Somebody of each role. */
const SOMEBODY: Record<Role, Login> = { admin: 'operator', chief: 'chief', employee: 'employee', photo_manager: 'photographer' };
const ROLES = Object.keys(SOMEBODY) as Role[];

const company: readonly Role[] = ['chief', 'employee'];
/** Addresses and who may open them (specification, chapters 2 and 6). */
const SCREENS: Readonly<Record<string, readonly Role[]>> = {
  '/companies/create': ['admin'],
  '/companies/1/scenes': ['admin'],
  '/companies/1/staff': ['admin', 'chief'],
  '/companies/1/staff/create': ['admin', 'chief'],
  '/companies/1/tokens': ['admin', 'chief'],
  '/companies/1/tokens/create': ['admin', 'chief'],
  '/companies/1/subcompanies': ['admin', ...company],
  '/transactions': company,
  '/transactions-admin': ['admin'],
  '/transactions-admin/1': ['admin'],
  '/help/instructions/create': ['admin'],
  '/special-offers/create': ['admin'],
  '/special-offers/1/edit': ['admin'],
  '/notifications': company,
  '/notifications-admin': ['admin'],
  '/notifications-admin/create': ['admin'],
  '/settings/basic': ['admin', ...company],
  '/settings/apply': ['admin', ...company],
  '/settings/angle-comments': ['admin', ...company],
  '/settings/backgrounds': ['admin', ...company],
  '/settings/logos': ['admin', ...company],
  '/settings/banners': ['admin', ...company],
  '/settings/plates': ['admin', ...company],
  '/settings/walls': ['admin', 'chief'],
  '/settings/floors': ['admin', 'chief'],
  '/settings/default-rooms': ['admin', ...company],
  '/settings/export': ['admin', ...company],
  '/companies/1/logos': ['admin'],
  '/companies/1/comments': ['admin'],
  '/companies/1/export': ['admin'],
  '/profile': company,
  '/profile/staff': ['chief'],
  '/profile/staff/create': ['chief'],
  '/vehicles': company,
  '/vehicles/create': company,
  '/vehicles-from-ftp': company,
  '/vehicles-moderation': ['admin'],
  '/vehicles-moderation/create': ['admin'],
  '/vehicles-moderation/1': ['admin'],
  '/vehicles/1': company,
  '/vehicles-from-ftp-admin': ['admin'],
  '/tokens': ['admin', 'chief'],
  '/tokens/create': ['chief'],
};
/** These every role may open but the photo manager. */
const FOR_ALL = ['/companies/1', '/help/instructions', '/special-offers'];

const header = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });

for (const role of ROLES) {
  test(`${role}: the addresses of others lead to “access denied”, one’s own do not`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, SOMEBODY[role]);
    const denied: string[] = [];
    const all = [...Object.keys(SCREENS), ...FOR_ALL];
    for (const path of all) {
      await page.goto(path);
      await expect(header(page)).not.toHaveText('');
      await expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
      if (new URL(page.url()).pathname === '/access-denied') {
        denied.push(path);
        await expect(header(page)).toHaveText('Access denied');
      } else {
        await expect(page.getByText('could not be shown'), path).toHaveCount(0);
      }
    }
    const isHis = (path: string) => (SCREENS[path] ?? ROLES.filter((one) => one !== 'photo_manager')).includes(role);
    expect(denied).toEqual(all.filter((path) => !isHis(path)));
  });

  test(`${role}: what is not one’s own is refused by the server, too`, async ({ context, baseURL }) => {
    const token = await beSignedIn(context, baseURL, SOMEBODY[role]);
    const foreign = new Map<string, Call>();
    for (const { api } of RESOURCES) {
      for (const call of Object.values(api).flatMap((calls) => Object.values(calls))) {
        if (!call.roles.includes(role)) foreign.set(`${call.method} ${call.path}`, call);
      }
    }
    expect(foreign.size).toBeGreaterThan(20);
    for (const [name, { method, path }] of foreign) {
      const answer = await context.request.fetch(`${baseURL}/api/${path.replaceAll(/:\w+/g, '1')}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect.soft(answer.status(), name).toBe(403);
    }
  });
}

/** What stands on a screen that others have, and on this role's must not. `button` is what is absent; `seen` shows that the screen is there. */
interface Absence {
  role: Role;
  path: string;
  seen: string;
  absent: readonly string[];
}

const ABSENT: readonly Absence[] = [
  {
    role: 'chief',
    path: '/companies/1',
    seen: 'Autohaus Nord',
    absent: ['Add credits', 'Add tokens', 'Block', 'Unblock', 'Save', 'Delete'],
  },
  {
    role: 'employee',
    path: '/companies/1',
    seen: 'Autohaus Nord',
    absent: ['Add credits', 'Add tokens', 'Block', 'Unblock', 'Save', 'Delete'],
  },
  { role: 'chief', path: '/companies/1/subcompanies', seen: 'Autohaus Nord, Filiale West', absent: ['Add sub-company', 'Detach'] },
  { role: 'chief', path: '/help/instructions', seen: 'Photographing a vehicle', absent: ['New help article', 'Delete', 'Published'] },
  { role: 'employee', path: '/help/instructions/1', seen: 'Photographing a vehicle', absent: ['Save', 'Delete'] },
  { role: 'chief', path: '/special-offers', seen: 'Your own showroom', absent: ['New special offer', 'Delete'] },
  { role: 'employee', path: '/special-offers/2', seen: 'Your own showroom', absent: ['Save', 'Delete', 'Active'] },
  { role: 'chief', path: '/notifications', seen: 'New: photos find their views', absent: ['New notification', 'Delete'] },
  { role: 'admin', path: '/companies/1/staff/3', seen: 'malte', absent: ['Add credits'] },
];

for (const { role, path, seen, absent } of ABSENT) {
  test(`${role}: ${path} offers none of what the role may not do`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, SOMEBODY[role]);
    await page.goto(path);
    await expect(
      page
        .getByText(new RegExp(seen, 'i'))
        .or(page.getByLabel(new RegExp(seen, 'i')))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
    for (const name of absent) {
      for (const kind of ['button', 'link', 'menuitem', 'checkbox'] as const) {
        await expect(page.getByRole(kind, { name, exact: true }), `${kind} ${name}`).toHaveCount(0);
      }
    }
  });
}

for (const role of ['chief', 'employee'] as const) {
  test(`${role}: a vehicle’s page has nothing of the operator’s decisions`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, SOMEBODY[role]);
    await page.goto('/vehicles');
    await page.locator('[data-row] a[data-leads]').first().click();
    await expect(page.getByRole('button', { name: 'Add photos' }).first()).toBeVisible();
    for (const name of ['Approve', 'Send back to fix']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('toolbar', { name: 'Moderation' })).toHaveCount(0);
  });
}

test('the parts of a company’s page are those of the role', async ({ page, context, baseURL }) => {
  const tabsOf = async (login: Login) => {
    await context.clearCookies();
    await beSignedIn(context, baseURL, login);
    await page.goto('/companies/1');
    await expect(page.getByRole('tab').first()).toBeVisible();
    return page.getByRole('tab').allTextContents();
  };
  const operators = await tabsOf('operator');
  expect(operators).toEqual(expect.arrayContaining(['Profile', 'Settings', 'Staff', 'Sub-companies', 'Views', 'Scenes', 'Tokens']));
  expect(await tabsOf('chief')).toEqual(['Profile', 'Settings', 'Staff', 'Sub-companies', 'Views', 'Tokens']);
  expect(await tabsOf('employee')).toEqual(['Profile', 'Settings', 'Sub-companies', 'Views']);
});

test('a company that is not one’s own is not there', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'otherChief');
  await page.goto('/companies/1');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a head’s own record is not his to change: the reason stands where the button does not work', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/profile/staff');
  await page.getByRole('link', { name: 'Katrin Hansen' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByText("The company's head is the operator's to change.")).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await expect(block).toHaveAttribute('aria-disabled', 'true');
  await block.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
