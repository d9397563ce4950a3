import { expect } from '@playwright/test';
import { withOwnProduct } from '../ownProduct.ts';
import { pagesOf, searched, speakers } from './pages.ts';
import { ShownFields } from './shownFields.ts';
import { Visitor } from './sound.ts';

const test = withOwnProduct({ script: 'tests/e2e/injection/serve.ts' });

test('texts that came past the server’s checks: every one of the contract is shown, nothing runs, no page breaks', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const { operator, chief, company } = await speakers(request, baseURL ?? '');
  const shown = new ShownFields();
  const contexts = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })] as const;
  const desk = await Visitor.come(page, baseURL, { login: 'operator', language: 'en', shown });
  const dealer = await Visitor.come(await contexts[0].newPage(), baseURL, { login: 'chief', language: 'de', shown });
  const reader = await Visitor.come(await contexts[1].newPage(), baseURL, { login: 'employee', language: 'en', hasNews: true, shown });

  const pages = await pagesOf(operator, chief, company);
  const finished = `/vehicles/${await chief.newest('company/cars?state=processed')}`;
  const { body } = await operator.post('admin/section', { name: 'Inside', parent_id: await operator.newest('admin/section') });
  const albums = [`/photos/${await operator.newest('admin/section')}`, `/photos/${body.data?.id}`];
  await Promise.all([
    desk.openAll([...pages.operator, ...albums]),
    dealer.openAll([...pages.chief, finished, searched('/help/instructions', '__xss')]),
  ]);
  await dealer.page.goto(finished);
  await dealer.page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(dealer.page.getByRole('list', { name: 'Verlauf' })).toBeVisible();
  await dealer.expectHarmless('what was sent');

  const article = `/help/instructions/${await operator.newest('help/instructions')}`;
  const offer = `/special-offers/${await operator.newest('admin/special-offers')}`;
  await desk.openUnclean([`${article}/edit`, `${offer}/edit`]);
  await dealer.openUnclean([article, offer]);
  await reader.page.goto('/vehicles');
  await expect(reader.page.getByRole('dialog', { name: 'Special offers' })).toBeVisible();
  await reader.expectHarmless('the offers');

  expect(await shown.missing()).toEqual([]);
  for (const context of contexts) await context.close();
});
