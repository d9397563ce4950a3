import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { instructions } from '../../contract/help/calls.ts';
import { adminNotifications } from '../../contract/notifications/adminCalls.ts';
import { adminSpecialOffers } from '../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../contract/offers/calls.ts';
import { newCar } from '../api/setup/dealer.ts';
import { COMPANIES, type TestUserName } from '../api/setup/testData.ts';
import { ENTRIES, type EntryName } from '../screens/menus.ts';
import { atRest, expectNoDialog } from './setup/atRest.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// What each role finds on shared screens: its own menu and tabs, and no button for anything that it may not do.

const ARTICLE = 'Photographing a vehicle';
const OFFER = 'Your own showroom';
const NOTICE = 'Photos find their views';

/** Paths of the records in the table below. */
const ids: Record<'company' | 'article' | 'offer' | 'employee' | 'chief' | 'car', number> = {
  company: 0,
  article: 0,
  offer: 0,
  employee: 0,
  chief: 0,
  car: 0,
};
beforeAll(async () => {
  const [operator, chief, employee] = [
    await signIn('operator'),
    await signIn('chief'),
    await signIn('employee'),
  ];
  const me = await chief.must(session.me);
  ids.chief = me.account.id;
  ids.employee = (await employee.must(session.me)).account.id;
  ids.company = me.company?.id ?? 0;
  ids.car = (await newCar(chief)).id;
  const options = { get_cars_from_ftp: 1, areOffersEnabled: 1 } as const;
  await operator.must(adminCompanies.save, { params: { id: ids.company }, body: options });
  ids.article = (
    await operator.must(instructions.create, {
      body: { title_en: ARTICLE, title_de: ARTICLE, published: 1 },
    })
  ).data.id;
  ids.offer = (await operator.must(adminSpecialOffers.create, { fields: { title: OFFER } })).id;
  const offer = { title: OFFER, description: '', link: '', active: true };
  await operator.must(adminSpecialOffers.save, { params: { id: ids.offer }, body: offer });
  // An unread offer would open over the page.
  for (const reader of [chief, employee]) {
    const { data: unread } = await reader.must(specialOffers.unread, { query: {} });
    for (const { id } of unread) await reader.must(specialOffers.read, { params: { id } });
  }
  await operator.must(adminNotifications.create, {
    body: { text: NOTICE, company_ids: [ids.company] },
  });
});

const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: keyof typeof ids) => String(ids[name]));

/** `seen` is an element that shows that the screen is open. */
const ABSENT: readonly (readonly [
  as: 'operator' | 'chief' | 'employee',
  path: string,
  seen: string,
  absent: readonly string[],
])[] = [
  [
    'chief',
    '/companies/:company',
    COMPANIES.nord.title,
    ['Add credits', 'Add tokens', 'Block', 'Unblock', 'Save', 'Delete'],
  ],
  [
    'employee',
    '/companies/:company',
    COMPANIES.nord.title,
    ['Add credits', 'Add tokens', 'Block', 'Unblock', 'Save', 'Delete'],
  ],
  [
    'chief',
    '/companies/:company/subcompanies',
    COMPANIES.west.title,
    ['Add sub-company', 'Detach'],
  ],
  ['chief', '/help/instructions', ARTICLE, ['New help article', 'Delete', 'Published']],
  ['employee', '/help/instructions/:article', ARTICLE, ['Save', 'Delete']],
  ['chief', '/special-offers', OFFER, ['New special offer', 'Delete']],
  ['employee', '/special-offers/:offer', OFFER, ['Save', 'Delete', 'Active']],
  ['chief', '/notifications', NOTICE, ['New notification', 'Delete']],
  ['operator', '/companies/:company/staff/:employee', 'Person employee', ['Add credits']],
  ['chief', '/vehicles/:car', 'Wagen', ['Approve', 'Send back to fix']],
  ['employee', '/vehicles/:car', 'Wagen', ['Approve', 'Send back to fix']],
];

test.each(ABSENT)(
  'the %s sees at %s no action that the role may not do',
  async (as, path, seen, absent) => {
    await renderApp(filled(path), { as });
    const names = () =>
      (['button', 'link', 'menuitem', 'checkbox', 'toolbar'] as const).flatMap((role) =>
        screen
          .queryAllByRole(role)
          .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
      );
    await screen.findAllByText(new RegExp(seen));
    await waitFor(() => expect(names().length).toBeGreaterThan(5));
    await atRest();
    expect(names().filter((name) => [...absent, 'Moderation'].includes(name))).toEqual([]);
  },
);

test.each([
  ['chief', ['Profile', 'Settings', 'Staff', 'Sub-companies', 'Views', 'Tokens']],
  ['employee', ['Profile', 'Settings', 'Sub-companies', 'Views']],
] as const)('a company’s page has the tabs for the %s', async (as, parts) => {
  await renderApp(filled('/companies/:company'), { as });
  await screen.findByRole('tab', { name: 'Profile' });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(parts);
});

test('managers cannot change their own record: the disabled button shows the reason', async () => {
  const { user } = await renderApp(filled('/profile/staff/:chief'), { as: 'chief' });
  await within(await screen.findByRole('main')).findAllByText(
    "Only the operator can change the company's manager.",
  );
  await atRest();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const block = screen.getByRole('button', { name: 'Block' });
  expect(block.getAttribute('aria-disabled')).toBe('true');
  block.focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    "Only the operator can change the company's manager.",
  );
  await user.keyboard('{Enter}');
  await expectNoDialog();
});

/** The menus of the specification's chapter 2: for a company with every option, and for one (westChief's) with none. */
const MENUS: readonly (readonly [as: TestUserName, entries: readonly EntryName[]])[] = [
  [
    'operator',
    [
      'companies',
      'moderation',
      'complaints',
      'fromFtpAdmin',
      'defaultRooms',
      'byCompany',
      'notifications',
      'help',
      'offers',
    ],
  ],
  [
    'chief',
    ['vehicles', 'settings', 'profile', 'transactions', 'help', 'tokens', 'offers', 'fromFtp'],
  ],
  ['employee', ['vehicles', 'settings', 'profile', 'help', 'offers', 'fromFtp']],
  ['photographer', ['photos']],
  ['westChief', ['vehicles', 'settings', 'profile', 'transactions', 'help', 'tokens']],
];

test.each(MENUS)('the menu of the %s has its entries, and no others', async (as, entries) => {
  await renderApp('/access-denied', { as });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const links = within(menu).getAllByRole('menuitem');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent]).toSorted()).toEqual(
    entries.map((entry) => [ENTRIES[entry].path, ENTRIES[entry].en]).toSorted(),
  );
});
