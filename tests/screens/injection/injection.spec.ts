import { expect } from '@playwright/test';
import { withOwnProduct } from '../../e2e/ownProduct.ts';
import { pagesOf, searched, signInSenders } from './pages.ts';
import { ShownFields } from './shownFields.ts';
import { Visitor } from './visitor.ts';

const test = withOwnProduct({ script: 'tests/screens/injection/serve.ts' });

/** Steps through the offers that open automatically, closes them, and opens the stack of notices. */
async function openNews(reader: Visitor): Promise<void> {
  const { page } = reader;
  await page.goto('/vehicles');
  const offers = page.getByRole('region', { name: 'Special offers' });
  const title = offers.getByRole('heading');
  const seen: string[] = [];
  for (
    let shown = await title.textContent();
    shown !== null && !seen.includes(shown);
    shown = await title.textContent()
  ) {
    seen.push(shown);
    await reader.expectHarmless('the offers');
    await offers.getByRole('button', { name: 'Next offer' }).click();
  }
  expect(seen.length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  const notices = page.getByRole('region', { name: 'Unread notifications' });
  await notices.getByRole('button', { expanded: false }).click();
  expect(await notices.getByRole('listitem').count()).toBeGreaterThan(1);
  await reader.expectHarmless('the notices');
}

test('pages that show 150 payloads, one in each text field of the contract, run no script and do not break', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const { operator, chief, company } = await signInSenders(baseURL ?? '');
  const shown = new ShownFields();
  const contexts = [
    await browser.newContext({ baseURL }),
    await browser.newContext({ baseURL }),
  ] as const;
  const desk = await Visitor.come(page, baseURL, { login: 'operator', language: 'en', shown });
  const dealer = await Visitor.come(await contexts[0].newPage(), baseURL, {
    login: 'chief',
    language: 'de',
    shown,
  });
  const reader = await Visitor.come(await contexts[1].newPage(), baseURL, {
    login: 'employee',
    language: 'en',
    hasNews: true,
    shown,
  });

  const pages = await pagesOf(operator, chief, company);
  const finished = `/vehicles/${await chief.newest('company/cars?state=processed')}`;
  const { body } = await operator.post('admin/section', {
    name: 'Inside',
    parent_id: await operator.newest('admin/section'),
  });
  const albums = [`/photos/${await operator.newest('admin/section')}`, `/photos/${body.data?.id}`];
  await Promise.all([
    desk.openAll([...pages.operator, ...albums]),
    dealer.openAll([...pages.chief, searched('/help/instructions', '__xss'), finished]),
  ]);
  // by keyboard: what is drawn late above the button may move it away from the pointer
  await dealer.page.getByRole('button', { name: 'Verlauf' }).press('Enter');
  await expect(dealer.page.getByRole('list', { name: 'Verlauf' })).toBeVisible();
  await dealer.expectHarmless('the history of deliveries');

  await dealer.page.setViewportSize({ width: 390, height: 844 });
  await dealer.openAll(['/vehicles', '/notifications']);
  await dealer.page.setViewportSize({ width: 1440, height: 900 });
  await dealer.page.getByRole('menuitem', { name: 'Fahrzeuge', exact: true }).click();
  await expect(dealer.page.getByRole('heading', { level: 1, name: 'Fahrzeuge' })).toBeVisible();
  await expect(dealer.page.locator('[data-row]').first()).toBeVisible();

  const article = `/help/instructions/${await operator.newest('help/instructions')}`;
  const offer = `/special-offers/${await operator.newest('admin/special-offers')}`;
  await desk.openWithRichText([`${article}/edit`, `${offer}/edit`]);
  await dealer.openWithRichText([article, offer]);
  await openNews(reader);

  expect(await shown.missing()).toEqual([]);
  for (const context of contexts) await context.close();
});
