import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, type Login } from './dealer.ts';

// The head's walk is in settings.spec.ts; who is refused is in access.spec.ts.

const EMPLOYEE = ['basic', 'apply', 'angle-comments', 'backgrounds', 'logos', 'banners', 'plates', 'default-rooms', 'export'];
const COMPANY = ['look', 'comments', 'backgrounds', 'logos', 'banners', 'plates', 'scenes', 'export'];

const LOOKS = { light: { language: 'en', theme: 'light' }, dark: { language: 'de', theme: 'dark' } } as const;

test.use({ reducedMotion: 'reduce' });

async function walk(page: Page, base: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const link = page.getByRole('main').locator(`a[href$="${base}/${part}"]`);
    await link.first().click();
    await expect(page).toHaveURL((url) => url.pathname === `${base}/${part}`);
    await expect(link.and(page.locator('[aria-current=page], [aria-selected=true]'))).toBeVisible();
    await expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), part).toBe(0);
    await expectAccessible(page, `${base}/${part}`);
  }
}

for (const { who, login, start, base, parts, looks } of [
  {
    ...{ who: 'an employee', login: 'employee' as Login, start: '/settings', base: '/settings', parts: EMPLOYEE },
    looks: { desktop: LOOKS.light, phone: LOOKS.dark },
  },
  {
    ...{
      who: 'the operator, in a company’s page,',
      login: 'operator' as Login,
      start: '/companies/1',
      base: '/companies/1',
      parts: COMPANY,
    },
    looks: { desktop: LOOKS.dark, phone: LOOKS.light },
  },
]) {
  test(`${who} finds every part of the settings, and each is accessible`, async ({ page, context, baseURL }, { project }) => {
    const { language, theme } = project.name === 'phone' ? looks.phone : looks.desktop;
    await beSignedIn(context, baseURL, login);
    await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    await page.goto(start);
    await showIn(page, theme);
    await walk(page, base, parts);
  });
}
