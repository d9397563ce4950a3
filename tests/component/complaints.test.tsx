import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminComplaints, complaints } from '../../contract/complaints/calls.ts';
import { finishedVehicle } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

test('reporting a picture needs a text', async () => {
  const { car, view } = await finishedVehicle();
  const { user, fill, client } = await renderApp(`/vehicles/${car}`, { as: 'employee' });
  await user.click(await screen.findByRole('button', { name: `Actions for “${view}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare before and after' }));
  const comparison = within(
    await screen.findByRole('dialog', { name: `Before and after: ${view}` }),
  );
  await user.click(await comparison.findByRole('button', { name: 'Report a problem' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  await user.click(form.getByRole('button', { name: 'Report a problem' }));
  await form.findByText('Please say in a few words what is wrong');
  expect((await client.must(complaints.ofCar, { params: { car } })).data).toEqual([]);

  await user.click(form.getByRole('radio', { name: 'Position' }));
  await fill(form.getByRole('textbox', { name: 'In your words' }), 'This shows the corner.');
  await user.click(form.getByRole('button', { name: 'Report a problem' }));
  await screen.findByText(/^Your report is with the operator\./);
  expect((await client.must(complaints.ofCar, { params: { car } })).data).toMatchObject([
    { about: 'position', text: 'This shows the corner.' },
  ]);
});

test('the answer to a complaint needs a text, and cannot decline while a corrected picture is attached', async () => {
  const { car, photo } = await finishedVehicle();
  const employee = await signIn('employee');
  const { id } = (
    await employee.must(complaints.send, {
      params: { car },
      body: { photo, about: 'cutout', text: 'A halo' },
    })
  ).data;
  const { user, fill } = await renderApp(`/complaints/${id}`, { as: 'operator' });
  await user.click(await screen.findByRole('button', { name: 'Send answer' }));
  await screen.findByText('Please answer in a few words');
  await fill(screen.getByRole('textbox', { name: 'Answer' }), 'It stays.');

  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('no picture can be chosen');
  await user.upload(input, new File(['picture'], 'better.jpg', { type: 'image/jpeg' }));
  const decline = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' });
  expect(decline().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Without this picture' }));
  expect(decline().disabled).toBe(false);
});

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

test('the operator finds the reported problems in the menu', async () => {
  const { user } = await renderApp('/companies', { as: 'operator' });
  await user.click(await (await menu()).findByRole('menuitem', { name: /Reported problems$/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
});

test('the menu’s entry and the dashboard count the problems without a reply', async () => {
  const { car, photo } = await finishedVehicle();
  await (await signIn('employee')).must(complaints.send, {
    params: { car },
    body: { photo, about: 'colour', text: 'Too red' },
  });
  const operator = await signIn('operator');
  const { total } = await operator.must(adminComplaints.list, {
    query: { state: 'open', per_page: 1 },
  });
  const { user } = await renderApp('/', { as: 'operator' });
  const entry = await (await menu()).findByRole('menuitem', { name: /Reported problems$/ });
  await within(entry).findByText(`${total}`);
  const panel = within(await screen.findByRole('region', { name: 'Reported problems' }));
  panel.getByText(
    total === 1 ? '1 problem has no reply yet.' : `${total} problems have no reply yet.`,
  );
  await user.click(panel.getByRole('link', { name: `To the reports (${total})` }));
  await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
  await screen.findByText('Too red');
});

test('the dashboard has a sentence of its own when every problem has a reply', async () => {
  const operator = await signIn('operator');
  const { data } = await operator.must(adminComplaints.list, {
    query: { state: 'open', per_page: 100 },
  });
  for (const { id } of data)
    await operator.must(adminComplaints.answer, {
      params: { id },
      fields: { state: 'declined', answer: 'It stays.' },
      files: {},
    });
  await renderApp('/', { as: 'operator' });
  const panel = within(await screen.findByRole('region', { name: 'Reported problems' }));
  panel.getByText('Every reported problem has a reply.');
});

test('a company has no entry for reported problems in its menu', async () => {
  await renderApp('/vehicles', { as: 'chief' });
  await (await menu()).findByRole('menuitem', { name: 'Settings' });
  expect((await menu()).queryByRole('menuitem', { name: 'Reported problems' })).toBeNull();
});
