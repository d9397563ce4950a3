import { expect } from 'vitest';
import { adminSupport as calls } from '../../../../contract/support/calls.ts';
import type { Feedback } from '../../../../contract/support/feedback.ts';
import type { GroupRows } from '../row.ts';

const dataOf = (answer: { ok: unknown }) => (answer.ok as { data: Feedback }).data;

export const support: GroupRows<'support'> = {
  send: {
    names: 'nothing',
    callInput: () => ({
      fields: { subject: 'Matrix', text: 'Is anybody there?', page: '/vehicles' },
    }),
    proves: async ({ testServer, person }) => {
      const { data } = await (await testServer.as('operator')).must(calls.list, {
        query: { q: 'Matrix' },
      });
      expect(data.length, person).toBeGreaterThan(0);
    },
  },
};

export const adminSupport: GroupRows<'adminSupport'> = {
  list: {
    names: 'writing',
    callInput: () => ({}),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        target.feedback,
      ),
  },
  one: {
    names: 'writing',
    callInput: ({ feedback }) => ({ params: { id: feedback } }),
    proves: ({ target, answer }) =>
      expect(dataOf(answer)).toMatchObject({ id: target.feedback, state: 'new' }),
  },
  setState: {
    names: 'writing',
    callInput: ({ feedback }) => ({ params: { id: feedback }, body: { state: 'done' } }),
    proves: async ({ caller, target }) =>
      expect(
        (await caller.must(calls.one, { params: { id: target.feedback } })).data,
      ).toMatchObject({
        state: 'done',
      }),
  },
  download: {
    names: 'writing',
    callInput: ({ feedback, feedbackFile }) => ({ params: { id: feedback, file: feedbackFile } }),
    proves: ({ answer }) =>
      expect((answer.ok as { link: string }).link).toMatch(/^\/api\/downloads\//),
  },
};
