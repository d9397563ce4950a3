import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import { readFeed } from '../../../server/ftp/feed.ts';
import { newCar, read } from '../../api/setup/dealer.ts';
import { renderApp, signIn } from '../../component/setup/renderApp.tsx';

// Runs in a copy of the project whose vehicles have more fields (../carField.test.ts).

type Values = Record<string, unknown>;
let chief: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  chief = await signIn('chief');
});
const save = (id: number, body: Values) => chief.call(cars.save, { params: { id }, body });

test('the mileage is validated by the server, and described for others', async () => {
  const { id } = await newCar(chief);
  for (const mileage of [-1, 1_000_001, 1.5, 'many']) {
    const refused = await save(id, { mileage });
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['mileage']]);
  }
  const description = await (await fetch(`${chief.baseUrl}/api/openapi.json`)).text();
  expect(description).toContain('"mileage":');
});

test('the mileage is typed into the form, and saved against the version that the user saw', async () => {
  const { id } = await newCar(chief);
  const { user, fill } = await renderApp(`/vehicles/${id}`, { as: 'chief', locale: 'de' });
  await user.click(await screen.findByRole('tab', { name: 'Fahrzeugdaten' }));
  await fill(await screen.findByRole('spinbutton', { name: 'Laufleistung' }), '12500');
  expect((await save(id, { mileage: 99 })).status).toBe(200); // by another user
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const [, ...rows] = dialog.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Laufleistung1250099']);
  await user.click(dialog.getByRole('button', { name: 'Meine Eingabe behalten' }));
  await screen.findByText('Fahrzeugdaten aktualisiert');
  expect(await read(chief, id)).toMatchObject({ mileage: 12_500 });
});

test('the mileage is a column of the list', async () => {
  const { vehicle_name } = await newCar(chief, { mileage: 4711 } as object);
  const { user } = await renderApp('/vehicles', { as: 'chief' });
  await screen.findByRole('link', { name: vehicle_name });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Mileage' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('columnheader', { name: 'Mileage' });
  await screen.findByRole('cell', { name: '4,711' });
});

/** A value of each kind. */
const FULL = {
  k_text: 'Wort',
  k_lines: 'a\nb',
  k_email: 'a@b.test',
  k_phone: '+49 40 1',
  k_url: 'https://a.test/',
  k_integer: 5,
  k_decimal: 1.5,
  k_money: 9.99,
  k_flag: 1,
  k_choice: 'auto',
  k_date: '2026-05-06',
  k_time: '08:30',
  k_moment: '2026-05-06T08:30:00.000Z',
  k_colour: '#aabbcc',
};
const EMPTY = {
  ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
  k_text: '',
  k_lines: '',
  k_phone: '',
  k_flag: 0,
};
const INVALID = {
  k_text: 'a\nb',
  k_lines: '<b>a</b>',
  k_email: 'a',
  k_phone: '0'.repeat(41),
  k_url: 'javascript:alert(1)',
  k_integer: 1.5,
  k_decimal: 11,
  k_money: 1.001,
  k_flag: 2,
  k_choice: 'none',
  k_date: '2026-02-30',
  k_time: '25:00',
  k_moment: 'today',
  k_colour: 'red',
};

test('a field of each kind is validated, stored, read, emptied and listed', async () => {
  const { id, ...fresh } = await newCar(chief);
  expect(fresh).toMatchObject(EMPTY);
  const refused = await save(id, INVALID);
  expect(Object.keys(refused.failure.errors ?? {}).sort()).toEqual(Object.keys(INVALID).sort());
  expect((await save(id, FULL)).ok.data).toMatchObject(FULL);
  const { data } = await chief.must(cars.list, { query: { per_page: 1 } });
  expect(data).toMatchObject([{ id, ...FULL }]);
  expect((await save(id, EMPTY)).ok.data).toMatchObject(EMPTY);
});

const HEADERS =
  'FIN;Wort;Lines;E-Post;Telefon;Verweis;Anzahl;Maß;Preis;Unfall;Getriebe;Zulassung;Uhrzeit;Zeitpunkt;Lack';
const listOf = (...rows: string[]) =>
  readFeed(new TextEncoder().encode([HEADERS, ...rows].join('\n')), {});

test('a dealer’s list fills a field of each kind, under its label and in the words of its language', () => {
  const { rows, faults } = listOf(
    'V1;Wort;a;a@b.test;+49 40 1;https://a.test/;1.234;1,5;9.990,50 €;ja;Automatik;6.5.2026;8:30;2026-05-06T08:30:00.000Z;#AABBCC',
    'V2;;;;;;12;0.125;€ 9,990;no;manual;2026-05-06;08:30;;',
  );
  expect(faults).toEqual([]);
  expect(rows.map(({ said }) => said)).toEqual([
    { vin: 'V1', ...FULL, k_lines: 'a', k_integer: 1234, k_money: 9990.5 },
    {
      vin: 'V2',
      k_integer: 12,
      k_decimal: 0.125,
      k_money: 9990,
      k_flag: 0,
      k_choice: 'manual',
      k_date: '2026-05-06',
      k_time: '08:30',
    },
  ]);
});

test('a header that already means another field is left to it', () => {
  const { rows } = readFeed(new TextEncoder().encode('FIN;Typ\nV1;GTI'), {});
  expect(rows.map(({ said }) => said)).toEqual([{ vin: 'V1', model: 'GTI' }]);
});

test('an invalid cell of such a list is reported with the reason', () => {
  const cells = ['<b>', '<b>', 'a', '<b>', 'a', 'many', '11', '1.001,255', '?', '?', '30.2.2026'];
  const { faults } = listOf(
    ...[...cells, '25:00', 'today', 'red'].map((cell, i) => `V${i}${';'.repeat(i + 1)}${cell}`),
  );
  expect(faults.map(({ reason }) => reason)).toEqual([
    'feed_not_plain',
    'feed_not_plain',
    'feed_invalid',
    'feed_not_plain',
    'feed_invalid',
    'feed_not_a_number',
    'feed_out_of_range',
    'feed_invalid',
    'feed_unknown_word',
    'feed_unknown_word',
    'feed_not_a_date',
    'feed_invalid',
    'feed_invalid',
    'feed_invalid',
  ]);
});

test('lists are sorted and filtered by fields that are declared so, empty ones first', async () => {
  for (const more of [
    {},
    { k_text: 'b', k_integer: 7, k_money: 0.5, k_date: '2026-01-01', k_flag: 1 },
    { k_text: 'C', k_integer: 30, k_money: 2, k_date: '2026-03-01', k_choice: 'auto' },
  ])
    await newCar(chief, { brand: 'Sorted', ...more } as object);
  const walk = async (query: Record<string, string | number>) => {
    const rows: unknown[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: { data: unknown[]; next_cursor: string | null } = await chief.must(cars.list, {
        query: { q: 'sorted', per_page: 1, ...query, ...(after && { after }) },
      });
      rows.push(...page.data);
      after = page.next_cursor;
    }
    return rows;
  };
  for (const sort of ['k_text', 'k_integer', 'k_money', 'k_date'])
    expect(await walk({ sort, order: 'ASC' }), sort).toMatchObject([
      { k_integer: null },
      { k_integer: 7 },
      { k_integer: 30 },
    ]);
  expect(await walk({ k_flag: 1 })).toMatchObject([{ k_integer: 7 }]);
  expect(await walk({ k_choice: 'auto' })).toMatchObject([{ k_integer: 30 }]);
});
