import { expect, type Page } from '@playwright/test';

/** What went wrong unseen: the console's errors and warnings, exceptions, requests that failed. */
export class Watch {
  readonly #page: Page;
  readonly #wrongs: string[] = [];
  readonly #running = new Set<object>();

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#wrongs.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#wrongs.push(`exception: ${error.message}`));
    page.on('request', (request) => this.#running.add(request));
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => {
      this.#running.delete(request);
      const reason = request.failure()?.errorText;
      // the browser gives up what the page it leaves was still reading
      if (reason !== 'net::ERR_ABORTED') this.#wrongs.push(`${request.method()} ${request.url()}: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#wrongs.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
    });
  }

  /** Waits until the screen has read and drawn what it shows. */
  async settled(): Promise<void> {
    await expect.poll(() => this.#running.size, { message: 'requests under way' }).toBe(0);
    await expect(
      this.#page.getByRole('main').locator('[aria-busy=true], [role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root'),
    ).toHaveCount(0);
  }

  /** Fails with what has gone wrong since the last time. @param where names the screen */
  expectNothingWrong(where: string): void {
    expect.soft(this.#wrongs.splice(0), where).toEqual([]);
  }
}
