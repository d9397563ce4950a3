import { hasPage, mayCreate, type User } from '@turntable/declare/access/rights.ts';
import { offered, splitPossible } from '@turntable/declare/actions/offered.ts';
import { type Call, call } from '@turntable/declare/contract/call.ts';
import { page } from '@turntable/declare/contract/page.ts';
import {
  date,
  dateTime,
  flag,
  image,
  integer,
  money,
  text,
} from '@turntable/declare/define/field.ts';
import { defineResource, type Resource } from '@turntable/declare/define/resource.ts';
import { columnsFor } from '@turntable/declare/list/columns.ts';
import { exportedColumns } from '@turntable/declare/list/exported.ts';
import {
  type Filter,
  filtersFor,
  isSearchable,
  isShownOnWide,
} from '@turntable/declare/list/filters.ts';
import { nameOf } from '@turntable/declare/list/nameOf.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';

const { list } = companyCars;
const Row = z.strictObject({ id: z.int() });
const done = z.strictObject({ success: z.literal(true) });
const one = call({
  method: 'GET',
  path: 'tests/:id',
  summary: '',
  roles: ['chief'],
  response: page(Row),
});
const remove = call({
  method: 'DELETE',
  path: 'tests/:id',
  summary: '',
  roles: ['chief'],
  response: done,
});
const process = call({
  method: 'POST',
  path: 'tests/:id/process',
  summary: '',
  roles: ['chief'],
  response: done,
});

/** Vehicles as a manager has them, and as an employee who may read less and do nothing. */
const vehicles = defineResource('cars', {
  path: 'vehicles',
  label: { en: ['Vehicle', 'Vehicles'], de: ['Fahrzeug', 'Fahrzeuge'] },
  icon: 'car',
  api: { chief: { list, one, remove, process }, employee: { list: cars.list, process } },
  access: {
    chief: [
      'list',
      'show',
      'process',
      {
        to: 'delete',
        where: { moderated: 0 },
        why: { en: 'It has been checked.', de: 'Es wurde geprüft.' },
      },
    ],
    employee: ['list'],
  },
  name: 'vehicle_name',
  fields: {
    thumbnail_url: image({ en: 'Picture', de: 'Bild' }, { sort: false }),
    vehicle_name: text({ en: 'Name', de: 'Name' }),
    photos_count: integer({ en: 'Photos', de: 'Fotos' }),
    to_fix_comment: text({ en: 'Comment', de: 'Kommentar' }, { readers: ['chief'] }),
    from_ftp: flag({ en: 'From FTP', de: 'Vom FTP' }, { sort: false }),
    updated_at: dateTime({ en: 'Changed', de: 'Geändert' }, { width: '99px' }),
  },
  list: {
    columns: [
      'thumbnail_url',
      'vehicle_name',
      'photos_count',
      'to_fix_comment',
      'from_ftp?',
      'updated_at',
    ],
    filters: [
      'from_ftp',
      { field: 'updated_at', days: ['changed_from', 'changed_to'] },
      {
        name: 'state',
        label: { en: 'State', de: 'Status' },
        choices: { new: { en: 'New', de: 'Neu' } },
      },
      {
        name: 'company_id',
        label: { en: 'Company', de: 'Firma' },
        choices: { 1: { en: 'Nord', de: 'Nord' } },
      },
    ],
    sort: ['updated_at', 'DESC'],
  },
  form: [{ key: 'common', tab: { en: 'Common', de: 'Allgemein' }, fields: ['vehicle_name'] }],
  actions: {
    process: {
      call: 'process',
      label: { en: 'Process', de: 'Bearbeiten' },
      on: ['row', 'bulk'],
      when: { state: 'new' },
      why: { en: 'It is not new.', de: 'Es ist nicht neu.' },
      done: { en: 'Sent', de: 'Gesendet' },
    },
  },
});

const chief: User = { role: 'chief', id: 1 };
const employee: User = { role: 'employee', id: 2 };
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);

beforeAll(() => registerResources([vehicles]));

describe('the list of a declared resource', () => {
  it('has the columns that its role may read, in order; those with a question mark are hidden until chosen', () => {
    expect(names(columnsFor(vehicles, 'chief'))).toEqual([
      'thumbnail_url',
      'vehicle_name',
      'photos_count',
      'to_fix_comment',
      'from_ftp',
      'updated_at',
    ]);
    expect(names(columnsFor(vehicles, 'employee'))).not.toContain('to_fix_comment');
    expect(names(columnsFor(vehicles, 'chief').filter(({ isOptional }) => isOptional))).toEqual([
      'from_ftp',
    ]);
  });

  it('sorts by the field’s name unless it declares another; counts and times in descending order', () => {
    const columns = Object.fromEntries(
      columnsFor(vehicles, 'chief').map((column) => [column.name, column]),
    );
    expect(columns.vehicle_name).toEqual({ name: 'vehicle_name', isSortable: true, isName: true });
    expect(columns.thumbnail_url?.isSortable).toBeUndefined();
    expect(columns.photos_count).toMatchObject({ sortFirst: 'DESC', isNumber: true });
    expect(columns.updated_at).toMatchObject({ width: '99px', sortFirst: 'DESC' });
  });

  it('has only filters that its call takes, and a search if the call has one', () => {
    expect(filtersFor(vehicles, 'employee')).toEqual([
      {
        input: 'SelectInput',
        source: 'from_ftp',
        label: 'resources.cars.fields.from_ftp',
        emptyText: 'list.any',
        choices: [
          { id: '1', name: 'ra.boolean.true' },
          { id: '0', name: 'ra.boolean.false' },
        ],
      },
      {
        input: 'FirstDayInput',
        source: 'changed_from',
        to: 'changed_to',
        label: 'resources.cars.filters.changed_from',
      },
      { input: 'DateInput', source: 'changed_to', label: 'resources.cars.filters.changed_to' },
      {
        input: 'ChoiceInput',
        source: 'state',
        label: 'resources.cars.filters.state',
        emptyText: 'list.any',
        choices: [{ id: 'new', name: 'resources.cars.choices.state.new' }],
      },
    ]);
    expect(isSearchable(vehicles, 'employee')).toBe(true);
    expect(filtersFor(vehicles, 'chief')).toContainEqual(
      expect.objectContaining({ source: 'company_id' }),
    );
  });

  it('shows five filters on a wide screen, and a period with both of its days', () => {
    const [usual, firstDay, lastDay] = filtersFor(vehicles, 'employee');
    if (!usual || !firstDay || !lastDay) throw new Error('no filters');
    const shown = (...filters: Filter[]) =>
      filters.filter((_, place) => isShownOnWide(filters, place)).length;
    const four = [usual, usual, usual, usual];
    expect(shown(...four, usual, usual)).toBe(5);
    expect(shown(...four, firstDay, lastDay)).toBe(6);
  });

  it('has an input for each filter by the kind of its field, also with calls of its own', () => {
    const label = { en: 'A', de: 'B' };
    const filters = ['name', 'doors', 'price', 'built', 'sold_at'];
    const stock: Resource = {
      ...vehicles,
      api: { chief: { list: { ...one, metadata: { names: filters } } as Call } },
      fields: {
        name: text(label),
        doors: integer(label),
        price: money(label),
        built: date(label),
        sold_at: dateTime(label),
      },
      list: { columns: [], filters, sort: ['name', 'ASC'] },
    };
    expect(filtersFor(stock, 'chief').map(({ source, input }) => [source, input])).toEqual([
      ['name', 'TextInput'],
      ['doors', 'NumberInput'],
      ['price', 'NumberInput'],
      ['built', 'DateInput'],
      ['sold_at', 'DateInput'],
    ]);
  });

  it('has an input for each operator, with a text of its own', () => {
    registerResources([vehicles, repairs]);
    const filters = filtersFor(repairs, 'chief');
    expect(filters.map(({ source, input }) => `${source}: ${input}`)).toEqual([
      'number_q: TextInput',
      'parts_gte: NumberInput',
      'parts_lte: NumberInput',
      'severity_neq: SelectInput',
      'works_any: SelectArrayInput',
      'severity: SelectInput',
      'state: SelectInput',
      'works: SelectInput',
      'car: RecordInput',
      'wheels: NumberInput',
      'due_gte: DateInput',
      'at_lte: TextInput',
      'secret_q: TextInput',
    ]);
    const [contains] = filters;
    const different = filters.find(({ source }) => source === 'severity_neq');
    expect(contains?.label).toBe('resources.repairs.filters.number_q');
    expect(different?.choices?.[0]?.name).toBe('resources.repairs.choices.severity.low');
    expect(filtersFor(repairs, 'employee').map(({ source }) => source)).not.toContain('secret_q');
  });

  it('links to the record if the role may see it, and offers only what the role may do', () => {
    expect(hasPage(vehicles, chief)).toBe(true);
    expect(mayCreate(vehicles, chief)).toBe(false);
    expect(names(offered(vehicles, chief, 'bulk'))).toEqual(['process', 'delete']);
    const { form: _, ...unseen } = vehicles;
    expect(hasPage(unseen, chief)).toBe(false); // its page would be empty
    expect(hasPage(vehicles, employee)).toBe(false);
    expect(offered(vehicles, employee, 'row')).toEqual([]);
    expect(offered(vehicles, employee, 'bulk')).toEqual([]);
  });

  it('names a row without a name by its id', () => {
    expect(nameOf(vehicles)({ id: 7, vehicle_name: 'Golf' })).toBe('Golf');
    expect(nameOf(vehicles)({ id: 7, vehicle_name: '' })).toBe('#7');
  });
});

describe('the actions of a record', () => {
  const PLAIN = {
    call: 'process',
    label: { en: '', de: '' },
    on: ['record', 'bulk'],
    done: { en: '', de: '' },
  } as const;
  const fresh = { id: 1, state: 'new', moderated: 0 };
  const old = { id: 2, state: 'processed', moderated: 1 };

  it('are absent for users who may never do them, and disabled with the reason if only the record prevents them', () => {
    expect(offered(vehicles, employee, 'row', fresh)).toEqual([]);
    expect(offered(vehicles, chief, 'row', fresh)).toMatchObject([
      { name: 'process', may: true },
      { name: 'delete', may: true },
    ]);
    expect(offered(vehicles, chief, 'row', old)).toMatchObject([
      { name: 'process', may: false, why: 'resources.cars.actions.process.why' },
      { name: 'delete', may: false, why: 'resources.cars.rights.chief.3' },
    ]);
    expect(names(offered(vehicles, chief, 'record', fresh))).toEqual(['delete']);
    expect(offered(vehicles, chief, 'list')).toEqual([]);
  });

  it('offers one of two that undo each other, in the same place; for selected records both', () => {
    const stop = { en: '', de: '' };
    const switched = {
      ...vehicles,
      access: { chief: ['open', 'close'] },
      actions: {
        open: { ...PLAIN, when: { state: 'new' }, why: stop, toggle: 'state' },
        close: { ...PLAIN, when: { state: 'processed' }, why: stop, toggle: 'state' },
      },
    };
    const places = (record: typeof fresh) => offered(switched, chief, 'record', record);
    expect(places(fresh)).toMatchObject([{ name: 'open', place: 'state' }]);
    expect(places(old)).toMatchObject([{ name: 'close', place: 'state' }]);
    expect(names(offered(switched, chief, 'bulk'))).toEqual(['open', 'close']);
  });

  it('skip selected records that they do not apply to; records that were not loaded are tried', () => {
    const find = (id: unknown) => [fresh, old].find((row) => row.id === id);
    expect(splitPossible(vehicles, chief, 'process', [1, 2, 3], find)).toEqual({
      meant: [1, 3],
      leftOut: [{ id: 2, why: 'resources.cars.actions.process.why' }],
    });
  });
});

describe('an exported list', () => {
  const translate = (key: string) => key;
  const nobody = () => undefined;

  it('has what the role may read, and nothing else', () => {
    const columns = columnsFor(vehicles, 'employee');
    const { head, lineOf } = exportedColumns(vehicles, 'employee', translate, columns);
    expect(head).not.toContain('resources.cars.fields.to_fix_comment');
    const line = lineOf(
      {
        id: 1,
        vehicle_name: 'Golf',
        photos_count: 3,
        to_fix_comment: 'secret',
        from_ftp: 1,
        updated_at: null,
      },
      nobody,
    );
    expect(line).toEqual(['', 'Golf', '3', 'ra.boolean.true', '']);
  });

  it('has the columns on the screen, in their order', () => {
    const { head, lineOf } = exportedColumns(vehicles, 'employee', translate, [
      { name: 'photos_count' },
      { name: 'vehicle_name' },
    ]);
    expect(head).toEqual([
      'resources.cars.fields.photos_count',
      'resources.cars.fields.vehicle_name',
    ]);
    expect(lineOf({ id: 1, vehicle_name: 'Golf', photos_count: 3 }, nobody)).toEqual(['3', 'Golf']);
  });
});
