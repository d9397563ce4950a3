import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/i18n/en/catalogue.ts';
import { answerInstead } from './setup/calls.ts';
import { finishedVehicle } from './setup/records.ts';
import { renderApp } from './setup/renderApp.tsx';

test('when the cut-out cannot be loaded, the dialog shows a message', async () => {
  const { car, view } = await finishedVehicle();
  const { user } = await renderApp(`/vehicles/${car}`, { as: 'employee' });
  const goOnline = answerInstead(/cutout/, async () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(await screen.findByRole('button', { name: `Actions for “${view}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Touch up cut-out' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'What belongs to the vehicle?' }),
  );
  const alert = await dialog.findByRole('alert', {}, { timeout: 10_000 });
  goOnline();
  expect(alert.textContent).toContain(catalogue.something_went_wrong);
});
