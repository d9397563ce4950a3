import { expect as bare, type Download, type Locator, type Page } from '@playwright/test';
import { drop, LOGINS, type Login, PASSWORD } from '../../e2e/dealer.ts';

/** Waits long: machines are slow, and a walk counts actions, not seconds. */
export const expect = bare.configure({ timeout: 300_000 });

/** More presses of Tab than any screen needs. */
const MOST_TABS = 150;

/** What a person did in a walk. */
export interface Counts {
  clicks: number;
  /** Fields that were typed in, however long the text. */
  fields: number;
  keys: number;
  /** Photos or pictures that were dropped or chosen in one go. */
  files: number;
}

/** Does on a page what a person does, and counts it. */
export class Walker {
  readonly page: Page;
  readonly counts: Counts = { clicks: 0, fields: 0, keys: 0, files: 0 };
  /** How often Tab was pressed to reach what, by keyboard alone. */
  readonly tabs: Record<string, number> = {};

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(300_000);
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.counts.clicks += 1;
  }

  /** Clicks a tile or a box whose input is drawn over. */
  async choose(target: Locator): Promise<void> {
    await target.check({ force: true });
    this.counts.clicks += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.counts.fields += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.counts.keys += 1;
  }

  /** Types into the focused field. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
    this.counts.fields += 1;
  }

  async dropFiles(files: { name: string; buffer: Buffer }[], onto?: Locator): Promise<void> {
    await drop(this.page, files, onto);
    this.counts.files += 1;
  }

  /** Waits for the browser's choice of files, which `open` opens, and chooses some. */
  async chooseFiles(
    open: () => Promise<void>,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await open();
    await (await chooser).setFiles(files);
    this.counts.files += 1;
  }

  /** Drags from one place of an element to another, both in shares of it; counts as a click. */
  async stroke(target: Locator, from: [number, number], to: [number, number]): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be painted on is not shown');
    const { mouse } = this.page;
    await mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await mouse.down();
    await mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 5 });
    await mouse.up();
    this.counts.clicks += 1;
  }

  async download(start: () => Promise<void>): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await start();
    return download;
  }

  /** Presses Tab until the target has the focus. @throws if it cannot be reached */
  async tabTo(name: string, target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses <= MOST_TABS; presses += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) {
        this.tabs[name] = presses;
        return;
      }
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  }

  /** Signs in on the sign-in page. */
  async signIn(login: Login | `${string}@${string}`): Promise<void> {
    const email = login in LOGINS ? LOGINS[login as Login] : login;
    await this.type(this.page.getByRole('textbox', { name: 'E-mail' }), email);
    await this.type(this.page.getByRole('textbox', { name: 'Password', exact: true }), PASSWORD);
    await this.click(this.page.getByRole('button', { name: 'Sign in', exact: true }));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  /** An entry of the main menu. */
  menu(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('menuitem', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }
}
