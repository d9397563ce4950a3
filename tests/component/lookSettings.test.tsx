import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { newCar, read } from '../api/setup/dealer.ts';
import { answerInstead, failInstead, recordSends } from './setup/calls.ts';
import { newCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// The look: a company's defaults and a vehicle's own settings. tests/e2e/look.spec.ts covers what a look does to a picture.

/** Waits until all previews are shown, which come one by one. */
const threePreviews = () =>
  waitFor(() => expect(screen.getAllByRole('img', { name: /^Preview: / })).toHaveLength(3));

test('a failed preview shows the reason and offers to retry', async () => {
  const works = failInstead(/\/settings\/preview$/, 503, 'Not now');
  const { user } = await renderApp('/settings/basic', { as: 'employee' });
  const said = await screen.findByText(/^The preview could not be made/);
  works();
  await user.click(within(said.closest('[role=alert]') as HTMLElement).getByRole('button'));
  await threePreviews();
  expect(screen.queryByText(/^The preview could not be made/)).toBeNull();
});

test('leaving with unsaved settings asks first', async () => {
  const { user } = await renderApp('/settings/basic', { as: 'westChief' });
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(await screen.findByRole('radio', { name: 'Bottom left' }));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Parts of the settings' })).getByRole('link', {
      name: 'Logos',
    }),
  );
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/settings/basic');
  expect(screen.getByRole('radio', { name: 'Bottom left' })).toHaveProperty('checked', true);
});

test('an employee can choose the look of the company’s pictures', async () => {
  await renderApp('/settings/basic', { as: 'employee' });
  expect(await screen.findByRole('radio', { name: '16:9' })).toHaveProperty('disabled', false);
});

test('a vehicle marks its own settings and can reset them to the company’s', async () => {
  const chief = await signIn('chief');
  const { id } = await newCar(chief);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  const look = within(await screen.findByRole('region', { name: 'Picture settings' }));
  await user.click(look.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(look.getAllByRole('img', { name: /^Preview: / })).toHaveLength(3));
  expect(look.queryByText('This vehicle')).toBeNull();
  await user.click(look.getByRole('radio', { name: '1:1' }));
  await look.findByText('This vehicle');
  await waitFor(async () => expect((await read(chief, id)).settings.default_crop).toBe('1:1'));
  await user.click(look.getByRole('button', { name: 'Back to the company’s: Crop' }));
  await waitFor(() => expect(look.queryByText('This vehicle')).toBeNull());
});

test('a saved setting is the vehicle’s from the click on, without a moment with the company’s', async () => {
  const chief = await signIn('chief');
  const { id } = await newCar(chief);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  await user.click(await screen.findByRole('radio', { name: '1:1' }));
  const back = await screen.findByRole('button', { name: 'Back to the company’s: Crop' });
  const seen = vi.fn(() => back.isConnected);
  const observer = new MutationObserver(seen);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await screen.findByText('Vehicle updated');
  await waitFor(() => expect(back).toHaveProperty('disabled', false));
  observer.disconnect();
  expect(seen).toHaveReturnedWith(true);
  expect(seen).not.toHaveReturnedWith(false);
});

test('a slider moved by several key presses is saved once and keeps the focus', async () => {
  const chief = await signIn('chief');
  const { id } = await newCar(chief, { settings: { rim_polishing: 1 } } as never);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  const sends = recordSends();
  const slider = () => screen.findByRole('slider', { name: 'Strength of the rim polish' });
  expect(await slider()).toHaveProperty('value', '50');
  (await slider()).focus();
  await user.keyboard('{ArrowLeft>5/}');
  expect(await slider()).toHaveProperty('value', '45');
  await screen.findByText('Vehicle updated');
  expect(sends.map(({ body }) => (body as { settings: unknown }).settings)).toEqual([
    { rim_polishing_strength: 45 },
  ]);
  expect(document.activeElement).toBe(await slider());
  await user.keyboard('{ArrowRight}');
  await waitFor(async () =>
    expect((await read(chief, id)).settings.rim_polishing_strength).toBe(46),
  );
  expect(sends).toHaveLength(2);

  cleanup();
  const again = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await again.user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  expect(await slider()).toHaveProperty('value', '46');
  await again.user.click(
    screen.getByRole('button', { name: 'Back to the company’s: Strength of the rim polish' }),
  );
  await waitFor(async () => expect(await slider()).toHaveProperty('value', '50'));
});

test('the operator can edit any company’s look and apply it to finished vehicles', async () => {
  const { id: company } = await newCompany(await signIn('operator'), 'Without vehicles');
  const { user } = await renderApp(`/companies/${company}/look`, { as: 'operator' });
  await threePreviews();
  await user.click(screen.getByRole('link', { name: 'Apply to finished vehicles' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${company}/apply`));
  await screen.findByRole('heading', { name: 'No finished vehicles yet' });
});

test('the operator’s settings page asks the operator to choose a company', async () => {
  await renderApp('/settings/basic', { as: 'operator' });
  await screen.findByText('Choose the company whose data you want to see.');
});

test('a photo manager cannot apply a look', async () => {
  await renderApp('/settings/apply', { as: 'photographer' });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
});

const REPLACING = 'Choose the licence plate to show, or switch replacing off';

test('in a company’s look, replacing plates without a chosen plate is refused at the choice of plates', async () => {
  const { user } = await renderApp('/settings/basic', { as: 'suedEmployee' });
  await user.click(await screen.findByRole('switch', { name: 'Replace the licence plate' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText(REPLACING)).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('switch', { name: 'Replace the licence plate' }));
  expect(screen.queryByText(REPLACING)).toBeNull();
});

test('a vehicle’s own look refuses the same', async () => {
  const { id } = await newCar(await signIn('suedEmployee'));
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'suedEmployee' });
  await user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  await user.click(await screen.findByRole('switch', { name: 'Replace the licence plate' }));
  await screen.findByText(REPLACING);
  expect(screen.getByRole('switch', { name: 'Replace the licence plate' })).toHaveProperty(
    'checked',
    false,
  );
});

test('a portal’s button sets what the portal requires, and the margin is a slider', async () => {
  const chief = await signIn('suedEmployee');
  const { user } = await renderApp('/settings/basic', { as: 'suedEmployee' });
  await user.click(await screen.findByRole('radio', { name: '16:9' }));
  const google = screen.getByRole('button', { name: 'Google vehicle ads' });
  expect(google.getAttribute('aria-pressed')).toBe('false');
  await user.click(google);
  expect(google.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('radio', { name: '4:3' })).toHaveProperty('checked', true);
  const margin = await screen.findByRole('slider', { name: 'Space beside the vehicle, at least' });
  margin.focus();
  await user.keyboard('{ArrowRight>3/}');
  expect(margin).toHaveProperty('value', '8');
  expect(google.getAttribute('aria-pressed')).toBe('false');
  const types = within(screen.getByRole('radiogroup', { name: 'Background type' }));
  await user.click(types.getByRole('radio', { name: /^Blur the surroundings/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { account } = await chief.must(session.me);
    expect(account.settings).toMatchObject({ margin: 8, background_type: 'blurred' });
  });
});

test('saved settings count as saved: nothing is left to save, and leaving does not ask', async () => {
  const { user } = await renderApp('/settings/basic', { as: 'suedChief' });
  await user.click(await screen.findByRole('radio', { name: '3:2' }));
  await screen.findByText('Unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  const asked = vi.spyOn(window, 'confirm');
  await user.click(screen.getByRole('link', { name: 'Apply to finished vehicles' }));
  await waitFor(() => expect(window.location.pathname).toBe('/settings/apply'));
  expect(asked).not.toHaveBeenCalled();
});

const WAYS_TO_ADD = {
  'Add a background': 'backgrounds',
  'Add a room': 'default-rooms/create',
  'Add a logo': 'logos',
  'Add a banner': 'banners',
  'Add a licence plate': 'plates',
};
const OPERATORS_WAYS = { ...WAYS_TO_ADD, 'Add a room': 'scenes/create' };

/** Empties the lists of pictures, also those that a vehicle has with it. */
const withoutPictures = () =>
  answerInstead(/\/(backgrounds|rooms?|logos?|banners?|plates?|cars\/\d+)(\?|$)/, async (_, go) => {
    const answer = await (await go()).json();
    const lists = { backgrounds: [], logos: [], banners: [], licence_plates: [] };
    return Response.json(
      Array.isArray(answer.data)
        ? { ...answer, data: [], total: 0 }
        : { ...answer, data: { ...answer.data, ...lists } },
    );
  });

/** Waits for the settings and returns where their links to add pictures lead, by name. */
const waysToAdd = async () => {
  await screen.findAllByText(/^Nothing to choose from yet\./);
  const links = screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Add an? / });
  return Object.fromEntries(links.map((link) => [link.textContent, link.pathname]));
};
const beginningWith = (base: string, ways: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ways).map(([name, to]) => [name, `${base}/${to}`]));

test.each([
  ['a manager in the settings', 'suedChief', '/settings', WAYS_TO_ADD],
  ['an employee nowhere', 'suedEmployee', '', {}],
] as const)(
  'without pictures to choose from, %s is led to where they are added',
  async (_, as, base, ways) => {
    await renderApp('/settings/basic', { as, before: withoutPictures });
    expect(await waysToAdd()).toEqual(beginningWith(base, ways));
  },
);

test('without pictures to choose from, the operator is led to those of the company', async () => {
  const { id } = await newCompany(await signIn('operator'), 'Without pictures');
  await renderApp(`/companies/${id}/look`, { as: 'operator', before: withoutPictures });
  expect(await waysToAdd()).toEqual(beginningWith(`/companies/${id}`, OPERATORS_WAYS));
});

test.each([
  ['leads a manager to where they are added', 'westChief', WAYS_TO_ADD],
  ['leads the manager of another company nowhere', 'chief', {}],
] as const)('without pictures to choose from, a vehicle %s', async (_, as, ways) => {
  const { id } = await newCar(await signIn('westChief'));
  const { user } = await renderApp(`/vehicles/${id}`, { as, before: withoutPictures });
  await user.click(await screen.findByRole('tab', { name: 'Picture settings' }));
  expect(await waysToAdd()).toEqual(beginningWith('/settings', ways));
});
