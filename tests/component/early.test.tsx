import { render, screen, waitFor } from '@testing-library/react';
import { keepToken, keepUser } from '@turntable/declare/api/session.ts';
import { queryClient } from '@turntable/declare/app/queryClient.ts';
import { useFirstRows } from '@turntable/declare/list/TableRows.tsx';
import { resourceNamed } from '@turntable/declare/registry.ts';
import { useFetched } from '@turntable/declare/ui/screen/lazyOf.ts';
import { fetched, fetchSlot, type Slot } from '@turntable/declare/ui/screen/slots.ts';
import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { prefetchListInAddress } from '../../src/early.ts';
import { Late } from '../../src/ui/Late.tsx';
import { COMPANIES } from '../api/setup/testData.ts';
import { atRest } from './setup/atRest.ts';
import { answerInstead } from './setup/calls.ts';
import { logIn, renderApp } from './setup/renderApp.tsx';

// What a page load does first: it requests the rows of the list in the address before the application is drawn.

const ASKED = /\/api\/admin\/companies\?/;
const SORTED = `/companies?${new URLSearchParams({ filter: '{"q":"nord"}', sort: 'title', order: 'DESC', page: '1', perPage: '10' })}`;
const nord = () => screen.findByRole('link', { name: COMPANIES.nord.title });

const ROWS = Array.from({ length: 25 }, (_, id) => ({ id }));
const AreFetched = ({ slot }: { slot: Slot }) => String(useFetched([slot]));
const Rows = () => `${useFirstRows(ROWS).length} rows`;

afterEach(() => queryClient.clear());

/** Records the requests for the list; the first `refused` of them fail. */
const countAsked = (refused = 0) => {
  const asked: string[] = [];
  const stop = answerInstead(ASKED, (call, go) => {
    asked.push(call.path);
    return asked.length > refused
      ? go()
      : Promise.resolve(Response.json({ code: 500, message: 'The disk is full' }, { status: 500 }));
  });
  return { asked, stop };
};

test.each(['/companies', SORTED])(
  '%s: its rows are requested once, before the application is drawn',
  async (path) => {
    const { asked, stop } = countAsked();
    let before = 0;
    await renderApp(path, {
      as: 'operator',
      before: () => {
        prefetchListInAddress();
        before = asked.length;
      },
    });
    await nord();
    await atRest();
    expect(before).toBe(1);
    expect(asked).toHaveLength(1);
    stop();
  },
);

test('a list that could not be read early is requested again', async () => {
  const { asked, stop } = countAsked(1);
  await renderApp(SORTED, { as: 'operator', before: prefetchListInAddress });
  await nord();
  expect(asked).toHaveLength(2);
  stop();
});

test('a list that cannot be read says so, as without the early request', async () => {
  const { asked, stop } = countAsked(2);
  const { user } = await renderApp(SORTED, { as: 'operator', before: prefetchListInAddress });
  await screen.findByRole('heading', { name: 'The list could not be loaded.' });
  screen.getByText('The disk is full');
  expect(asked).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await nord();
  stop();
});

test('rows requested in one session are not shown in the next', async () => {
  const stop = answerInstead(ASKED, async (_call, go) => {
    const body = await (await go()).json();
    return Response.json({ ...body, data: [{ ...body.data[0], title: 'Of the session before' }] });
  });
  await renderApp(SORTED, {
    as: 'operator',
    before: async () => {
      prefetchListInAddress();
      stop();
      const next = await logIn('operator');
      keepToken(next);
      keepUser(next.user);
    },
  });
  await nord();
  expect(screen.queryByText('Of the session before')).toBeNull();
});

test('an address without a list, or with one that the user may not open, requests nothing', async () => {
  const asked: string[] = [];
  const stop = answerInstead(/^/, (call, go) => {
    asked.push(call.path);
    return go();
  });
  for (const [path, as] of [
    ['/', 'operator'],
    ['/companies/1', 'operator'],
    ['/companies', 'employee'],
  ] as const)
    await renderApp(path, {
      as,
      before: () => {
        asked.length = 0;
        prefetchListInAddress();
        expect(asked).toEqual([]);
      },
    });
  stop();
});

test('what draws the rows, fetched early, is rendered without waiting', async () => {
  const [cell] = Object.values(resourceNamed('cars').fields).flatMap(({ cell }) => cell ?? []);
  if (!cell) throw new Error('vehicles have cells of their own');
  const slot = () => cell(); // fetched by no other test
  expect(renderToString(<AreFetched slot={slot} />)).toBe('false');
  await fetchSlot(slot);
  expect(renderToString(<AreFetched slot={slot} />)).toBe('true');

  const session = await logIn('chief');
  keepToken(session);
  keepUser(session.user);
  fetched.delete(cell);
  window.history.replaceState(null, '', '/vehicles');
  prefetchListInAddress();
  await waitFor(() => expect(fetched.has(cell)).toBe(true));
});

test('late content is drawn in a second step', async () => {
  const late = <Late>late</Late>;
  expect(renderToString(late)).not.toContain('late');
  render(late);
  await screen.findByText('late');
});

test('the first step of a long page has a screenful of rows, the second has all', async () => {
  expect(renderToString(<Rows />)).toBe('12 rows');
  render(<Rows />);
  await waitFor(() => screen.getByText('25 rows'));
});

test('the rest of a long page does not wait for late content that has yet to be fetched', async () => {
  const NeverFetched = lazy(() => new Promise<never>(() => {}));
  render(
    <>
      <Rows />
      <Late>
        <NeverFetched />
      </Late>
    </>,
  );
  await screen.findByText('25 rows');
});
