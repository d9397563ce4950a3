import { expect, type Page, test } from '@playwright/test';
import { errors as german } from '../../../src/i18n/de/errors.ts';
import { errors as english } from '../../../src/i18n/en/errors.ts';
import { beSignedIn, type Login } from '../../e2e/dealer.ts';
import { Watch } from '../../e2e/watch.ts';
import type { ShownFields } from './shownFields.ts';

/** Elements and attributes that appear only when a text is parsed as markup. */
const FOREIGN = [
  'script',
  'style',
  'iframe',
  'frame',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'math',
  'form[action]',
  '[formaction]',
  '[srcdoc]',
  '[background]',
  '[href*="script:" i]',
  '[href^="data:" i]',
];
const POLICY = 'policy: ';

interface VisitOptions {
  readonly login: Login;
  readonly language: 'en' | 'de';
  /** Whether the operator's offers and notices are still unread. */
  readonly hasNews?: boolean;
  /** Records the texts that reach the pages. */
  readonly shown?: ShownFields;
}

/** Visits pages and fails on scripts, dialogs, pop-ups and errors. */
export class Visitor {
  readonly page: Page;
  readonly #watch: Watch;
  /** The violations that the page's Content-Security-Policy has reported. */
  readonly #reports: string[] = [];
  readonly #shown: ShownFields | undefined;

  private constructor(page: Page, shown: ShownFields | undefined) {
    this.page = page;
    this.#shown = shown;
    shown?.listenTo(page);
    this.#watch = new Watch(page);
    page.on('console', (message) => {
      if (message.text().startsWith(POLICY)) this.#reports.push(message.text());
    });
    page.on('dialog', async (dialog) => {
      expect.soft(dialog.message(), `dialog on ${page.url()}`).toBeUndefined();
      await dialog.dismiss();
    });
    page.on('popup', (popup) => expect.soft(popup.url(), `popup on ${page.url()}`).toBeUndefined());
  }

  static async come(
    page: Page,
    baseURL: string | undefined,
    { login, language, hasNews = false, shown }: VisitOptions,
  ): Promise<Visitor> {
    await beSignedIn(page.context(), baseURL, login, { hasNews });
    await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    await page.addInitScript((prefix) => {
      window.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sample }) =>
          console.error(`${prefix}${violatedDirective} ${blockedURI} ${sample}`),
      );
    }, POLICY);
    return new Visitor(page, shown);
  }

  /** Opens a screen and checks that no payload ran, no violation was reported, and the layout is intact. */
  async open(path: string): Promise<void> {
    await test.step(path, async () => {
      await this.#goTo(path);
      await this.expectHarmless(path);
      expect
        .soft(this.#reports.splice(0), `violations of the Content-Security-Policy on ${path}`)
        .toEqual([]);
      await expect
        .soft(
          this.page.getByText(english.screen_failed).or(this.page.getByText(german.screen_failed)),
          path,
        )
        .toHaveCount(0);
      await expect
        .soft(this.page.getByRole('banner').getByRole('heading', { level: 1 }), path)
        .toBeVisible();
      expect
        .soft(
          await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        )
        .toBeLessThanOrEqual(0);
      this.#watch.expectNoErrors(path);
    });
  }

  async openAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.open(path);
  }

  /**
   * Opens screens whose rich texts are sanitised in the browser, and checks that no payload ran or could. The browser reports what the
   * sanitiser removes, since it parses the text first: open these screens last.
   */
  async openWithRichText(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await test.step(path, async () => {
        await this.#goTo(path);
        await this.expectHarmless(path);
      });
    }
  }

  /** Loads the first screen and opens the others as the application's links do: loading each takes five times the processor time. */
  async #goTo(path: string): Promise<void> {
    if (await this.page.locator('#main-content').count())
      await this.page.evaluate(async (to) => {
        const main = document.querySelector('#main-content') ?? document.body;
        const nextScreen = new Promise<void>((drawn) => {
          const changes = new MutationObserver(() => {
            changes.disconnect();
            drawn();
          });
          changes.observe(main, { childList: true, subtree: true });
        });
        history.pushState({ idx: history.state.idx + 1 }, '', to); // the router numbers its entries
        dispatchEvent(new PopStateEvent('popstate'));
        await nextScreen; // until then, the router keeps the old screen, which waits for nothing
      }, path);
    else await this.page.goto(path);
    await this.#settled();
  }

  async #settled(): Promise<void> {
    // before the screen is drawn, a page pauses between its requests
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await this.#watch.settled();
    await this.#shown?.readAll();
  }

  /** Checks that no payload ran, and that the page contains no element that could run one. */
  async expectHarmless(where: string): Promise<void> {
    const state = await this.page.evaluate((foreign) => {
      const handlers = [...document.body.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      );
      const linesOf = (elements: Iterable<Element>) =>
        Array.from(elements, ({ outerHTML }) => outerHTML.slice(0, 200));
      return {
        ran: '__xss' in window,
        handlers: linesOf(handlers),
        foreign: linesOf(document.body.querySelectorAll(foreign)),
      };
    }, FOREIGN.join());
    expect.soft(state, where).toEqual({ ran: false, handlers: [], foreign: [] });
  }
}
