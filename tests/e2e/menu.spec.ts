import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, type Login } from './dealer.ts';
import { withOwnProduct } from './ownProduct.ts';
import { Watch } from './watch.ts';

/** Other tests take away meanwhile what a walk has just found in a list. */
const test = withOwnProduct();

type Language = 'en' | 'de';
/** Address, and what menu, header and tab call it. */
type Entry = { path: string /** Where it leads on to. */; opens?: string } & Record<Language, string>;

const entry = (path: string, en: string, de: string): Entry => ({ path, en, de });
const ENTRIES = {
  settings: { ...entry('/settings', 'Settings', 'Einstellungen'), opens: '/settings/basic' },
  defaultRooms: entry('/settings/default-rooms', 'Default rooms', 'Standardräume'),
  vehicles: entry('/vehicles', 'Vehicles', 'Fahrzeuge'),
  profile: entry('/profile', 'Profile', 'Profil'),
  transactions: entry('/transactions', 'Transactions', 'Transaktionen'),
  help: entry('/help/instructions', 'Help', 'Hilfe'),
  tokens: entry('/tokens', 'Tokens', 'Tokens'),
  offers: entry('/special-offers', 'Special offers', 'Sonderangebote'),
  fromFtp: entry('/vehicles-from-ftp', 'Vehicles from FTP', 'Fahrzeuge vom FTP'),
  companies: entry('/companies', 'Companies', 'Firmen'),
  moderation: entry('/vehicles-moderation', 'Vehicles moderation', 'Fahrzeug-Moderation'),
  fromFtpAdmin: entry('/vehicles-from-ftp-admin', 'Vehicles from FTP', 'Fahrzeuge vom FTP'),
  byCompany: entry('/transactions-admin', 'Transactions by companies', 'Transaktionen nach Firma'),
  photos: entry('/photos', 'Photos', 'Fotos'),
  notifications: entry('/notifications-admin', 'Notifications', 'Benachrichtigungen'),
} as const;

/** The menus of the specification's chapter 2, in any order. */
const MENUS: Record<Login, readonly (keyof typeof ENTRIES)[]> = {
  operator: ['companies', 'moderation', 'fromFtpAdmin', 'defaultRooms', 'byCompany', 'notifications', 'help', 'offers'],
  chief: ['vehicles', 'settings', 'profile', 'transactions', 'help', 'tokens', 'offers', 'fromFtp'],
  employee: ['vehicles', 'settings', 'profile', 'help', 'offers', 'fromFtp'],
  photographer: ['photos'],
  // her company has neither offers nor vehicles from FTP
  otherChief: ['vehicles', 'settings', 'profile', 'transactions', 'help', 'tokens'],
};

/** Of what lies behind the menus, what each has at least: a walk that finds no rows and no forms has seen nothing. */
const BEHIND: Partial<Record<Login, readonly RegExp[]>> = {
  operator: [/^\/companies\/\d+$/, /^\/companies\/create$/, /^\/vehicles-moderation\/\d+$/, /^\/help\/instructions\/\d+$/],
  chief: [/^\/vehicles\/\d+$/, /^\/vehicles\/create$/, /^\/tokens\/create$/, /^\/help\/instructions\/\d+$/],
  employee: [/^\/vehicles\/\d+$/, /^\/vehicles\/create$/, /^\/help\/instructions\/\d+$/],
  photographer: [/^\/photos\/create$/],
};

const MENU: Record<Language, string> = { en: 'Main menu', de: 'Hauptmenü' };
const OPEN_MENU: Record<Language, string> = { en: 'Open menu', de: 'Menü öffnen' };

/** The menu; on a phone it has to be opened. */
async function menu(page: Page, language: Language): Promise<Locator> {
  const opens = page.getByRole('button', { name: OPEN_MENU[language] });
  if (await opens.isVisible()) await opens.click();
  const found = page.getByRole('navigation', { name: MENU[language] });
  await expect(found).toBeVisible();
  return found;
}

async function begin(page: Page, login: Login, language: Language, baseURL: string | undefined): Promise<Watch> {
  await beSignedIn(page.context(), baseURL, login);
  await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
  const watch = new Watch(page);
  await page.goto('/');
  // before it is known who is signed in, nothing is under way and nothing is there either
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  await watch.settled();
  return watch;
}

async function choose(page: Page, { path, opens = path, ...names }: Entry, language: Language): Promise<void> {
  await (await menu(page, language)).getByRole('link', { name: names[language], exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === opens);
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(names[language]);
  await expect(page).toHaveTitle(new RegExp(`^${names[language]} · `));
}

const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Each theme is looked at in one of the languages. */
const THEME = { en: 'light', de: 'dark' } as const;

test.use({ reducedMotion: 'reduce' });

for (const login of Object.keys(MENUS) as Login[]) {
  test(`the menu of ${login} holds what the specification says, and nothing else`, async ({ page, baseURL }) => {
    await begin(page, login, 'en', baseURL);
    const links = (await menu(page, 'en')).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(MENUS[login].length);
    const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.toSorted()).toEqual(MENUS[login].map((name) => ENTRIES[name].path).toSorted());
  });
}

for (const login of ['operator', 'chief', 'employee', 'photographer'] as const) {
  for (const language of LANGUAGES) {
    test(`${login} walks the whole menu and everything behind it, ${language}, ${THEME[language]}`, async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      const watch = await begin(page, login, language, baseURL);
      await showIn(page, THEME[language]);
      const seen = new Set<string>();
      const look = async () => {
        await watch.settled();
        const where = new URL(page.url()).pathname;
        seen.add(where);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBe(0);
        await expectAccessible(page, where);
        watch.expectNothingWrong(where);
      };
      await look();
      for (const name of MENUS[login]) {
        await test.step(ENTRIES[name].path, async () => {
          await choose(page, ENTRIES[name], language);
          await look();
          await openFirst(page, look);
          await choose(page, ENTRIES[name], language);
          await watch.settled(); // nothing of the list is drawn any more where it is clicked
          await openForm(page, ENTRIES[name].path, look);
        });
      }
      for (const path of BEHIND[login] ?? []) expect([...seen]).toContainEqual(expect.stringMatching(path));
    });
  }
}

/** The first record of the list that is shown, and each of its parts. */
async function openFirst(page: Page, look: () => Promise<void>): Promise<void> {
  const row = page.locator('[data-row] a[data-leads]').first();
  if ((await row.count()) === 0) return;
  const list = new URL(page.url()).pathname;
  await row.click();
  await expect(page).not.toHaveURL((url) => url.pathname === list);
  await look();
  const tabs = page.getByRole('main').getByRole('tab');
  for (let place = 1; place < (await tabs.count()); place += 1) {
    await tabsAtRest(page);
    await tabs.nth(place).click();
    await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
    await look();
    await openForm(page, new URL(page.url()).pathname, look);
  }
}

/** A bar with many tabs glides to the one that is shown when the page comes back; what glides is not where it was seen. */
async function tabsAtRest(page: Page): Promise<void> {
  const rests = ({ seen }: { seen: number[] }) => {
    seen.push(document.querySelector('.MuiTabs-scroller')?.scrollLeft ?? 0);
    return seen.length > 2 && new Set(seen.slice(-3)).size === 1;
  };
  await page.waitForFunction(rests, await page.evaluateHandle(() => ({ seen: [] as number[] })), { polling: 100 });
}

/** The form for a new record, where the list at this address leads to one; and back. */
async function openForm(page: Page, list: string, look: () => Promise<void>): Promise<void> {
  const link = page.locator(`a[href$="${list}/create"]`).first();
  if ((await link.count()) === 0) return;
  await link.click();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await look();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === list);
}
