import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from './setup/atRest.ts';
import { newCompany, ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// The parts of the settings and of a company's page in groups. tests/e2e/settings.spec.ts covers how they fit.

const listeners = new Set<(event: { matches: boolean }) => void>();
let isNarrow = false;

/** Makes the window narrower or wider than what a list at the side needs. */
const showNarrow = (narrow: boolean) => {
  isNarrow = narrow;
  for (const tell of listeners) tell({ matches: narrow });
};
const stubWidth = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return isNarrow && media.includes('max-width:1199.95px');
        },
        addEventListener: (_: string, tell: (event: { matches: boolean }) => void) =>
          listeners.add(tell),
        removeEventListener: (_: string, tell: (event: { matches: boolean }) => void) =>
          listeners.delete(tell),
        addListener() {},
        removeListener() {},
      }) as never,
  );
afterEach(() => {
  vi.restoreAllMocks();
  listeners.clear();
  isNarrow = false;
});

/** Returns the texts of the links in a list with groups, by group. */
const groupsIn = async (label: string): Promise<Record<string, string[]>> => {
  const nav = within(await screen.findByRole('navigation', { name: label }));
  const lists = nav.getAllByRole('list').map((list): [string, string[]] => [
    document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? ''),
  ]);
  return Object.fromEntries(lists);
};

test('a manager finds the settings in four groups', async () => {
  await renderApp('/settings/logos', { as: 'chief' });
  expect(await groupsIn('Parts of the settings')).toEqual({
    Look: ['Basic', 'Apply', 'Photo boxes', 'Default rooms', 'Walls', 'Floors'],
    Brand: ['Logos', 'Banners', 'Licence plates'],
    Views: ['Comments'],
    Delivery: ['FTP upload'],
  });
  expect(screen.getByRole('link', { current: 'page', name: 'Logos' })).toBeTruthy();
});

test('the groups have German names', async () => {
  await renderApp('/settings/basic', { as: 'employee', locale: 'de' });
  expect(Object.keys(await groupsIn('Teile der Einstellungen'))).toEqual([
    'Aussehen',
    'Marke',
    'Ansichten',
    'Lieferung',
  ]);
});

test('the operator finds all parts of a company in groups, and goes from one to another', async () => {
  const { id } = await newCompany(await signIn('operator'), 'Grouped');
  const { user } = await renderApp(`/companies/${id}`, { as: 'operator' });
  expect(await groupsIn('Parts of this page')).toEqual({
    Company: ['Profile', 'Settings', 'Staff', 'Sub-companies', 'Tokens'],
    Look: ['Basic', 'Photo boxes', 'Scenes', 'Walls', 'Floors'],
    Brand: ['Logos', 'Banners', 'Licence plates'],
    Views: ['Views', 'Comments'],
    Delivery: ['FTP upload'],
  });
  const part = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Parts of this page' })).getByRole('link', {
      name,
    });
  expect(part('Profile').getAttribute('aria-current')).toBe('page');
  await user.click(part('Banners'));
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${id}/banners`));
  await waitFor(() => expect(part('Banners').getAttribute('aria-current')).toBe('page'));
  expect(part('Profile').getAttribute('aria-current')).toBeNull();
});

test('the few settings of the operator are a bar of tabs, without groups', async () => {
  await renderApp('/settings/walls', { as: 'operator' });
  const bar = within(await screen.findByRole('tablist', { name: 'Parts of the settings' }));
  expect(bar.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Default rooms',
    'Walls',
    'Floors',
    'Cut-out engine',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Walls' })).toBeTruthy();
});

test('a narrow screen names the part with its group, and a menu leads to the others', async () => {
  isNarrow = true;
  stubWidth();
  const { user } = await renderApp('/settings/walls', { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: 'Look · Walls' }));
  const menu = within(await screen.findByRole('menu', { name: 'Parts of the settings' }));
  expect(menu.getAllByRole('menuitem')).toHaveLength(11);
  expect(document.activeElement?.textContent).toBe('Walls');
  await user.click(menu.getByRole('menuitem', { name: 'FTP upload' }));
  await screen.findByRole('button', { name: 'Delivery · FTP upload' });
  expect(window.location.pathname).toBe('/settings/export');
  expect(screen.queryByRole('menu', { name: 'Parts of the settings' })).toBeNull();
});

test('input is kept when the window becomes narrow', async () => {
  stubWidth();
  const { id } = await newCompany(await signIn('operator'), 'Turned');
  const { fill } = await renderApp(`/companies/${id}`, { as: 'operator' });
  await fill(await screen.findByRole('textbox', { name: 'Contact person' }), 'Typed');
  await act(async () => showNarrow(true));
  await screen.findByRole('button', { name: 'Company · Profile' });
  expect(screen.getByRole('textbox', { name: 'Contact person' })).toHaveProperty('value', 'Typed');
});

test.each([
  ['the settings', 'chief', () => '/settings/backgrounds'],
  ['a company’s page', 'operator', (id: number) => `/companies/${id}/backgrounds`],
] as const)(
  'the photo boxes of %s say that they are not the type of that name',
  async (_, as, path) => {
    await renderApp(path(await ownCompany(await signIn('chief'))), { as });
    await screen.findByText(
      'Pictures for the background type “Background”; the type “Photo Box” is our own showroom.',
    );
  },
);

test('other pictures need no such line', async () => {
  await renderApp('/settings/banners', { as: 'chief' });
  await screen.findByRole('group', { name: /: add pictures$/ });
  await atRest();
  expect(screen.queryByText(/Photo Box/)).toBeNull();
});
