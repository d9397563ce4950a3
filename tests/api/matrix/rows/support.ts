import { expect } from 'vitest';
import { adminSupport as calls } from '../../../../contract/support/calls.ts';
import type { Feedback } from '../../../../contract/support/feedback.ts';
import type { GroupRows } from '../row.ts';

const dataOf = (answer: { ok: unknown }) => (answer.ok as { data: Feedback }).data;

export const support: GroupRows<'support'> = {
  send: {
    names: 'nothing',
    parcel: () => ({ fields: { subject: 'Matrix', text: 'Is anybody there?', page: '/vehicles' } }),
    proves: async ({ house, person }) => {
      const { data } = await (await house.as('operator')).must(calls.list, {
        query: { q: 'Matrix' },
      });
      expect(data.length, person).toBeGreaterThan(0);
    },
  },
};

export const adminSupport: GroupRows<'adminSupport'> = {
  list: {
    names: 'writing',
    parcel: () => ({}),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        target.feedback,
      ),
  },
  one: {
    names: 'writing',
    parcel: ({ feedback }) => ({ params: { id: feedback } }),
    proves: ({ target, answer }) =>
      expect(dataOf(answer)).toMatchObject({ id: target.feedback, state: 'new' }),
  },
  setState: {
    names: 'writing',
    parcel: ({ feedback }) => ({ params: { id: feedback }, body: { state: 'done' } }),
    proves: async ({ caller, target }) =>
      expect(
        (await caller.must(calls.one, { params: { id: target.feedback } })).data,
      ).toMatchObject({
        state: 'done',
      }),
  },
  download: {
    names: 'writing',
    parcel: ({ feedback, feedbackFile }) => ({ params: { id: feedback, file: feedbackFile } }),
    proves: ({ answer }) =>
      expect((answer.ok as { link: string }).link).toMatch(/^\/api\/downloads\//),
  },
};
