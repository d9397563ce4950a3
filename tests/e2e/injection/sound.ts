import { expect, type Page, test } from '@playwright/test';
import { errors as german } from '../../../src/i18n/de/errors.ts';
import { errors as english } from '../../../src/i18n/en/errors.ts';
import { beSignedIn, type Login } from '../dealer.ts';
import { Watch } from '../watch.ts';

/** What only a text that was taken for markup brings along. */
const FOREIGN = [
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'math',
  'form[action]',
  '[srcdoc]',
  '[href^="javascript:" i]',
];

/** Somebody's pages, all of them listened to for what must not happen. */
export class Visitor {
  readonly page: Page;
  readonly #watch: Watch;

  private constructor(page: Page) {
    this.page = page;
    this.#watch = new Watch(page);
  }

  static async come(page: Page, baseURL: string | undefined, login: Login, language: 'en' | 'de'): Promise<Visitor> {
    await beSignedIn(page.context(), baseURL, login);
    await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    page.on('dialog', async (dialog) => {
      expect.soft(dialog.message(), `dialog on ${page.url()}`).toBeUndefined();
      await dialog.dismiss();
    });
    page.on('popup', (popup) => expect.soft(popup.url(), `popup on ${page.url()}`).toBeUndefined());
    return new Visitor(page);
  }

  /** Opens a screen and sees that nothing ran, nothing was reported, and the page is whole. */
  async open(path: string): Promise<void> {
    await test.step(path, async () => {
      await this.page.goto(path);
      await this.#watch.settled();
      await this.expectHarmless(path);
      await expect.soft(this.page.getByText(english.screen_failed).or(this.page.getByText(german.screen_failed)), path).toHaveCount(0);
      await expect.soft(this.page.getByRole('banner').getByRole('heading', { level: 1 }), path).toBeVisible();
      this.#watch.expectNothingWrong(path);
    });
  }

  /** Comes near everything that could wait for it, and sees that nothing ran and that nothing on the page could. */
  async expectHarmless(where: string): Promise<void> {
    const state = await this.page.evaluate((foreign) => {
      const all = [...document.querySelectorAll('main, main *')];
      for (const element of all) {
        for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const handlers = all.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')));
      return {
        ran: '__xss' in window,
        handlers: handlers.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        foreign: all.filter((element) => element.matches(foreign)).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      };
    }, FOREIGN.join());
    expect.soft(state, where).toEqual({ ran: false, handlers: [], foreign: [] });
  }
}
