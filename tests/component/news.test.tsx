import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminNotifications } from '../../contract/notifications/adminCalls.ts';
import { notifications } from '../../contract/notifications/calls.ts';
import { adminSpecialOffers } from '../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../contract/offers/calls.ts';
import type { Client } from '../api/setup/client.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';
import '../../src/layout/news/News.tsx'; // loaded first, so that an offer opens at once

// The operator's offers and notifications, as seen by the only company with offers.

const READER = 'suedEmployee';

let operator: Client;
let reader: Client;
let company: number;
beforeEach(async () => {
  [operator, reader] = [await signIn('operator'), await signIn(READER)];
  company = (await reader.must(session.me)).company?.id ?? 0;
  for (const { id } of (await reader.must(notifications.unread)).data)
    await reader.must(notifications.read, { params: { id } });
  await enableOffers(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of (await operator.must(adminSpecialOffers.list)).data)
    await operator.must(adminSpecialOffers.remove, { params: { id } });
  await enableOffers(0); // an offer must not open in other tests on this product
});

const enableOffers = (areOffersEnabled: 0 | 1) =>
  operator.must(adminCompanies.save, { params: { id: company }, body: { areOffersEnabled } });
const notify = (text: string) =>
  operator.must(adminNotifications.create, { body: { text, company_ids: [company] } });
const publish = async (title: string): Promise<number> => {
  const { id } = await operator.must(adminSpecialOffers.create, { fields: { title } });
  await operator.must(adminSpecialOffers.save, {
    params: { id },
    body: { title, description: '', link: '', active: true },
  });
  return id;
};

/** Makes the tab request news at once, as after being offline. */
const comeBack = () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  isOnline.mockRestore();
  window.dispatchEvent(new Event('online'));
};
/** Publishes a notification and waits until it is shown: the page has then received all earlier news. */
const haveNews = async (text: string) => {
  await notify(text);
  comeBack();
  await within(await screen.findByRole('region', { name: 'Unread notifications' })).findByText(
    text,
  );
};

/** Counts, from now on, the page's requests for the number of unread offers. */
const offerQuestions = () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () =>
    fetched.mock.calls.filter(([address]) => String(address).endsWith(specialOffers.count.path))
      .length;
};

const bell = (unread: number) =>
  screen.findByRole('link', { name: `Notifications: ${unread} unread` });
const silentBell = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: /unread$/ })).toBeNull());
const notices = async () =>
  within(await screen.findByRole('region', { name: 'Unread notifications' }));
const shownOffer = async () =>
  within(await screen.findByRole('region', { name: 'Special offers' }));
const noOffer = () => expect(screen.queryByRole('region', { name: 'Special offers' })).toBeNull();

/** Reloads the page. */
function renderAgain(path: string): ReturnType<typeof renderApp> {
  cleanup();
  return renderApp(path, { as: READER });
}

test('a dismissed notification is closed for good, and the bell counts the others', async () => {
  await notify('Maintenance on Sunday');
  const { user } = await renderApp('/profile', { as: READER });
  await (await notices()).findByRole('link', { name: 'Maintenance on Sunday' });
  await bell(1);
  await user.click((await notices()).getByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Unread notifications' })).toBeNull(),
  );
  await silentBell();
  await waitFor(async () => expect((await reader.must(notifications.unread)).data).toEqual([]));

  await notify('New views');
  await renderAgain('/profile');
  await (await notices()).findByRole('link', { name: 'New views' });
  expect(screen.queryByText('Maintenance on Sunday')).toBeNull();
});

test('several notifications form a stack that opens and closes by keyboard; each can be dismissed or opened', async () => {
  for (const text of ['First', 'Second', 'Third']) await notify(text);
  const { user } = await renderApp('/profile', { as: READER });
  const top = await (await notices()).findByRole('button', { name: 'Third' });
  (await notices()).getByText(/2 more$/);
  await bell(3);

  top.focus();
  await user.keyboard('{Enter}');
  expect((await notices()).getAllByRole('listitem')).toHaveLength(3);
  expect(document.activeElement).toBe((await notices()).getByRole('link', { name: 'Third' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe((await notices()).getByRole('button', { name: 'Third' }));
  await user.keyboard('{Enter}');
  const [dismiss] = (await notices()).getAllByRole('button', { name: 'Dismiss notification' });
  dismiss?.focus();
  await user.keyboard('{Enter}');
  expect((await notices()).getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(
    (await notices()).getAllByRole('button', { name: 'Dismiss notification' })[0],
  );
  await user.keyboard('{Enter}');
  expect((await notices()).getAllByRole('listitem')).toHaveLength(1);
  await bell(1);

  await user.click((await notices()).getByRole('link', { name: 'First' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/notifications\/\d+$/));
  await within(screen.getByRole('main')).findByText('First', { selector: '.ra-field span' });
});

test('on a phone, unread notifications are a dot, which opens and closes by keyboard', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-height'),
  }));
  for (const text of ['First', 'Second']) await notify(text);
  const { user } = await renderApp('/profile', { as: READER });
  const dot = () => screen.findByRole('button', { name: 'Unread notifications' });
  (await dot()).focus();
  expect(screen.queryByText('Second')).toBeNull();

  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe((await notices()).getByRole('link', { name: 'Second' }));
  expect((await notices()).getAllByRole('listitem')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await dot());

  await user.keyboard('{Enter}');
  for (const _ of ['Second', 'First'])
    await user.click(
      (await notices()).getAllByRole('button', { name: 'Dismiss notification' })[0] as HTMLElement,
    );
  await silentBell();
  expect(screen.queryByRole('button', { name: 'Unread notifications' })).toBeNull();

  await notify('Third');
  comeBack();
  await dot(); // closed again
});

test('unread offers open with the first page, newest first; “read more” opens an offer’s page, and the next offer opens after it', async () => {
  await enableOffers(1);
  await publish('Winter wheels');
  const newest = await publish('Polish');
  const { user } = await renderApp('/vehicles', { as: READER });
  await (await shownOffer()).findByRole('heading', { name: 'Polish' });
  await user.click((await shownOffer()).getByRole('link', { name: 'Read more' }));
  await screen.findByRole('heading', { name: 'Polish', level: 1 });
  expect(window.location.pathname).toBe(`/special-offers/${newest}`);
  await waitFor(noOffer);
  expect(screen.queryByLabelText('Active')).toBeNull(); // only the operator sees this

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await (await shownOffer()).findByRole('heading', { name: 'Winter wheels' });
  await waitFor(async () => expect((await reader.must(specialOffers.unread)).data).toEqual([]));
});

test('unread offers share one place with the notifications, one at a time, and take neither the focus nor the page', async () => {
  await enableOffers(1);
  for (const title of ['Winter wheels', 'Polish']) await publish(title);
  await notify('Maintenance on Sunday');
  const { user } = await renderApp('/vehicles', { as: READER });
  const offer = await screen.findByRole('region', { name: 'Special offers' });
  const notice = await screen.findByRole('region', { name: 'Unread notifications' });
  expect(offer.parentElement?.parentElement).toBe(notice.parentElement?.parentElement);
  expect(within(offer).getAllByRole('heading')).toHaveLength(1);
  expect(offer.contains(document.activeElement)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getAllByRole('link', { name: 'New vehicle' }); // a modal dialog would hide the page from this search

  within(offer).getByRole('button', { name: 'Next offer' }).focus();
  await user.keyboard('{ArrowRight}');
  within(offer).getByRole('heading', { name: 'Winter wheels' });
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  within(offer).getByRole('heading', { name: 'Polish' });
  await user.keyboard('{Escape}');
  noOffer();
});

test('offers and notifications are read in the language of the interface, and again when it changes', async () => {
  await enableOffers(1);
  const texts = { title: 'Winter wheels', title_de: 'Winterräder', description: '', link: '' };
  const { id } = await operator.must(adminSpecialOffers.create, { fields: texts });
  await operator.must(adminSpecialOffers.save, {
    params: { id },
    body: { ...texts, active: true },
  });
  const body = { text: 'New views', text_de: 'Neue Ansichten', company_ids: [company] };
  await operator.must(adminNotifications.create, { body });
  const { user } = await renderApp('/special-offers', { as: READER });
  const table = within(await screen.findByRole('table'));
  await table.findByRole('link', { name: 'Winter wheels' });
  await (await shownOffer()).findByRole('heading', { name: 'Winter wheels' });
  await (await notices()).findByText('New views');

  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }));
  await screen.findByRole('link', { name: 'Winterräder' });
  await screen.findByText('Neue Ansichten');
  expect(screen.queryByText('New views')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Winter wheels' })).toBeNull(); // it was shown, so it is read
});

test('offers that are closed are not requested again, and stay closed after a reload', async () => {
  await enableOffers(1);
  await publish('Winter wheels');
  const { user } = await renderApp('/profile', { as: READER });
  await user.click((await shownOffer()).getByRole('button', { name: 'Close' }));
  await waitFor(noOffer);

  await publish('Polish');
  const questions = offerQuestions();
  await haveNews('After the offers');
  await renderAgain('/profile');
  await bell(1);
  await haveNews('After the page was loaded again');
  expect(questions()).toBe(0);
  noOffer();
});

test('an offer does not open while the user types, but afterwards', async () => {
  await enableOffers(1);
  await renderApp('/profile', { as: READER });
  const field = await screen.findByRole('textbox', { name: 'E-mail' });
  await haveNews('Before the offer');
  field.focus();
  await publish('Winter wheels');
  const questions = offerQuestions();
  const haveAskedTwice = () => {
    comeBack();
    expect(questions()).toBeGreaterThan(1); // the first answer has arrived by then
  };
  await waitFor(haveAskedTwice);
  expect((await reader.must(specialOffers.unread)).data).toHaveLength(1);
  noOffer();
  field.blur();
  comeBack();
  await (await shownOffer()).findByRole('heading', { name: 'Winter wheels' });
});

test('the operator reads who sees an offer, and that nobody does until a company has offers switched on', async () => {
  const NOBODY = 'Nobody sees special offers yet: no active company has them switched on.';
  const readers = async () =>
    (await operator.must(adminCompanies.list, { query: { status: 'active', areOffersEnabled: 1 } }))
      .data;
  for (const { id } of await readers()) // other tests have switched them on
    await operator.must(adminCompanies.save, { params: { id }, body: { areOffersEnabled: 0 } });
  expect(await readers()).toEqual([]);
  const id = await publish('Winter wheels');
  await renderApp('/special-offers', { as: 'operator' });
  await screen.findByText(NOBODY);
  const link = screen.getByRole('link', { name: "Switch them on in a company's settings" });
  expect(link.getAttribute('href')).toBe('/companies');
  cleanup();
  await renderApp(`/special-offers/${id}/edit`, { as: 'operator' });
  await screen.findByText(NOBODY);
  cleanup();
  await renderApp('/special-offers/create', { as: 'operator', locale: 'de' });
  await screen.findByText(/^Noch sieht niemand Sonderangebote/);
  cleanup();

  await enableOffers(1);
  await renderApp(`/special-offers/${id}`, { as: 'operator' });
  await screen.findByText('While it is active, 1 company sees it.');
  cleanup();
  await renderApp('/special-offers', { as: 'operator' });
  await screen.findAllByRole('link', { name: 'Winter wheels' });
  expect(screen.queryByText(NOBODY)).toBeNull();
});

test('an offer that the operator switches off disappears from the company’s offers', async () => {
  await enableOffers(1);
  const id = await publish('Winter wheels');
  const { user } = await renderApp('/special-offers', { as: 'operator' });
  await user.click(
    (await screen.findAllByRole('link', { name: 'Winter wheels' }))[0] ?? document.body,
  );
  const active = await screen.findByRole('switch', { name: 'Active' });
  expect(window.location.pathname).toBe(`/special-offers/${id}`);
  await user.click(active);
  await screen.findByText('Offer saved');
  expect(active).toHaveProperty('checked', false);
  expect((await reader.must(specialOffers.list)).data).toEqual([]);
});
