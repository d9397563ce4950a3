import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyProject } from '../../projectCopy.ts';
import { beSignedIn } from '../dealer.ts';
import { onQuietProduct as test } from '../quietProduct.ts';
import { servePages } from './servePages.ts';

/** Forms and pages, compared on a phone: there everything lies on whole pixels. */
const SCREENS = [
  { resource: 'companies', view: 'edit', path: '/companies/1' },
  { resource: 'companies', view: 'edit', path: '/companies/1/settings' },
  { resource: 'offers', view: 'create', path: '/special-offers/create' },
] as const;

const picture = (page: Page) => page.getByRole('main').screenshot({ animations: 'disabled' });

test('ejected forms and pages look as the derived ones, and say the same of what is typed', async ({
  browser,
  baseURL,
}) => {
  test.slow(); // the application is built once more
  await using copy = await copyProject();
  for (const ejection of new Set(SCREENS.map(({ resource, view }) => `${resource} ${view}`)))
    await copy.run(process.execPath, 'scripts/eject.ts', ...ejection.split(' '));
  await copy.run(
    join(copy.folder, 'node_modules/.bin/vite'),
    'build',
    '--mode',
    'trial',
    '--logLevel',
    'warn',
  );

  const derivedContext = await browser.newContext({ baseURL });
  const ejectedContext = await browser.newContext({ baseURL });
  await servePages(ejectedContext, join(copy.folder, 'dist'));
  for (const context of [derivedContext, ejectedContext])
    await beSignedIn(context, baseURL, 'operator');
  const derived = await derivedContext.newPage();
  const ejected = await ejectedContext.newPage();

  for (const { path } of SCREENS) {
    for (const page of [derived, ejected]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^(Save|Create)$/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.setViewportSize({ width: 390, height: 900 });
    }
    await expect
      .poll(async () => (await picture(ejected)).equals(await picture(derived)), path)
      .toBe(true);
    expect(await ejected.getByRole('main').ariaSnapshot()).toBe(
      await derived.getByRole('main').ariaSnapshot(),
    );
  }
  for (const page of [derived, ejected]) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  }
  await derivedContext.close();
  await ejectedContext.close();
});
