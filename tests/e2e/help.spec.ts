import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { instructions } from '../../contract/help/calls.ts';
import { beSignedIn, newName, photograph } from './dealer.ts';
import { Watch } from './watch.ts';

/** Publishes articles as the operator. */
async function publish(
  context: BrowserContext,
  baseURL: string | undefined,
  titles: readonly string[],
): Promise<void> {
  const headers = { authorization: `Bearer ${await beSignedIn(context, baseURL, 'operator')}` };
  for (const title_en of titles) {
    const answer = await context.request.post(`/api/${instructions.create.path}`, {
      headers,
      data: { title_en, published: 1 },
    });
    expect(answer.ok()).toBe(true);
  }
}

/** Opens a German browser signed in as an employee. */
async function readerOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext();
  await beSignedIn(context, baseURL, 'employee');
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  return context.newPage();
}

/** Sorts names by the order in which the lines show them. */
const inOrder = (lines: Locator, names: readonly string[]) => async () => {
  const texts = await lines.allTextContents();
  return names.toSorted(
    (a, b) =>
      texts.findIndex((text) => text.includes(a)) - texts.findIndex((text) => text.includes(b)),
  );
};

test.use({ reducedMotion: 'reduce' });

test('the operator writes an article with a picture; a link to a heading opens the article there, in German where it is translated', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const watch = new Watch(page);
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/help/instructions/create');
  const english = newName('Photographing scratches');
  const german = newName('Kratzer fotografieren');
  await page.getByRole('textbox', { name: 'Title (English)' }).fill(english);
  await page.getByRole('textbox', { name: 'Title (German)' }).fill(german);
  const text = page.getByRole('textbox', { name: 'Text (English)' });
  await text.click();
  await page.keyboard.insertText('Scratches show against the light.');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Insert a picture' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  const insert = dialog.getByRole('button', { name: 'Insert a picture' });
  await dialog
    .getByRole('textbox', { name: 'What does the picture show?' })
    .fill('A scratched door');
  await insert.click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a picture');
  await dialog.locator('input[type=file]').setInputFiles(photograph('front'));
  await insert.click();
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('img', { name: 'A scratched door' })).toHaveJSProperty(
    'complete',
    true,
  );
  await expect(text).toBeFocused();

  // continues below the picture
  await page.keyboard.press('ArrowRight');
  for (const heading of ['Before & after', 'In the rain']) {
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'H2' }).first().click();
    await expect(text).toBeFocused(); // the button has the focus until the next frame
    await page.keyboard.insertText(heading);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(`${heading}: wash it. `.repeat(60));
  }
  await page.getByLabel('Published').check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/help\/instructions\/\d+$/);
  const path = new URL(page.url()).pathname;
  await expect(
    page.getByRole('article').getByRole('img', { name: 'A scratched door' }),
  ).toHaveJSProperty('complete', true);
  watch.expectNoErrors('writing an article');

  const reader = await readerOf(browser, baseURL);
  await reader.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const readerWatch = new Watch(reader);
  await reader.goto(`${path}#in-the-rain`);
  const heading = reader.getByRole('heading', { name: 'In the rain' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(reader.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(german);
  await expect(reader.getByText('Dieser Artikel ist noch nicht übersetzt.')).toBeAttached();
  await expect(reader.getByRole('article').locator('[lang=en]')).toContainText('against the light');
  const picture = reader.getByRole('img', { name: 'A scratched door' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect(heading).toBeInViewport(); // also after the picture above it has loaded

  await reader.getByRole('link', { name: 'Link zu „Before & after“ kopieren' }).click();
  await expect(reader.getByRole('heading', { name: 'Before & after' })).toBeFocused();
  await expect(reader).toHaveURL(`${path}#before-after`);
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(reader.url());
  await reader.goBack();
  await expect(heading).toBeFocused();
  readerWatch.expectNoErrors('reading an article');

  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Text (English)' }).getByRole('img').click();
  await page.getByRole('button', { name: 'Describe the picture' }).first().click();
  const describe = page.getByRole('dialog', { name: 'Describe the picture' });
  await expect(describe.getByRole('textbox')).toHaveValue('A scratched door');
  await describe.getByRole('textbox').fill('A door with two scratches');
  await describe.getByRole('button', { name: 'Describe the picture' }).click();
  await page.getByLabel('Published').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${english} saved`)).toBeVisible(); // before, the form would ask about unsaved changes
  await page.getByRole('tab', { name: 'Article' }).click();
  await expect(page.getByRole('img', { name: 'A door with two scratches' })).toBeVisible();
  await expect(page.getByText('This article is not published: only you see it.')).toBeVisible();
  watch.expectNoErrors('changing an article');
  await reader.reload();
  await expect(reader.getByRole('article')).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'Hier ist nichts' })).toBeVisible();
  await reader.context().close();
});

test('the operator orders articles by dragging and by keyboard, and readers see this order', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const [first, second, third] = [newName('Eins'), newName('Zwei'), newName('Drei')];
  await publish(context, baseURL, [first, second, third]);
  await page.goto('/help/instructions');
  await page.getByRole('button', { name: 'Change the order' }).click();
  const section = page.getByRole('region', { name: 'Change the order' });
  const lines = section.getByRole('listitem');
  const grip = (name: string) => lines.filter({ hasText: name }).locator('.MuiListItemIcon-root');
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.ok());
  const order = inOrder(lines, [first, second, third]);
  await expect.poll(order).toEqual([first, second, third]);

  await grip(third).scrollIntoViewIfNeeded();
  const [from, to] = [await grip(third).boundingBox(), await grip(first).boundingBox()];
  if (!from || !to) throw new Error('The grips are not drawn');
  const dragged = kept();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await dragged;
  await expect.poll(order).toEqual([third, first, second]);

  const moved = kept();
  const place = 1 + (await lines.allTextContents()).findIndex((line) => line.includes(second));
  await section.getByRole('button', { name: `Move ${second} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText(`${second} is now at place ${place - 1}`)).toBeAttached();
  await moved;
  await expect.poll(order).toEqual([third, second, first]);
  await section.getByRole('button', { name: 'Done' }).click();

  const reader = await readerOf(browser, baseURL);
  await reader.goto('/help/instructions');
  await expect(reader.getByRole('link', { name: first })).toBeVisible();
  expect(await inOrder(reader.locator('[data-row]'), [first, second, third])()).toEqual([
    third,
    second,
    first,
  ]);
  await reader.context().close();
});
