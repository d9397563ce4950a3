import { expect, type Page } from '@playwright/test';
import { difference } from './difference.ts';
import { test } from './product.ts';

/** The content of a list, independent of its components. */
interface Shown {
  heads: string[];
  /** The texts of the cells, by row. */
  cells: string[][];
  filters: string[];
  actions: string[];
  rowActions: string[];
  bulkActions: string[];
}

const FILTERS = ['Status', 'Belongs to'];
const ACTIONS = ['New company', 'Export as CSV'];

/** Returns the names that belong to a button, link or select. */
const present = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const found = [];
  for (const name of names) {
    const control = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .or(page.getByRole('combobox', { name, exact: true }));
    if ((await control.count()) > 0) found.push(name);
  }
  return found;
};

const read = async (page: Page): Promise<Shown> => {
  await page.goto('/companies');
  await expect(page.getByRole('link', { name: 'Autohaus Nord', exact: true })).toBeVisible();
  const rows = page.getByRole('row');
  const said = await page.getByText(/^Showing \d+ out of/).textContent();
  await expect(rows).toHaveCount(1 + Number(/\d+/.exec(said ?? '')?.[0])); // those below the first screenful follow
  const text = (elements: Element[]) =>
    elements.map((row) =>
      [...row.children].map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')),
    );
  const [head = [], ...cells] = await rows.evaluateAll(text);
  const named = head
    .map((name, place) => [name, place] as const)
    .filter(([name]) => name !== '' && name !== 'Actions');
  const row = rows.filter({ has: page.getByRole('link', { name: 'Autohaus Nord', exact: true }) });
  await row.getByRole('button').last().click();
  const menu = page.getByRole('menu').and(page.locator(':not(nav *)'));
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const rowActions = await menu.getByRole('menuitem').allInnerTexts();
  await menu.press('Escape');
  await expect(menu).toHaveCount(0);
  const [filters, actions] = [await present(page, FILTERS), await present(page, ACTIONS)];
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  return {
    heads: named.map(([name]) => name),
    cells: cells.map((cell) => named.map(([, place]) => cell[place] ?? '')),
    filters,
    actions,
    rowActions,
    bulkActions: await present(page, ['Block', 'Unblock', 'Delete']),
  };
};

test('an ejected list looks and works like the derived one: columns, cells, filters and actions', async ({
  derived: derivedPage,
  ejected: ejectedPage,
}) => {
  const derived = await read(derivedPage);
  const ejected = await read(ejectedPage);
  await expect(ejectedPage.locator('.RaDataTable-root')).toBeVisible();
  expect(
    await difference(await derivedPage.screenshot(), await ejectedPage.screenshot()),
  ).toBeLessThan(0.002);
  expect(ejected).toEqual(derived);
  expect(derived).toMatchObject({
    filters: FILTERS,
    actions: ACTIONS,
    bulkActions: ['Block', 'Unblock'],
  });
  expect(derived.cells.length).toBeGreaterThan(10);
});
