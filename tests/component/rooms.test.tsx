import { randomUUID } from 'node:crypto';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@turntable/declare/app/queryClient.ts';
import { Suspense, use } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { adminCompanyRooms, adminRooms } from '../../contract/rooms/calls.ts';
import { adminRoomComponents } from '../../contract/rooms/componentCalls.ts';
import { useRefusedBefore } from '../../src/customRoutes/rooms/ComponentPage.tsx';
import { keepRefused } from '../../src/customRoutes/rooms/components.ts';
import { picture } from '../api/setup/pictures.ts';
import { answerInstead } from './setup/calls.ts';
import { newCompany } from './setup/records.ts';
import { renderApp, type ShownApp, signIn } from './setup/renderApp.tsx';

// Which roles see and create rooms, walls and floors. tests/e2e/rooms.spec.ts covers creating them and how they look.

const mark = randomUUID().slice(0, 6);
const WALL = `Bricks ${mark}`;
const PARTIAL = `Planks ${mark}`;
const ROOM = `Hall ${mark}`;

/** The operator's offer: a wall and a floor with a picture of every view, a wall with one picture, and a room. */
beforeAll(async () => {
  const operator = await signIn('operator');
  const { data: sets } = await operator.must(account.presets);
  const exterior = (sets[0]?.items ?? []).filter(({ kind }) => kind === 'exterior');
  const bytes = await picture();
  const files = Object.fromEntries(
    exterior.map(({ id }) => [`image[angle_${id}]`, { name: 'wall.jpg', bytes }]),
  );
  const [one] = Object.entries(files);
  const { data: wall } = await operator.must(adminRoomComponents.createWall, {
    fields: { name: WALL },
    files,
  });
  const { data: floor } = await operator.must(adminRoomComponents.createFloor, {
    fields: { name: WALL },
    files,
  });
  await operator.must(adminRoomComponents.createWall, {
    fields: { name: PARTIAL },
    files: Object.fromEntries(one ? [one] : []),
  });
  await operator.must(adminRooms.create, {
    body: { name: ROOM, wall_id: wall.id, floor_id: floor.id },
  });
});

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const composeOf = async ({ user }: ShownApp, wall: string, floor: string) => {
  const radio = async (group: RegExp, name: string) =>
    within(await screen.findByRole('radiogroup', { name: group })).findByRole('radio', { name });
  await user.click(await radio(/^Wall/, wall));
  await user.click(await radio(/^Floor/, floor));
};

test('a company can see and download the operator’s rooms, but not change them', async () => {
  const { user } = await renderApp('/settings/walls', { as: 'chief' });
  await user.click(await screen.findByRole('link', { name: WALL }));
  await screen.findByText('Every view has a picture');
  expect(screen.getAllByText('It is offered to all companies.').length).toBeGreaterThan(0);
  screen.getByRole('button', { name: 'Download pictures' });
  expect(screen.queryByRole('button', { name: /^(Replace|Remove)/ })).toBeNull();
});

test('an employee sees the rooms and cannot create one', async () => {
  await renderApp('/settings/default-rooms', { as: 'employee' });
  await within(await screen.findByRole('main')).findByText(ROOM);
  expect(screen.queryByRole('link', { name: 'New room' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('an employee cannot open the walls', async () => {
  await renderApp('/settings/walls', { as: 'employee' });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
});

test('the operator’s list shows which walls lack pictures', async () => {
  await renderApp('/settings/walls', { as: 'operator' });
  expect((await rowOf(WALL)).textContent).toContain('None');
  expect((await rowOf(PARTIAL)).textContent).not.toContain('None');
});

test('the operator creates a room for a company and deletes it', async () => {
  const operator = await signIn('operator');
  const { id } = await newCompany(operator, 'Scenes');
  const app = await renderApp(`/companies/${id}/scenes`, { as: 'operator' });
  const { user, fill } = app;
  const name = `Scene ${mark}`;
  await user.click((await screen.findAllByRole('link', { name: 'New scene' }))[0] as HTMLElement);
  await fill(await screen.findByRole('textbox', { name: 'Name' }), name);
  await user.click(await screen.findByRole('switch', { name: 'As in the picture' }));
  await composeOf(app, WALL, WALL);
  screen.getByRole('slider', { name: 'Colour' }).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(window.location.pathname).toMatch(new RegExp(`^/companies/${id}/scenes/\\d+$`)),
  );
  const rooms = async () =>
    (await operator.must(adminCompanyRooms.list, { params: { company: id } })).data.map(
      ({ name, light }) => ({ name, light }),
    );
  expect(await rooms()).toEqual([{ name, light: { side: 0, softness: 100, warmth: 5 } }]);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }),
  );
  await waitFor(async () => expect(await rooms()).toEqual([]));
});

test('the operator adds floors to a company, beside those for all companies', async () => {
  const { id } = await newCompany(await signIn('operator'), 'Floors');
  await renderApp(`/companies/${id}/floors`, { as: 'operator' });
  await rowOf(WALL);
  await screen.findByRole('link', { name: 'New floor' });
});

/** Opens a new wall of the operator that has one picture. */
const openWall = async () => {
  const operator = await signIn('operator');
  const { data: sets } = await operator.must(account.presets);
  const [view] = (sets[0]?.items ?? []).filter(({ kind }) => kind === 'exterior');
  const { data: wall } = await operator.must(adminRoomComponents.createWall, {
    fields: { name: `Logs ${randomUUID().slice(0, 6)}` },
    files: { [`image[angle_${view?.id}]`]: { name: 'wall.jpg', bytes: await picture() } },
  });
  const app = await renderApp(`/settings/walls/${wall.id}`, { as: 'operator' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...app, operator, wall, name };
};
const ofWall = ({ id }: { id: number }) => new RegExp(`/components/${id}$`);

test('deleting a wall asks nothing about typed values; a late answer that it is gone does no harm', async () => {
  const { user, fill, wall, name } = await openWall();
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const gone = Promise.withResolvers<void>();
  const read = vi.fn();
  answerInstead(ofWall(wall), async ({ method }, go) => {
    if (method !== 'GET') return go();
    read();
    await gone.promise;
    return go();
  });
  await fill(name, `${wall.name} 2`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(name).toHaveProperty('value', `${wall.name} 2`);
  await fill(name, 'Typed');
  answerInstead(/\/delete$/, (_, go) => go().finally(gone.resolve));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/settings/walls'));
  expect(asked).not.toHaveBeenCalled();
});

test('another user’s name for a wall is not overwritten without a question, even if the wall has been read again', async () => {
  const { user, fill, operator, wall, name } = await openWall();
  await fill(name, 'Mine');
  await operator.must(adminRoomComponents.save, {
    params: { id: wall.id },
    body: { name: 'Theirs', version: wall.version },
  });
  await queryClient.invalidateQueries();
  await screen.findByRole('heading', { name: 'Theirs' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByRole('cell', { name: 'Theirs' });
});

test('the page of a new wall shows the refused pictures, even if React renders it again first', async () => {
  const refused = new Map([[3, { file: new File(['no picture'], 'left.png'), text: 'Invalid' }]]);
  const code = new Promise<void>((resolve) => setTimeout(resolve));
  const ofPage = () => {
    const shown = useRefusedBefore(7);
    use(code); // the first render is thrown away
    return shown;
  };
  keepRefused(7, refused);
  const first = renderHook(ofPage, { wrapper: Suspense });
  await waitFor(() => expect(first.result.current).toBe(refused));
  const { result } = renderHook(() => useRefusedBefore(7));
  expect(result.current.size).toBe(0);
});
