import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CutoutEngine, CutoutEngines } from '../../contract/processing/cutoutEngine.ts';
import { answerInstead, failInstead, recordSends } from './setup/calls.ts';
import { renderApp } from './setup/renderApp.tsx';

// How the page shows the server's answers. tests/api/processing/cutoutEngines.test.ts covers the server.

const ENGINES = /^\/api\/admin\/cutout-engines/;
const PAGE = '/settings/cutout-engine';

const engine = (name: string, others: Partial<CutoutEngine> = {}): CutoutEngine => ({
  name,
  in_use: 0,
  recommended: 0,
  step: 'there',
  bytes: null,
  fetched_bytes: null,
  failure: null,
  retry_at: null,
  licence: null,
  pictures: 0,
  seconds: null,
  ...others,
});
const own = engine('own', { in_use: 1, pictures: 1234, seconds: 0.44 });
const isnet = engine('isnet-general-use', {
  recommended: 1,
  bytes: 178_648_008,
  licence: 'Apache-2.0',
  step: 'absent',
});
const u2net = engine('u2net', { bytes: 175_997_641, licence: 'Apache-2.0', step: 'absent' });
const state = (others: Partial<CutoutEngines> = {}): CutoutEngines => ({
  setting: 'auto',
  memory_missing: 0,
  chosen: null,
  engines: [own, isnet, u2net],
  ...others,
});
/** Answers each call with the current value of `answer`. */
const answerWith = (answer: { data: CutoutEngines }) =>
  answerInstead(ENGINES, async () => Response.json(answer));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('each engine is shown with its description and its results on this server', async () => {
  answerWith({ data: state() });
  await renderApp(PAGE, { as: 'operator' });
  const ours = await panel('Built-in network (drafts)');
  ours.getByText('In use');
  for (const fact of ['1,234', '0.4 sec', 'part of the product']) ours.getByText(fact);
  const recommended = await panel('isnet-general-use');
  for (const fact of ['Recommended', '178.6 MB', 'Apache-2.0', 'not measured yet'])
    recommended.getByText(fact);
  recommended.getByText('Used once it is here');
});

test('the engines are described in German too', async () => {
  answerWith({
    data: state({ engines: [own, { ...isnet, step: 'fetching', fetched_bytes: 45e6 }] }),
  });
  await renderApp(PAGE, { as: 'operator', locale: 'de' });
  (await panel('Eingebautes Netz (Entwürfe)')).getByText('0,4 Sek.');
  (await panel('isnet-general-use')).getByText('45 MB von 178,6 MB sind da.');
});

test('the progress of a download is shown until it ends', async () => {
  const answer = { data: state() };
  answerWith(answer);
  const sends = recordSends();
  const { user } = await renderApp(PAGE, { as: 'operator' });
  const shown = await panel('isnet-general-use');
  const fetching = (fetched_bytes: number): CutoutEngine => ({
    ...isnet,
    step: 'fetching',
    fetched_bytes,
  });
  answer.data = state({ engines: [own, fetching(44_662_002)] });
  await user.click(shown.getByRole('button', { name: 'Fetch only' }));
  expect(sends.at(-1)?.path).toBe('/api/admin/cutout-engines/isnet-general-use/fetch');
  const bar = await shown.findByRole('progressbar', { name: /How much of isnet/ });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(shown.queryByRole('button', { name: 'Fetch only' })).toBeNull();
  answer.data = state({ engines: [own, fetching(89_324_004)] });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
  answer.data = state({
    engines: [
      { ...own, in_use: 0 },
      { ...isnet, step: 'there', in_use: 1 },
    ],
  });
  await shown.findByText('In use');
  expect(shown.queryByRole('progressbar')).toBeNull();
});

test('choosing an engine saves it', async () => {
  const answer = { data: state({ engines: [own, isnet, { ...u2net, step: 'there' }] }) };
  answerWith(answer);
  const sends = recordSends();
  const { user } = await renderApp(PAGE, { as: 'operator' });
  const shown = await panel('u2net');
  answer.data = state({
    chosen: 'u2net',
    engines: [{ ...own, in_use: 0 }, isnet, { ...u2net, step: 'there', in_use: 1 }],
  });
  await user.click(shown.getByRole('button', { name: 'Use' }));
  await shown.findByText('In use');
  await screen.findByText('Engine chosen');
  expect(sends.map(({ path }) => path)).toEqual(['/api/admin/cutout-engines/u2net/use']);
  expect(shown.queryByRole('button')).toBeNull();
});

test('a failed download shows the reason and the time of the next try, and can be retried at once', async () => {
  const retry_at = new Date(2030, 0, 1, 14, 5).toISOString();
  const failure = 'models.example answered 503';
  answerWith({
    data: state({ engines: [own, { ...isnet, step: 'failed', failure, retry_at }] }),
  });
  await renderApp(PAGE, { as: 'operator' });
  const shown = await panel('isnet-general-use');
  expect(shown.getByRole('status').textContent).toMatch(/models\.example answered 503.*2:05\sPM/);
  shown.getByRole('button', { name: 'Try again now' });
});

test.each([
  [{ setting: 'none' } as const, /CUTOUT_MODEL=none forbids models/],
  [{ setting: 'file' } as const, /CUTOUT_MODEL names a model/],
])('%o leaves no choice of engines, and the page says so', async (others, words) => {
  answerWith({ data: state({ ...others, engines: [own] }) });
  await renderApp(PAGE, { as: 'operator' });
  await screen.findByText(words);
  expect((await panel('Built-in network (drafts)')).queryByRole('button')).toBeNull();
});

test('too little memory is reported', async () => {
  answerWith({ data: state({ memory_missing: 1 }) });
  await renderApp(PAGE, { as: 'operator' });
  await screen.findByText(/less than 4 GB of free memory/);
});

test('when the engines cannot be read, the page offers to retry', async () => {
  const end = failInstead(ENGINES, 500, 'Not today');
  const { user } = await renderApp(PAGE, { as: 'operator' });
  await screen.findByText('The cut-out engines could not be loaded');
  end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await panel('Built-in network (drafts)');
});

test('a refused choice is reported', async () => {
  answerWith({ data: state() });
  const { user } = await renderApp(PAGE, { as: 'operator' });
  const shown = await panel('u2net');
  failInstead(/\/use$/, 409, 'Set by CUTOUT_MODEL');
  await user.click(shown.getByRole('button', { name: 'Use' }));
  await screen.findByText('Set by CUTOUT_MODEL');
});

test('up to three photos are cut out by every installed engine, one after the other', async () => {
  const engines = [own, { ...u2net, step: 'there' as const }, isnet];
  const tried: string[] = [];
  answerInstead(ENGINES, async ({ path }) => {
    const engine = /engines\/(.*)\/try$/.exec(path)?.[1];
    if (!engine) return Response.json({ data: state({ engines }) });
    tried.push(engine);
    if (tried.length === 3) return Response.json({ message: 'Too large' }, { status: 413 });
    const isFound = tried.length !== 2;
    const image = isFound ? 'data:image/jpeg;base64,AAAA' : null;
    const defect = isFound ? null : 'no_vehicle';
    return Response.json({ data: { image, draft: 0, defect, seconds: 4.2 } });
  });
  const { user } = await renderApp(PAGE, { as: 'operator' });
  const photos = ['a', 'b', 'c', 'd'].map(
    (name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  );
  await screen.findByRole('button', { name: 'Choose photos' });
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('no photo can be chosen');
  await user.upload(input, photos);
  const table = within(await screen.findByRole('table'));
  await table.findByRole('img', { name: 'c.jpg, u2net' });
  expect(tried).toEqual(['own', 'u2net', 'own', 'u2net', 'own', 'u2net']);
  expect(table.getAllByRole('img')).toHaveLength(4);
  table.getByText(/^No vehicle was found/);
  table.getByText('Too large');
  expect(table.getAllByText('4.2 sec')).toHaveLength(5);
});
