import { call } from '@turntable/declare/contract/call.ts';
import { line } from '@turntable/declare/contract/fields.ts';
import { choice, image, integer, status, text } from '@turntable/declare/define/field.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { writableOnCreate, writableOnSave } from '@turntable/declare/kinds/writable.ts';
import {
  changedNames,
  type Draft,
  initialValues,
  newRecord,
  withTyped,
} from '@turntable/declare/record/draft.ts';
import { tabsFor } from '@turntable/declare/record/RecordScreen.tsx';
import { registerResources } from '@turntable/declare/registry.ts';
import { conflicts } from '@turntable/declare/ui/values/value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { companyUsers } from '../../../contract/staff/calls.ts';

const LABEL = { en: 'A', de: 'A' };
const one = call({
  method: 'GET',
  path: 'nowhere',
  summary: '',
  roles: ['admin'],
  response: z.strictObject({ name: line(5) }),
});

/** A resource like the declared ones, with real calls of the contract: the manager saves, the employee only reads. */
const members: Resource = {
  resource: 'members',
  path: 'members',
  label: { en: ['A', 'B'], de: ['A', 'B'] },
  icon: 'people',
  api: { chief: { ...companyUsers, avatar: companyUsers.uploadAvatar }, employee: { one } },
  access: { chief: ['list', 'show', 'create', 'edit'], employee: ['show'] },
  name: 'name',
  fields: {
    avatar: image(LABEL),
    name: text(LABEL),
    email: text(LABEL, { onlyNew: true }),
    phone: text(LABEL, { readers: ['admin'] }),
    role: text(LABEL, { initial: 'employee' }),
    token_limit: integer(LABEL),
    status: status(LABEL, {}),
    credits: integer(LABEL),
  },
  form: [
    { key: 'common', tab: LABEL, fields: ['name', 'email', 'phone', 'role', 'credits'] },
    { key: 'secret', tab: LABEL, fields: ['token_limit'], roles: ['chief'] },
    { key: 'others', tab: LABEL, list: 'members', params: { id: 'id' } },
  ],
};

beforeAll(() => registerResources([members]));

describe("the parts of a record's page", () => {
  const keys = (role: 'chief' | 'employee') =>
    tabsFor(members, { role }, { id: 1 }).map(({ key }) => key);

  it('are those of the role', () => {
    expect(keys('chief')).toEqual(['common', 'secret', 'others']);
  });

  it('leave out parts for other roles, and lists that the role may not see', () => {
    expect(keys('employee')).toEqual(['common']);
  });
});

describe('the editable fields', () => {
  it('of a save are those that the call takes, except for those that are set once or by others', () => {
    expect(Object.keys(writableOnSave(members, 'chief')).sort()).toEqual([
      'avatar',
      'name',
      'phone',
      'role',
      'token_limit',
    ]);
  });

  it('are none for a role without a call', () => {
    expect(writableOnSave(members, 'employee')).toEqual({});
    expect(writableOnCreate(members, 'employee')).toEqual({});
  });

  it('of a new record are those of the first part that the call takes and the role may read', () => {
    expect(Object.keys(writableOnCreate(members, 'chief'))).toEqual(['name', 'email', 'role']);
  });

  it('of a new record are those that the declaration names, in its order', () => {
    expect(
      Object.keys(
        writableOnCreate({ ...members, create: ['token_limit', 'avatar', 'name'] }, 'chief'),
      ),
    ).toEqual(['token_limit', 'avatar', 'name']);
  });

  it('have the contract’s limits', () => {
    expect(writableOnCreate(members, 'chief').name).toMatchObject({
      required: true,
      maxLength: 120,
    });
  });
});

describe('a form for an existing record', () => {
  const seen = { id: 7, version: 3, name: 'Ann', role: 'employee', token_limit: null, credits: 5 };
  const writable = {
    name: { minLength: 1, maxLength: 5 },
    token_limit: { nullable: true, min: 0 },
  } as const;
  const draft: Draft = { declared: members, writable, seen };

  it('sends only what changed, merged into the record', () => {
    const typed = { name: ' Bea ', token_limit: null };
    expect(changedNames(draft, typed)).toEqual(['name']);
    expect(withTyped(draft, seen, typed, ['name'])).toEqual({ ...seen, name: 'Bea' });
  });

  it('sends nothing when only blanks were added', () => {
    expect(changedNames(draft, { name: 'Ann ', token_limit: null })).toEqual([]);
  });

  it('sends a file unchanged', () => {
    const file = new File(['x'], 'x.png');
    const withFile: Draft = {
      ...draft,
      writable: { avatar: {} },
      seen: { ...seen, avatar: '/a.png' },
    };
    expect(changedNames(withFile, { avatar: file })).toEqual(['avatar']);
    expect(withTyped(withFile, seen, { avatar: file }, ['avatar']).avatar).toBe(file);
  });

  it('names the fields that another user has saved with a different value', () => {
    const mine = { ...seen, name: 'Bea', token_limit: 5 };
    expect(conflicts(seen, { ...seen, name: 'Cleo' }, mine, ['name', 'token_limit'])).toEqual([
      'name',
    ]);
    expect(conflicts(seen, { ...seen, name: 'Bea' }, mine, ['name', 'token_limit'])).toEqual([]);
  });
});

describe('a form for a new record', () => {
  const draft: Draft = {
    declared: members,
    writable: { name: { required: true, minLength: 1 }, role: {}, token_limit: { nullable: true } },
  };

  it('begins with the declared values', () => {
    expect(initialValues(draft)).toEqual({ role: 'employee' });
  });

  it('omits empty fields', () => {
    expect(changedNames(draft, { name: 'Ann', role: null, token_limit: null })).toEqual(['name']);
  });
});

describe('a field inside another field’s value', () => {
  const declared = { fields: { 'chief.name': text(LABEL), 'chief.phone': text(LABEL) } };
  const seen = { id: 1, chief: { name: 'Ann', phone: '1', email: 'a@b.test' } };
  const draft: Draft = {
    declared,
    writable: { 'chief.name': { minLength: 1 }, 'chief.phone': {} },
    seen,
  };

  it('is sent in its place', () => {
    expect(
      withTyped(draft, seen, { chief: { name: 'Bea', phone: '1' } }, ['chief.name']).chief,
    ).toEqual({ ...seen.chief, name: 'Bea' });
  });
});

describe('a new record', () => {
  it('begins with the initial values of fields that its form does not show', () => {
    const fields = {
      name: text(LABEL),
      state: choice(LABEL, { open: LABEL, closed: LABEL }, { initial: 'open' }),
      kind: choice(LABEL, { one: LABEL, two: LABEL }, { initial: 'one' }),
    };
    const draft: Draft = { declared: { fields }, writable: { name: {}, kind: { nullable: true } } };
    expect(newRecord(draft, { name: 'A', kind: 'two' })).toEqual({
      name: 'A',
      kind: 'two',
      state: 'open',
    });
    expect(newRecord(draft, { name: 'A', kind: null })).toEqual({ name: 'A', state: 'open' });
  });
});
