import { expect, type Page, type Request } from '@playwright/test';

/** A preview cuts a vehicle out first, and a machine that does other things besides takes its time for it, in milliseconds. */
const SETTLES_WITHIN = 60_000;
/** In milliseconds. */
const AT_REST = 100;

/** What went wrong unseen: the console's errors and warnings, exceptions, requests that failed. */
export class Watch {
  readonly #page: Page;
  readonly #wrongs: string[] = [];
  readonly #running = new Set<Request>();
  #begun = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#wrongs.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#wrongs.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      this.#running.add(request);
      this.#begun++;
    });
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => {
      this.#running.delete(request);
      const reason = request.failure()?.errorText;
      // the browser gives up what the page it leaves was still reading
      if (reason !== 'net::ERR_ABORTED')
        this.#wrongs.push(`${request.method()} ${request.url()}: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#wrongs.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
    });
  }

  /** Waits until the screen has read and drawn what it shows: what one answer brings may ask for the next. */
  async settled(): Promise<void> {
    const waiting = this.#page
      .getByRole('main')
      .locator('[aria-busy=true], [role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root');
    const blank = this.#page.locator('#main-content').filter({ hasNotText: /\S/ });
    const underWay = async () => {
      const before = this.#begun;
      await rest(this.#page);
      if (this.#begun > before) return ['what was just begun'];
      // React shows a screen that has come a while later, in place of a placeholder or of nothing; it asks for its content only then
      if ((await waiting.or(blank).count()) > 0) return ['a screen that is not drawn yet'];
      return Array.from(this.#running, (request) => `${request.method()} ${request.url()}`);
    };
    await expect
      .poll(underWay, {
        message: 'what is under way',
        timeout: SETTLES_WITHIN,
        intervals: [0], // each look rests a while by itself
      })
      .toEqual([]);
  }

  /** Passes over what has gone wrong since the last time, where that was meant to happen. */
  forget(): void {
    this.#wrongs.length = 0;
  }

  /** Fails with what has gone wrong since the last time. @param where names the screen */
  expectNothingWrong(where: string): void {
    expect.soft(this.#wrongs.splice(0), where).toEqual([]);
  }
}

/** Waits until the page has drawn twice, a while apart: an answer that has come in is read by then. */
const rest = (page: Page) =>
  page.evaluate(async (apart) => {
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    await new Promise((done) => setTimeout(done, apart));
    await drawn();
  }, AT_REST);
