import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AxeRules, expectAccessible } from '../e2e/accessible.ts';
import { beSignedIn, type Login } from '../e2e/dealer.ts';
import { Watch } from '../e2e/watch.ts';
import { expectFits } from './fits.ts';
import { ENTRIES, type EntryName, type Language, MENU, OPEN_MENU } from './menus.ts';

interface WalkOptions {
  login?: Login;
  language?: Language;
  /** Whether the operator's offers and notices are still unread. */
  hasNews?: boolean;
  /** The accessibility rules to check at each stop. */
  axeRules?: AxeRules | 'none';
}

/** Walks through screens as one user and checks each for errors, layout and accessibility. */
export class Walk {
  readonly page: Page;
  readonly watch: Watch;
  /** The paths that were checked. */
  readonly seen = new Set<string>();
  readonly #language: Language;
  readonly #axeRules: AxeRules | 'none';

  private constructor(page: Page, { language = 'en', axeRules = 'both themes' }: WalkOptions) {
    this.page = page;
    this.watch = new Watch(page);
    this.#language = language;
    this.#axeRules = axeRules;
  }

  static async begin(page: Page, baseURL: string | undefined, options: WalkOptions): Promise<Walk> {
    const { login, language = 'en', hasNews } = options;
    if (login) await beSignedIn(page.context(), baseURL, login, { hasNews });
    await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    return new Walk(page, options);
  }

  /** Opens a path and waits until the screen is complete. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await this.watch.settled();
  }

  /** Opens paths and checks each screen. */
  async openAll(...paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await test.step(path, async () => {
        await this.open(path);
        await this.look();
      });
    }
  }

  /** Checks the current screen. @param state describes its state in failures, if the path is not enough */
  async look(state = ''): Promise<void> {
    await this.watch.settled();
    const { pathname } = new URL(this.page.url());
    const where = `${pathname} ${state}`.trim();
    this.seen.add(pathname);
    await expectFits(this.page, where);
    if (this.#axeRules !== 'none') await expectAccessible(this.page, where, this.#axeRules);
    this.watch.expectNoErrors(where);
  }

  /** Checks the open dialog and closes it. */
  async lookAtDialog(state: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await expect(dialog.first()).toBeVisible();
    await this.look(state);
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  /** Returns the main menu, which it opens first on a phone. */
  async menu(): Promise<Locator> {
    const opens = this.page.getByRole('button', { name: OPEN_MENU[this.#language] });
    if (await opens.isVisible()) await opens.click();
    const menu = this.page.getByRole('navigation', { name: MENU[this.#language] });
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Checks a menu entry: its screen with all tabs, the first record, and the form for a new record. */
  async goThrough(name: EntryName): Promise<void> {
    await test.step(ENTRIES[name].path, async () => {
      await this.#choose(name);
      await this.look();
      await this.#lookAtParts();
      await this.#openFirst();
      await this.#choose(name);
      await this.watch.settled(); // wait, so that the click does not hit a list that is being redrawn
      await this.#openForm();
    });
  }

  async #choose(name: EntryName): Promise<void> {
    const { path, opens = path, ...names } = ENTRIES[name];
    const title = names[this.#language];
    await (await this.menu()).getByRole('menuitem', { name: title, exact: true }).click();
    await expect(this.page).toHaveURL((url) => url.pathname === opens);
    await expect(this.page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(
      title,
    );
    await expect(this.page).toHaveTitle(new RegExp(`^${title} · `));
  }

  /** Checks the first record of the current list and its tabs. */
  async #openFirst(): Promise<void> {
    const row = this.page.locator('[data-row] a[data-leads]').first();
    if ((await row.count()) === 0) return;
    await this.#follow(row);
    await this.look();
    await this.#lookAtParts();
  }

  /** Checks the screen's other tabs, and the form for a new record of each. */
  async #lookAtParts(): Promise<void> {
    const main = this.page.locator('#main-content'); // the main landmark also contains the main menu
    const opens = main.locator('nav button[aria-haspopup=menu]');
    if (await opens.isVisible()) return this.#lookAtMenu(opens);
    const parts = main
      .getByRole('tab')
      .or(main.locator('nav a[aria-current]').locator('xpath=ancestor::nav').getByRole('link'));
    const selected = parts.and(main.locator('[aria-selected=true], [aria-current=page]'));
    // By name: after a form, the tab bar may be drawn a moment after the list.
    const names = (await parts.allTextContents()).map((name) => name.trim());
    for (const name of names) {
      const named = { name, exact: true };
      const part = parts.and(main.getByRole('tab', named).or(main.getByRole('link', named)));
      await expect(part).toBeVisible();
      if (await part.and(selected).count()) continue;
      await part.press('Enter'); // a click would miss while the tab bar scrolls
      await expect(part.and(selected)).toBeVisible();
      await this.look();
      await this.#openForm();
    }
  }

  /** Checks the tabs that a menu leads to on a narrow screen, and the menu itself. */
  async #lookAtMenu(opens: Locator): Promise<void> {
    const menu = this.page.getByRole('menu').and(this.page.locator(':not(nav *)'));
    await opens.press('Enter');
    await this.look('with the menu of its parts');
    const names = await menu.getByRole('menuitem').allTextContents();
    await menu.press('Escape');
    for (const name of names) {
      await opens.press('Enter');
      await menu.getByRole('menuitem', { name, exact: true }).press('Enter');
      await expect(menu).toHaveCount(0);
      await expect(opens).toHaveText(new RegExp(`(^| · )${name}$`));
      await this.look();
      await this.#openForm();
    }
  }

  /** Checks the form for a new record, if the current list has one, and goes back. */
  async #openForm(): Promise<void> {
    const list = this.#path();
    const link = this.page.locator(`a[href$="${list}/create"]`).first();
    if ((await link.count()) === 0) return;
    await this.#follow(link);
    await expect(this.page.getByRole('main').locator('form')).toBeVisible();
    await this.look();
    await this.page.goBack();
    await expect(this.page).toHaveURL((url) => url.pathname === list);
    await this.watch.settled();
  }

  /** Follows a link to another screen. React shows the old one under the new address until the new one can be drawn. */
  async #follow(link: Locator): Promise<void> {
    const [old, path] = [await link.elementHandle(), this.#path()];
    await link.click();
    await expect(this.page).not.toHaveURL((url) => url.pathname === path);
    await old?.waitForElementState('hidden');
  }

  #path(): string {
    return new URL(this.page.url()).pathname;
  }
}
