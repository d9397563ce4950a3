import { expect } from 'vitest';
import { adminNotifications as calls } from '../../../../contract/notifications/adminCalls.ts';
import { notifications as companyCalls } from '../../../../contract/notifications/calls.ts';
import type { GroupRows, Row } from '../row.ts';

const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

const list: Row = {
  names: 'writing',
  callInput: () => ({}),
  proves: ({ target, answer }) =>
    expect(ids(answer.ok as { data: { id: number }[] })).toContain(target.notification),
};
const named: Pick<Row, 'names' | 'ownOnly' | 'callInput'> = {
  names: 'notice',
  ownOnly: true,
  callInput: ({ notification }) => ({ params: { id: notification } }),
};
const one: Row = {
  ...named,
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: { id: number } }).data.id).toBe(target.notification),
};

export const notifications: GroupRows<'notifications'> = {
  list,
  unread: list,
  one,
  read: {
    ...named,
    proves: async ({ caller, target }) =>
      expect(ids(await caller.must(companyCalls.unread))).not.toContain(target.notification),
  },
};

export const adminNotifications: GroupRows<'adminNotifications'> = {
  list,
  one,
  create: {
    names: 'notice',
    callInput: ({ company }, { testData }) => ({
      body: { text: 'Guten Tag', company_ids: [testData.companies[company]] },
    }),
    proves: async ({ caller, answer }) => {
      const { id } = (answer.ok as { data: { id: number } }).data;
      expect((await caller.must(calls.one, { params: { id } })).data).toMatchObject({
        text: 'Guten Tag',
        to_all: 0,
      });
    },
  },
  remove: {
    ...named,
    proves: async ({ caller, target }) => {
      expect((await caller.call(calls.one, { params: { id: target.notification } })).status).toBe(
        404,
      );
    },
  },
};
