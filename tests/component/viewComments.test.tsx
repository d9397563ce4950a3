import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyAngles } from '../../contract/views/calls.ts';
import { standardPreset } from '../../server/presets/standard.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// A company's comments on its views for its photographers, and the order of the views.

const REAR = standardPreset.items.find(({ code }) => code === 'rear')?.name.en ?? '';
const comment = () => screen.findByRole('textbox', { name: `Comment: ${REAR}` });

test('a comment is saved, and two users who change the same view at once are asked', async () => {
  const chief = await signIn('suedChief');
  const { user, fill } = await renderApp('/settings/angle-comments', { as: 'suedChief' });
  await fill(await comment(), 'From the kerb');
  const { data: views } = await chief.must(companyAngles.list);
  const rear = views.find(({ code }) => code === 'rear')?.id ?? 0;
  await chief.must(companyAngles.save, {
    params: { id: rear },
    body: { comment: 'With the door closed' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('With the door closed');
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Comments saved');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true),
  );
  const { data: now } = await chief.must(companyAngles.list);
  expect(now.find(({ id }) => id === rear)?.comment).toBe('From the kerb');
  expect(await comment()).toHaveProperty('value', 'From the kerb');
});

test('buttons sort the views, and unsaved text stays', async () => {
  const first = async () =>
    (await screen.findAllByRole('textbox', { name: /^Comment: / }))[0]?.getAttribute('aria-label');
  const { user, fill } = await renderApp('/settings/angle-comments', { as: 'suedChief' });
  await fill(await comment(), 'Half a thought');
  const before = await first();
  await user.click(screen.getAllByRole('button', { name: /^Move .* down$/ })[0] as HTMLElement);
  await screen.findByText('Order saved');
  await waitFor(async () => expect(await first()).not.toBe(before));
  expect(await comment()).toHaveProperty('value', 'Half a thought');
  const after = await first();
  cleanup();
  await renderApp('/settings/angle-comments', { as: 'suedChief' });
  expect(await first()).toBe(after);
});

test('the operator edits the comments on a company’s page', async () => {
  const company = await ownCompany(await signIn('suedChief'));
  await renderApp(`/companies/${company}/comments`, { as: 'operator' });
  await comment();
});
