import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanyTokens } from '../../contract/balance/tokenCalls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

test('a token that has paid nothing is told by that, not by its number', async () => {
  const id = (await (await signIn('chief')).must(session.me)).company?.id ?? 0;
  const operator = await signIn('operator');
  const { data: token } = await operator.must(adminCompanyTokens.create, {
    params: { id },
    body: {},
  });
  await renderApp('/tokens', { as: 'chief' });
  expect((await screen.findAllByText('Not used yet')).length).toBeGreaterThan(0);
  expect(screen.queryByText(`#${token.id}`)).toBeNull();
});
