import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@turntable/declare/contract/call.ts';
import type { Limit } from '@turntable/declare/contract/fieldLimits.ts';
import type { Field } from '@turntable/declare/define/field.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { isDemanded } from '@turntable/declare/kinds/rulesOf.ts';
import { writableOnCreate, writableOnSave } from '@turntable/declare/kinds/writable.ts';
import { rules as germanRules } from '@turntable/declare/texts/de/rules.ts';
import { rules } from '@turntable/declare/texts/en/rules.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { instructions } from '../../contract/help/calls.ts';
import { adminSpecialOffers } from '../../contract/offers/adminCalls.ts';
import { adminCompanyUsers } from '../../contract/staff/adminCalls.ts';
import { RESOURCES } from '../../src/resources/index.ts';
import type { Client } from '../api/setup/client.ts';
import { emailOf, type TestUserName } from '../api/setup/testData.ts';
import { failInstead, goOffline, recordSends } from './setup/calls.ts';
import { newCompany, ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// Derived forms: each shows errors at the field, does not send invalid input, and keeps what was typed.

interface DerivedForm {
  as: TestUserName;
  role: Role;
  /** `:company`, `:member`, `:offer` and `:article` are replaced by the ids of this file's records. */
  path: string;
  resource: string;
  /** The tab whose fields are edited; without it, the form creates a record. */
  tab?: string;
}

/** Every derived form of the product. */
const FORMS: readonly DerivedForm[] = [
  { as: 'operator', role: 'admin', path: '/companies/create', resource: 'companies' },
  {
    as: 'operator',
    role: 'admin',
    path: '/companies/:company',
    resource: 'companies',
    tab: 'profile',
  },
  {
    as: 'operator',
    role: 'admin',
    path: '/companies/:company/settings',
    resource: 'companies',
    tab: 'settings',
  },
  { as: 'operator', role: 'admin', path: '/companies/:company/staff/create', resource: 'users' },
  {
    as: 'operator',
    role: 'admin',
    path: '/companies/:company/staff/:member',
    resource: 'users',
    tab: 'common',
  },
  { as: 'operator', role: 'admin', path: '/companies/:company/tokens/create', resource: 'tokens' },
  { as: 'operator', role: 'admin', path: '/notifications-admin/create', resource: 'notifications' },
  { as: 'operator', role: 'admin', path: '/special-offers/create', resource: 'offers' },
  {
    as: 'operator',
    role: 'admin',
    path: '/special-offers/:offer/edit',
    resource: 'offers',
    tab: 'edit',
  },
  { as: 'operator', role: 'admin', path: '/help/instructions/create', resource: 'instructions' },
  {
    as: 'operator',
    role: 'admin',
    path: '/help/instructions/:article/edit',
    resource: 'instructions',
    tab: 'edit',
  },
  { as: 'operator', role: 'admin', path: '/vehicles-moderation/create', resource: 'adminCars' },
  { as: 'chief', role: 'chief', path: '/vehicles/create', resource: 'cars' },
  { as: 'employee', role: 'employee', path: '/vehicles/create', resource: 'cars' },
  { as: 'chief', role: 'chief', path: '/tokens/create', resource: 'tokens' },
  { as: 'chief', role: 'chief', path: '/profile/staff/create', resource: 'users' },
  { as: 'chief', role: 'chief', path: '/profile/staff/:member', resource: 'users', tab: 'common' },
];

let operator: Client;
const ids: Record<string, number> = {};
beforeAll(async () => {
  operator = await signIn('operator');
  const company = await ownCompany(await signIn('chief'));
  const person = {
    name: 'Malte Voss',
    email: `${randomUUID()}@new.test`,
    phone: '+49 40 1',
    role: 'employee',
  };
  const { data: member } = await operator.must(adminCompanyUsers.create, {
    params: { company },
    body: person,
  });
  const offer = await operator.must(adminSpecialOffers.create, {
    fields: { title: 'Winter tyres' },
  });
  const texts = {
    title_en: 'Light',
    title_de: 'Licht',
    body_en: '<p>Light</p>',
    body_de: '<p>Licht</p>',
    published: 1,
  };
  const { data: article } = await operator.must(instructions.create, { body: texts });
  Object.assign(ids, { company, member: member.id, offer: offer.id, article: article.id });
});
const filled = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));

const declaredAs = (name: string): Resource => {
  const found = RESOURCES.find(({ resource }) => resource === name);
  if (!found) throw new Error(`No resource ${name}`);
  return found;
};

const TYPED: readonly string[] = ['text', 'lines', 'email', 'phone', 'url', 'integer', 'decimal'];
const NUMBERS: readonly string[] = ['integer', 'decimal'];

/** Returns invalid values, each with its error message. */
const badValues = (
  field: Field<never>,
  limit: Limit,
  isNew: boolean,
): (readonly [value: string, message: string])[] => {
  const { kind } = field;
  const said = (text: string, values: Record<string, number>) =>
    text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const isNumber = NUMBERS.includes(kind);
  const { min, max, maxLength } = limit;
  const all = [
    isDemanded(field, limit, isNew) && (['', rules.required] as const),
    !isNumber &&
      maxLength !== undefined &&
      kind !== 'email' &&
      (['x'.repeat(maxLength + 1), said(rules.too_long, { maximum: maxLength })] as const),
    (limit.oneLine || kind === 'lines') &&
      !['email', 'phone', 'url'].includes(kind) &&
      (['<img src=x onerror=alert(1)>', rules.html] as const),
    kind === 'email' && (['nobody at home', rules.invalid_email] as const),
    kind === 'url' && (['javascript:alert(1)', rules.invalid_url] as const),
    kind === 'integer' && (['1.5', rules.not_a_number] as const),
    isNumber &&
      min !== undefined &&
      ([String(min - 1), said(rules.too_small, { minimum: min })] as const),
    isNumber &&
      max !== undefined &&
      ([String(max + 1), said(rules.too_big, { maximum: max })] as const),
  ];
  return all.filter((one) => one !== false);
};

const main = () => within(screen.getByRole('main'));
/** Finds the input with this label. */
const field = async (label: string) =>
  within(await screen.findByRole('main')).findByLabelText(
    new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`),
    {
      selector: 'input, textarea',
    },
  );
const saveButton = () => main().getByRole('button', { name: /^(Save|Create)$/ });

/** Returns a field's error or hint, as a screen reader reads it. */
const saidOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Returns a field's state after invalid input, and the expected state. */
const asRefused = (input: HTMLElement, message: string, value: string) => {
  const said = saidOf(input);
  return [
    {
      invalid: input.getAttribute('aria-invalid'),
      said: said.includes(message) ? message : said,
      value: (input as HTMLInputElement).value,
    },
    { invalid: 'true', said: message, value },
  ] as const;
};

test.each(FORMS)(
  '$as: $path shows errors at the fields, sends nothing and keeps what was typed',
  async ({ as, role, path, resource, tab }) => {
    const declared = declaredAs(resource);
    const part = declared.form?.find(({ key }) => key === tab);
    const writable = tab ? writableOnSave(declared, role) : writableOnCreate(declared, role);
    const names = part && 'fields' in part ? part.fields : Object.keys(writable);
    const tried = names.flatMap((name) => {
      const shown = declared.fields[name];
      const limit = writable[name];
      if (!shown || !limit || shown.input || !TYPED.includes(shown.kind)) return [];
      const bad = badValues(shown, limit, !tab);
      return bad.length > 0 ? [{ label: shown.label.en, bad }] : [];
    });
    expect(tried.length).toBeGreaterThan(0);

    const { user } = await renderApp(filled(path), { as });
    const sends = recordSends();
    const rounds = Math.max(...tried.map(({ bad }) => bad.length));
    for (let round = 0; round < rounds; round += 1) {
      const inRound = tried.flatMap(({ label, bad }) =>
        bad.slice(round, round + 1).map(([value, message]) => ({ label, value, message })),
      );
      for (const { label, value } of inRound)
        fireEvent.change(await field(label), { target: { value } });
      await user.click(saveButton());
      for (const { label, value, message } of inRound) {
        const input = await field(label);
        await waitFor(() => {
          const [is, should] = asRefused(input, message, value);
          expect(is, `${label}: ${value.slice(0, 30)}`).toEqual(should);
        });
      }
    }
    expect(sends).toEqual([]);
  },
);

test.each([
  {
    as: 'operator',
    path: '/companies/create',
    taken: "Manager's e-mail",
    fields: { Name: 'Zweimal', Manager: 'Wer Anders' },
  },
  {
    as: 'operator',
    path: '/companies/:company/staff/create',
    taken: 'E-mail',
    fields: { Name: 'Wer Anders' },
  },
  {
    as: 'chief',
    path: '/profile/staff/create',
    taken: 'E-mail',
    fields: { Name: 'Wer Anders', Phone: '+49 40 1234' },
  },
] as const)(
  '$as: $path refuses a taken e-mail address at the field and keeps what was typed',
  async (form) => {
    const { user, fill } = await renderApp(filled(form.path), { as: form.as });
    const address = emailOf('suedEmployee').toUpperCase();
    for (const [label, value] of Object.entries(form.fields)) await fill(await field(label), value);
    await fill(await field(form.taken), address);
    await user.click(saveButton());
    const taken = await field(form.taken);
    await waitFor(() => {
      const [is, should] = asRefused(taken, 'Somebody else uses this e-mail address', address);
      expect(is).toEqual(should);
    });
    for (const [label, value] of Object.entries(form.fields))
      expect(await field(label)).toHaveProperty('value', value);
    expect(window.location.pathname).toBe(filled(form.path));
  },
);

describe('another user’s save meanwhile', () => {
  const openChanged = async () => {
    const { id } = await newCompany(operator, 'Two windows');
    const app = await renderApp(`/companies/${id}`, { as: 'operator' });
    await app.fill(await field('Contact person'), 'Mine');
    await app.fill(await field('Notes'), 'My note');
    await operator.must(adminCompanies.save, {
      params: { id },
      body: { contact_person: 'Theirs', chief_name: 'Their head' },
    });
    await app.user.click(saveButton());
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'This was changed meanwhile' }),
    );
    return { ...app, id, dialog };
  };
  const stored = async (id: number) => {
    const { data } = await operator.must(adminCompanies.one, { params: { id } });
    return [data.contact_person, data.chief_name, data.notes];
  };

  test('is shown for the fields that both have changed, and only for these', async () => {
    const { dialog } = await openChanged();
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Contact personMineTheirs']);
  });

  test('is overwritten by “Keep mine” only in the fields that both have changed', async () => {
    const { user, dialog, id } = await openChanged();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await stored(id)).toEqual(['Mine', 'Their head', 'My note']));
    expect(await field('Contact person')).toHaveProperty('value', 'Mine');
    await waitFor(() => expect(saveButton()).toHaveProperty('disabled', true));
  });

  test('is loaded by “Load theirs”', async () => {
    const { user, dialog, id } = await openChanged();
    await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
    await waitFor(async () =>
      expect(await field('Contact person')).toHaveProperty('value', 'Theirs'),
    );
    expect(await field('Notes')).toHaveProperty('value', '');
    expect(await stored(id)).toEqual(['Theirs', 'Their head', '']);
  });
});

test('leaving a form with unsaved input asks first', async () => {
  const { user, fill } = await renderApp('/tokens/create', { as: 'chief' });
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await fill(await field('Name'), 'Half a name');
  await user.click(main().getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(await field('Name')).toHaveProperty('value', 'Half a name');
  expect(window.location.pathname).toBe('/tokens/create');
});

test('what was typed stays when the record cannot be read again', async () => {
  const { id } = await newCompany(operator, 'Typed');
  const { user, fill } = await renderApp(`/companies/${id}`, { as: 'operator' });
  await fill(await field('Notes'), 'My note');
  const works = failInstead(new RegExp(`/admin/companies/${id}$`), 503, 'Under maintenance');
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Block/ }));
  const failure = await screen.findByText(/could not be brought up to date/);
  expect(await field('Notes')).toHaveProperty('value', 'My note');
  works();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Unblock' });
  expect(failure.isConnected).toBe(false);
  expect(await field('Notes')).toHaveProperty('value', 'My note');
});

test('another language keeps what was typed, and translates the form, its errors and the page around it', async () => {
  const { id } = await newCompany(operator, 'Two languages');
  const { user, fill } = await renderApp(`/companies/${id}`, { as: 'operator' });
  const name = await field('Name');
  await fill(name, '');
  await fill(await field('Notes'), 'My note');
  await user.click(saveButton());
  await waitFor(() => expect(saidOf(name)).toContain(rules.required));

  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }));
  await main().findByRole('button', { name: 'Speichern' });
  expect(saidOf(name)).toContain(germanRules.required);
  expect(await field('Notizen')).toHaveProperty('value', 'My note');
  screen.getByRole('region', { name: 'Hinweise' });
  expect(document.title).toMatch(/^Two languages .* · Turntable$/);
});

test.each(['Add credits', 'Add tokens'])(
  '%s: the dialog shows the error at the field and keeps what was typed',
  async (action) => {
    const { user, fill } = await renderApp(filled('/companies/:company'), { as: 'operator' });
    await user.click(await screen.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog', { name: action }));
    const amount = await dialog.findByRole('spinbutton', { name: 'Amount' });
    const sends = recordSends();
    for (const [value, message] of [
      ['', rules.required],
      ['0', 'At least 1'],
      ['-5', 'At least 1'],
      ['1.5', rules.not_a_number],
      ['99999999', 'At most'],
    ] as const) {
      await fill(amount, value);
      await user.click(dialog.getByRole('button', { name: action }));
      await waitFor(() => {
        const [is, should] = asRefused(amount, message, value);
        expect(is, value).toEqual(should);
      });
    }
    expect(sends).toEqual([]);
    goOffline();
    await fill(amount, '3');
    await user.click(dialog.getByRole('button', { name: action }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Something went wrong');
    expect(amount).toHaveProperty('value', '3');
  },
);
