import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanyTokens, companyTokens } from '../../contract/balance/tokenCalls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { newCar, send } from '../api/setup/dealer.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

test('a token without a name is shown as not used, not by its number', async () => {
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

test('a used token links to the vehicle that it paid for', async () => {
  const chief = await signIn('chief');
  const { id: car, angles } = await newCar(chief);
  await send(chief, car, angles[0]?.id ?? 0);
  await chief.must(companyTokens.create, { body: {} });
  await chief.must(companyCars.process, { params: { car }, body: {} });
  await renderApp('/tokens', { as: 'chief' });
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `/vehicles/${car}`,
    ),
  );
});
