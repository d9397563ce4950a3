import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { ROLES } from '../../contract/application.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminSpecialOffers } from '../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../contract/offers/calls.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { newCar } from '../api/setup/dealer.ts';
import type { TestUserName } from '../api/setup/testData.ts';
import { expectAtRest } from './setup/atRest.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const TEST_USERS = {
  admin: 'operator',
  chief: 'chief',
  employee: 'employee',
  photo_manager: 'photographer',
} as const satisfies Record<Role, TestUserName>;

const COMPANY: readonly Role[] = ['chief', 'employee'];
const OFFICE: readonly Role[] = ['admin', ...COMPANY];

/** The id of a missing record: its page says "not found" to users who may open such a page. */
const MISSING_ID = 999_999;

/**
 * The routes of the specification's chapters 2 and 6 and `/security`, and the roles that may open them. `:company` is the dealer's company, for the operator too.
 * Login and ForgotPassword are pages outside the application (tests/e2e/signIn.spec.ts).
 */
const ROUTES: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ['/', OFFICE],
  ['/photos', ROLES],
  ['/companies', OFFICE],
  ['/companies/create', ['admin']],
  ['/companies/:company', OFFICE],
  ['/companies/:company/settings', OFFICE],
  ['/companies/:company/staff', ['admin', 'chief']],
  ['/companies/:company/staff/create', ['admin', 'chief']],
  ['/companies/:company/angles', OFFICE],
  ['/companies/:company/scenes', ['admin']],
  ['/companies/:company/tokens', ['admin', 'chief']],
  ['/companies/:company/tokens/create', ['admin', 'chief']],
  ['/companies/:company/logos', ['admin']],
  ['/companies/:company/comments', ['admin']],
  ['/companies/:company/export', ['admin']],
  ['/companies/:company/subcompanies', OFFICE],
  ['/companies/:company/add-subcompany', ['admin']],
  ['/transactions', COMPANY],
  ['/transactions-admin', ['admin']],
  ['/transactions-admin/:company', ['admin']],
  ['/help/instructions', OFFICE],
  ['/help/instructions/create', ['admin']],
  [`/help/instructions/${MISSING_ID}`, OFFICE],
  ['/special-offers', OFFICE],
  ['/special-offers/create', ['admin']],
  ['/special-offers/:offer/edit', ['admin']],
  [`/special-offers/${MISSING_ID}`, OFFICE],
  ['/notifications-admin', ['admin']],
  ['/notifications-admin/create', ['admin']],
  ['/notifications', COMPANY],
  [`/notifications/${MISSING_ID}`, COMPANY],
  ['/profile', COMPANY],
  ['/profile/staff', ['chief']],
  ['/profile/staff/create', ['chief']],
  ['/security', ['admin', 'photo_manager']],
  ['/share', OFFICE],
  ['/share/new', COMPANY],
  ['/vehicles', COMPANY],
  ['/vehicles/create', COMPANY],
  ['/vehicles/:car', COMPANY],
  [`/vehicles/${MISSING_ID}`, COMPANY],
  ['/vehicles-from-ftp', COMPANY],
  [`/vehicles-from-ftp/${MISSING_ID}`, COMPANY],
  ['/vehicles-moderation', ['admin']],
  ['/vehicles-moderation/create', ['admin']],
  ['/vehicles-moderation/:car', ['admin']],
  [`/vehicles-moderation/${MISSING_ID}`, ['admin']],
  ['/vehicles-from-ftp-admin', ['admin']],
  [`/vehicles-from-ftp-admin/${MISSING_ID}`, ['admin']],
  ['/settings', OFFICE],
  ['/settings/basic', OFFICE],
  ['/settings/apply', OFFICE],
  ['/settings/walls', ['admin', 'chief']],
  ['/settings/floors', ['admin', 'chief']],
  ['/settings/default-rooms', OFFICE],
  ['/settings/angle-comments', OFFICE],
  ['/settings/backgrounds', OFFICE],
  ['/settings/logos', OFFICE],
  ['/settings/banners', OFFICE],
  ['/settings/plates', OFFICE],
  ['/settings/export', OFFICE],
  ['/settings/cutout-engine', ['admin']],
  ['/tokens', ['admin', 'chief']],
  ['/tokens/create', ['chief']],
];

/** Where a route redirects a role that has another screen for it. */
const FURTHER: Partial<Record<Role, Readonly<Record<string, string>>>> = {
  chief: { '/companies': '/companies/:company', '/settings': '/settings/basic' },
  admin: { '/settings': '/settings/default-rooms' },
  employee: { '/companies': '/companies/:company', '/settings': '/settings/basic' },
  photo_manager: { '/': '/photos' },
};

const ids = { company: 0, car: 0, offer: 0 };
beforeAll(async () => {
  const chief = await signIn('chief');
  ids.company = (await chief.must(session.me)).company?.id ?? 0;
  ids.car = (await newCar(chief)).id;
  const operator = await signIn('operator');
  ids.offer = (
    await operator.must(adminSpecialOffers.create, { fields: { title: 'Winter tyres' } })
  ).id;
  const offer = { title: 'Winter tyres', description: '', link: '', active: true };
  await operator.must(adminSpecialOffers.save, { params: { id: ids.offer }, body: offer });
  await operator.must(adminCompanies.save, {
    params: { id: ids.company },
    body: { get_cars_from_ftp: 1, areOffersEnabled: 1 },
  });
  // An unread offer would open over the page.
  for (const person of ['chief', 'employee'] as const) {
    await (await signIn(person)).must(specialOffers.read, { params: { id: ids.offer } });
  }
});
afterAll(async () => {
  const operator = await signIn('operator');
  await operator.must(adminSpecialOffers.remove, { params: { id: ids.offer } });
  await operator.must(adminCompanies.save, {
    params: { id: ids.company },
    body: { get_cars_from_ftp: 0, areOffersEnabled: 0 },
  });
});

const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: keyof typeof ids) => String(ids[name]));

const reachedPage = (): string => {
  if (screen.queryByText(errors.screen_failed)) return errors.screen_failed;
  return screen.getByRole('heading', { level: 1 }).textContent === 'Access denied'
    ? 'access denied'
    : window.location.pathname;
};

/** Opens a path as a link does and waits until the page is at rest. Returns the path that is shown then. */
const goTo = async (path: string, expected: string): Promise<string> => {
  await act(async () => {
    window.history.pushState({ index: 0, key: path }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const isAtRest = () => {
    expectAtRest();
    expect(reachedPage()).toBe(expected);
    // a denied user is redirected: until then the heading may be that of the previous page
    if (expected === 'access denied') expect(window.location.pathname).toBe('/access-denied');
  };
  await waitFor(isAtRest, { timeout: 10_000 }).catch(() => {}); // reported below, with all other routes
  return reachedPage();
};

test.each(ROLES)(
  '%s opens each route of the role and is denied access to the others',
  async (role) => {
    await renderApp('/access-denied', { as: TEST_USERS[role] });
    const expected = ROUTES.map(([path, roles]) => {
      const further = FURTHER[role]?.[path];
      return [
        path,
        further || roles.includes(role) ? filled(further ?? path) : 'access denied',
      ] as const;
    });
    const reached: Record<string, string> = {};
    for (const [path, place] of expected) reached[path] = await goTo(filled(path), place);
    expect(reached).toEqual(Object.fromEntries(expected));
  },
);

describe('vehicles from FTP', () => {
  test('cannot be opened by a company without the option', async () => {
    await renderApp('/vehicles-from-ftp', { as: 'westChief' });
    await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
  });

  test('cannot be opened one by one without the option either', async () => {
    const { id } = await newCar(await signIn('westChief'));
    await renderApp(`/vehicles-from-ftp/${id}`, { as: 'westChief' });
    await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
  });

  test('redirect a vehicle that was not imported to its usual page', async () => {
    const { id, vehicle_name } = await newCar(await signIn('chief'));
    await renderApp(`/vehicles-from-ftp/${id}`, { as: 'chief' });
    await screen.findByRole('heading', { name: vehicle_name, level: 1 });
    await waitFor(() => expect(window.location.pathname).toBe(`/vehicles/${id}`));
  });

  test('show nothing about the import when none is recorded', async () => {
    await renderApp('/vehicles-from-ftp', { as: 'chief' });
    const strip = within(await screen.findByRole('region', { name: 'Import from FTP' }));
    expect((await strip.findByText('No import is on record yet.')).role).toBe('status');
    expect(screen.queryByText(/nothing has been imported/i)).toBeNull();
  });

  test('redirect the operator in the same way', async () => {
    const { id, vehicle_name } = await newCar(await signIn('chief'));
    await renderApp(`/vehicles-from-ftp-admin/${id}`, { as: 'operator' });
    await screen.findByRole('heading', { name: vehicle_name, level: 1 });
    await waitFor(() => expect(window.location.pathname).toBe(`/vehicles-moderation/${id}`));
  });
});
