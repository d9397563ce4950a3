import { expect, type Locator, type Page, test } from '@playwright/test';
import { inFog } from '../api/setup/samplePhotos.ts';
import { beSignedIn, createVehicle, newName, tile, upload } from './dealer.ts';

test.use({ reducedMotion: 'reduce', hasTouch: true });

const VIEW = 'Left side';
type Point = readonly [x: number, y: number];
/** The places where the test paints, as shares of the photo. */
const FROM: Point = [0.35, 0.5];
const BETWEEN: Point = [0.42, 0.5];
const TO: Point = [0.5, 0.5];

/** Returns whether a place of the photo is cut away, by the colour of the overlay. */
const isCutAway = (area: Locator, [x, y]: Point) =>
  area.locator('canvas[data-outline]').evaluate(
    (node, at) => {
      const canvas = node as HTMLCanvasElement; // the locator matches only the canvas
      const [red = 0, , , opacity = 0] = canvas
        .getContext('2d')
        ?.getImageData(Math.floor(at.x * canvas.width), Math.floor(at.y * canvas.height), 1, 1)
        .data ?? [0];
      return opacity > 100 && red < 200;
    },
    { x, y },
  );
const expectCutAway = (area: Locator, at: Point, wanted: boolean) =>
  expect.poll(() => isCutAway(area, at)).toBe(wanted);

/** Converts shares of the visible photo to screen coordinates. */
async function placeIn(area: Locator): Promise<(at: Point) => { x: number; y: number }> {
  const box = await area.boundingBox();
  if (!box) throw new Error('The photo is not visible');
  return ([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
}

async function paintWithMouse(page: Page, area: Locator): Promise<void> {
  const place = await placeIn(area);
  const [from, between, to] = [place(FROM), place(BETWEEN), place(TO)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(between.x, between.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Moves fingers over the screen, through the given positions. */
async function touch(
  page: Page,
  steps: readonly { x: number; y: number; id: number }[][],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [step, touchPoints] of steps.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function paintWithFinger(page: Page, area: Locator): Promise<void> {
  const place = await placeIn(area);
  await touch(
    page,
    [FROM, BETWEEN, TO].map((at) => [{ ...place(at), id: 0 }]),
  );
}

/** Spreads two fingers on the photo: this zooms and must not paint. */
async function spreadFingers(page: Page, area: Locator): Promise<void> {
  const place = await placeIn(area);
  await touch(
    page,
    [0.1, 0.2, 0.3].map((apart) =>
      [0.5 - apart, 0.5 + apart].map((x, id) => ({ ...place([x, 0.5]), id })),
    ),
  );
}

async function openBrush(page: Page): Promise<{ dialog: Locator; area: Locator }> {
  await page.getByRole('button', { name: `Actions for “${VIEW}”` }).click();
  await page.getByRole('menuitem', { name: 'Touch up cut-out' }).click();
  const dialog = page.getByRole('dialog', { name: 'What belongs to the vehicle?' });
  const area = dialog.getByRole('application', {
    name: 'The photo and the outline of its vehicle',
  });
  await expect(area).toBeVisible();
  return { dialog, area };
}

test('a cut-out is touched up by mouse, keyboard and finger; strokes show at once, can be undone and redone, and change the picture', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  await createVehicle(page, newName('Brush'));
  await upload(page, ['left']);
  await page.getByRole('button', { name: 'Process 1 photo' }).click();
  await expect(tile(page, VIEW).getByText('Draft')).toBeVisible();

  const { dialog, area } = await openBrush(page);
  await expectCutAway(area, BETWEEN, false);
  await expectCutAway(area, [0.01, 0.01], true);
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();

  await area.press('x');
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const size = dialog.getByRole('slider', { name: 'Size' });
  const before = await size.getAttribute('aria-valuetext');
  for (let step = 0; step < 6; step++) await area.press(']');
  await expect(size).not.toHaveAttribute('aria-valuetext', before ?? '');
  await paintWithMouse(page, area);
  await expectCutAway(area, BETWEEN, true);
  await area.press('Control+z');
  await expectCutAway(area, BETWEEN, false);
  await area.press('Control+Shift+z');
  await expectCutAway(area, BETWEEN, true);

  const whole = dialog.getByRole('button', { name: 'Whole photo' });
  const { x, y } = (await placeIn(area))(BETWEEN);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect(whole).toBeEnabled();
  await whole.click();
  await expect(whole).toBeDisabled();

  // By keyboard only: the brush starts where the last stroke ended.
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.mouse.move(2, 2);
  await area.press(' ');
  await expect(dialog.getByText('The brush is set down')).toBeAttached();
  await area.press('ArrowRight');
  await area.press(' ');
  await expectCutAway(area, TO, false);
  await expectCutAway(area, BETWEEN, true);

  await page.keyboard.press('Escape');
  await expect(dialog.getByText('What you have painted is not in the picture yet.')).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/process'),
  );
  await save.click();
  const { strokes } = (await sent).postDataJSON();
  expect(strokes.map(({ mode }: { mode: string }) => mode)).toEqual(['remove', 'keep']);
  await expect(dialog).toHaveCount(0);
  await expect(tile(page, VIEW).getByText('Finished')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const again = await openBrush(page);
  await expectCutAway(again.area, BETWEEN, true);
  await again.dialog.getByRole('button', { name: 'Reset outline' }).click();
  await expectCutAway(again.area, BETWEEN, false);
  await again.dialog.getByRole('button', { name: 'Undo' }).click();
  await expectCutAway(again.area, BETWEEN, true);

  const keep = again.dialog.getByRole('button', { name: 'Keep' });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await spreadFingers(page, again.area);
  await expect(again.dialog.getByRole('button', { name: 'Whole photo' })).toBeEnabled();
  await again.dialog.getByRole('button', { name: 'Whole photo' }).click();
  await expectCutAway(again.area, BETWEEN, true);
  await paintWithFinger(page, again.area);
  await expectCutAway(again.area, BETWEEN, false);
  await again.dialog.getByRole('button', { name: 'Undo' }).click();
  await expectCutAway(again.area, BETWEEN, true);
  await again.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(again.dialog).toHaveCount(0);
});

test('a doubtful outline is reported at its picture, opened from there with its places marked, and confirmed as right', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  await createVehicle(page, newName('Fog'));
  const { name, bytes } = await inFog('left');
  await upload(page, ['left'], [{ name, buffer: Buffer.from(bytes) }]);
  await page.getByRole('button', { name: 'Process 1 photo' }).click();
  const picture = tile(page, VIEW);
  await expect(picture.getByText('Check outline')).toBeVisible();
  await expect(picture).toContainText('may include something that does not belong to the vehicle');
  await picture.getByRole('button', { name: `${VIEW}: Open` }).click();
  const viewer = page.getByRole('dialog', { name: /Photos of/ });
  await expect(viewer.locator('[data-mark=doubt]')).toBeVisible();
  await page.keyboard.press('Escape');
  await picture.getByRole('button', { name: 'Touch up' }).click();
  const dialog = page.getByRole('dialog', { name: 'What belongs to the vehicle?' });
  await expect(dialog.getByRole('alert')).toContainText('Please check the marked places.');
  await expect(dialog.locator('svg[data-doubts="1"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'The outline is right' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture.getByText('Draft')).toBeVisible();
  await expect(picture.getByText('Check outline')).toBeHidden();
});
