import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Role } from '../../contract/call.ts';
import type { Limit } from '../../contract/limits.ts';
import type { Field } from '../../src/framework/define/field.ts';
import type { Resource } from '../../src/framework/define/resource.ts';
import { isDemanded } from '../../src/framework/kinds/fieldValue.ts';
import { writableOnCreate, writableOnSave } from '../../src/framework/record/writable.ts';
import { rules } from '../../src/i18n/en/rules.ts';
import { RESOURCES } from '../../src/resources/index.ts';
import { beSignedIn, type Login, newName } from './dealer.ts';

interface DerivedForm {
  path: string;
  resource: string;
  login: Login;
  /** The tab whose fields are edited; without one a new record is made. */
  tab?: string;
}

/** Every derived form of the product. */
const FORMS: readonly DerivedForm[] = [
  { login: 'operator', path: '/companies/create', resource: 'companies' },
  { login: 'operator', path: '/companies/3', resource: 'companies', tab: 'profile' },
  { login: 'operator', path: '/companies/3/settings', resource: 'companies', tab: 'settings' },
  { login: 'operator', path: '/companies/3/staff/create', resource: 'users' },
  { login: 'operator', path: '/companies/1/staff/3', resource: 'users', tab: 'common' },
  { login: 'operator', path: '/companies/3/tokens/create', resource: 'tokens' },
  { login: 'operator', path: '/notifications-admin/create', resource: 'notifications' },
  { login: 'operator', path: '/special-offers/create', resource: 'offers' },
  { login: 'operator', path: '/special-offers/1/edit', resource: 'offers', tab: 'edit' },
  { login: 'operator', path: '/help/instructions/create', resource: 'instructions' },
  { login: 'operator', path: '/help/instructions/1/edit', resource: 'instructions', tab: 'edit' },
  { login: 'operator', path: '/vehicles-moderation/create', resource: 'adminCars' },
  { login: 'chief', path: '/vehicles/create', resource: 'cars' },
  { login: 'employee', path: '/vehicles/create', resource: 'cars' },
  { login: 'chief', path: '/tokens/create', resource: 'tokens' },
  { login: 'chief', path: '/profile/staff/create', resource: 'users' },
  { login: 'chief', path: '/profile/staff/3', resource: 'users', tab: 'common' },
];
const ROLE: Partial<Record<Login, Role>> = { operator: 'admin', chief: 'chief', employee: 'employee' };

const TYPED: readonly string[] = ['text', 'lines', 'email', 'phone', 'url', 'integer', 'decimal', 'money'];

const declaredAs = (name: string): Resource => {
  const found = RESOURCES.find(({ resource }) => resource === name);
  if (!found) throw new Error(`No resource ${name}`);
  return found;
};

/** A value that must not pass, and what is said of it. */
type Bad = readonly [value: string, message: string];

const badValues = (field: Field<never>, limit: Limit, isNew: boolean): Bad[] => {
  const { kind } = field;
  const said = (text: string, values: Record<string, number> = {}) =>
    text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const isNumber = ['integer', 'decimal', 'money'].includes(kind);
  const { min, max, maxLength } = limit;
  const all: (Bad | false | undefined)[] = [
    isDemanded(field, limit, isNew) && ['', rules.required],
    !isNumber && maxLength !== undefined && kind !== 'email' && ['x'.repeat(maxLength + 1), said(rules.too_long, { maximum: maxLength })],
    (limit.oneLine || kind === 'lines') && !['email', 'phone', 'url'].includes(kind) && ['<img src=x onerror=alert(1)>', rules.html],
    kind === 'email' && ['nobody at home', rules.invalid_email],
    kind === 'url' && ['javascript:alert(1)', rules.invalid_url],
    kind === 'integer' && ['1.5', rules.not_a_number],
    isNumber && min !== undefined && [String(min - 1), said(rules.too_small, { minimum: min })],
    isNumber && max !== undefined && [String(max + 1), said(rules.too_big, { maximum: max })],
  ];
  return all.filter((one) => one !== false && one !== undefined);
};

const main = (page: Page) => page.getByRole('main');
const input = (ground: Page | Locator, name: string) => ground.locator(`form [name="${name}"]`);
const save = (page: Page) => main(page).locator('[data-saves]');

/** What the browser itself checks. */
const soon = expect.configure({ timeout: 3_000 });

async function expectRefused(field: Locator, message: string, value: string): Promise<void> {
  await soon.soft(field).toHaveAttribute('aria-invalid', 'true');
  await soon.soft(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  await soon.soft(field).toHaveValue(value);
}

/** Counts what is sent to change something. */
function countSends(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) sent += 1;
  });
  return () => sent;
}

for (const { path, resource, login, tab } of FORMS) {
  test(`${login}: ${path} says at the field what is wrong, sends nothing and loses nothing`, async ({ page, context, baseURL }) => {
    const declared = declaredAs(resource);
    const role = ROLE[login];
    const part = declared.form?.find(({ key }) => key === tab);
    const writable = tab ? writableOnSave(declared, role) : writableOnCreate(declared, role);
    const shown = part && 'fields' in part ? part.fields : Object.keys(writable);
    const bad = shown.flatMap((name) => {
      const field = declared.fields[name];
      const limit = writable[name];
      if (!field || !limit || field.input || !TYPED.includes(field.kind)) return [];
      return badValues(field, limit, !tab).map(([value, message]) => ({ name, value, message }));
    });
    expect(bad.length).toBeGreaterThan(0);
    await beSignedIn(context, baseURL, login);
    await page.goto(path);
    await expect(main(page).locator('form')).toBeVisible();
    const sent = countSends(page);
    const names = [...new Set(bad.map(({ name }) => name))];
    const rounds = Math.max(...names.map((name) => bad.filter((one) => one.name === name).length));
    for (let round = 0; round < rounds; round += 1) {
      const tried = names.flatMap((name) => bad.filter((one) => one.name === name).slice(round, round + 1));
      for (const { name, value } of tried) await input(main(page), name).fill(value);
      await save(page).click();
      for (const { name, value, message } of tried) {
        await test.step(`${name}: ${value.slice(0, 30)}`, () => expectRefused(input(main(page), name), message, value));
      }
    }
    expect(sent()).toBe(0);
  });
}

for (const { path, fields, taken, login } of [
  { login: 'operator', path: '/companies/create', taken: 'chief_email', fields: { title: 'Zweimal', chief_name: 'Wer Anders' } },
  { login: 'operator', path: '/companies/3/staff/create', taken: 'email', fields: { name: 'Wer Anders' } },
  { login: 'chief', path: '/profile/staff/create', taken: 'email', fields: { name: 'Wer Anders', phone: '+49 40 1234' } },
] as const) {
  test(`${login}: ${path}, an e-mail address that is taken is refused at the field, and all that was typed stays`, async ({
    page,
    context,
    baseURL,
  }) => {
    await beSignedIn(context, baseURL, login);
    await page.goto(path);
    for (const [name, value] of Object.entries(fields)) await input(page, name).fill(value);
    await input(page, taken).fill('Chief@Sued.test');
    await save(page).click();
    await expect(input(page, taken)).toHaveAccessibleDescription('Somebody else uses this e-mail address');
    await expect(input(page, taken)).toHaveValue('Chief@Sued.test');
    for (const [name, value] of Object.entries(fields)) await expect(input(page, name)).toHaveValue(value);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

/** A company of the operator's own. @returns the path of its page */
async function createCompany(page: Page, title: string): Promise<string> {
  await page.goto('/companies/create');
  await input(page, 'title').fill(title);
  await input(page, 'chief_name').fill('Nele Neu');
  await input(page, 'chief_email').fill(`${title.replace(/\W+/g, '-').toLowerCase()}@new.test`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/\d+$/);
  return new URL(page.url()).pathname;
}

for (const { choice, contact } of [
  { choice: 'Keep mine', contact: 'Mine' },
  { choice: 'Load theirs', contact: 'Theirs' },
] as const) {
  test(`what somebody else saved meanwhile is shown, and “${choice}” does so`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, 'operator');
    const path = await createCompany(page, newName('Zwei Fenster'));
    await input(page, 'contact_person').fill('Mine');
    await input(page, 'notes').fill('My note');

    const other = await context.newPage();
    await other.goto(path);
    await input(other, 'contact_person').fill('Theirs');
    await input(other, 'chief_name').fill('Their head');
    await save(other).click();
    await expect(save(other)).toBeDisabled();
    await other.close();

    await save(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'This was changed meanwhile' });
    await expect(dialog.getByRole('row', { name: /Contact person/ })).toContainText('Theirs');
    await expect(dialog.getByRole('row')).toHaveCount(2); // its head, and the one field that both have changed
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(input(page, 'contact_person')).toHaveValue(contact);
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(input(page, 'contact_person')).toHaveValue(contact);
    await expect(input(page, 'chief_name')).toHaveValue('Their head'); // was never in dispute
    await expect(input(page, 'notes')).toHaveValue(choice === 'Keep mine' ? 'My note' : '');
  });
}

test('without the server a save says so, what was typed stays, and is saved when the server is back', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  const path = await createCompany(page, newName('Funkloch'));
  await input(page, 'notes').fill('Typed in a tunnel');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await expect(input(page, 'notes')).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await page.goto(path);
  await expect(input(page, 'notes')).toHaveValue('Typed in a tunnel');
});

test('a form with unsaved input is not left by mistake', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/tokens/create');
  await input(page, 'name').fill('Half a name');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(input(page, 'name')).toHaveValue('Half a name');
  expect(new URL(page.url()).pathname).toBe('/tokens/create');
});

for (const action of ['Add credits', 'Add tokens']) {
  test(`${action}: the dialog says at its field what is wrong`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, 'operator');
    await page.goto('/companies/3');
    await page.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: action });
    const amount = dialog.getByRole('spinbutton', { name: 'Amount' });
    const sent = countSends(page);
    for (const [value, message] of [
      ['', rules.required],
      ['0', 'At least 1'],
      ['-5', 'At least 1'],
      ['1.5', rules.not_a_number],
      ['99999999', 'At most'],
    ] as const) {
      await amount.fill(value);
      await dialog.getByRole('button', { name: action }).click();
      await test.step(`“${value}”`, () => expectRefused(amount, message, value));
    }
    expect(sent()).toBe(0);
    await context.setOffline(true);
    await amount.fill('3');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong');
    await expect(amount).toHaveValue('3');
  });
}
