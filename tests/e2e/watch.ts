import { expect, type Page, type Request } from '@playwright/test';

/** The time between two checks, in milliseconds. */
const IDLE_TIME = 100;

/** Collects a page's invisible errors: console errors and warnings, exceptions, failed requests. */
export class Watch {
  readonly #page: Page;
  readonly #errors: string[] = [];
  readonly #running = new Set<Request>();
  #begun = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (['error', 'warning'].includes(message.type()))
        this.#errors.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#errors.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      this.#running.add(request);
      this.#begun++;
    });
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => {
      this.#running.delete(request);
      const reason = request.failure()?.errorText;
      // navigation aborts the requests of the old page
      if (reason !== 'net::ERR_ABORTED')
        this.#errors.push(`${request.method()} ${request.url()}: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#errors.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
    });
  }

  /** Waits until the screen has loaded and drawn its content, including requests that follow from answers. */
  async settled(): Promise<void> {
    const waiting = this.#page
      .getByRole('main')
      .locator('[aria-busy=true], [role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root');
    const blank = this.#page.locator('#main-content').filter({ hasNotText: /\S/ });
    const stillPending = async () => {
      const before = this.#begun;
      await waitIdleTime(this.#page);
      if (this.#begun > before) return ['a request that has just started'];
      // React replaces a placeholder or blank page with the loaded screen a little later, and only then requests its content.
      if ((await waiting.or(blank).count()) > 0) return ['a screen that is not drawn yet'];
      return Array.from(this.#running, (request) => `${request.method()} ${request.url()}`);
    };
    await expect
      .poll(stillPending, {
        message: 'what the screen still waits for',
        intervals: [0], // `waitIdleTime` waits between checks
      })
      .toEqual([]);
  }

  /** Discards the errors since the last check, where they were expected. */
  forget(): void {
    this.#errors.length = 0;
  }

  /** Fails with the errors since the last check. @param where names the screen */
  expectNoErrors(where: string): void {
    expect.soft(this.#errors.splice(0), where).toEqual([]);
  }
}

/** Waits until the page has drawn twice, IDLE_TIME apart: answers that have arrived are processed by then. */
const waitIdleTime = (page: Page) =>
  page.evaluate(async (apart) => {
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    await new Promise((done) => setTimeout(done, apart));
    await drawn();
  }, IDLE_TIME);
