import { expect } from 'vitest';
import { adminSpecialOffers as calls } from '../../../../contract/offers/adminCalls.ts';
import { specialOffers as companyCalls } from '../../../../contract/offers/calls.ts';
import type { SpecialOffer } from '../../../../contract/offers/offer.ts';
import { picture } from '../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../row.ts';

/** Returns the offer as the operator sees it now; undefined once it is deleted. */
const offerNow = async ({ testServer, target }: Success): Promise<SpecialOffer | undefined> => {
  const answer = await (await testServer.as('operator')).call(calls.one, {
    params: { id: target.offer },
  });
  return answer.status === 404 ? undefined : answer.ok.data;
};

const list: Row = {
  names: 'writing',
  callInput: () => ({}),
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
      target.offer,
    ),
};
const one: Row = {
  names: 'writing',
  callInput: ({ offer }) => ({ params: { id: offer } }),
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: SpecialOffer }).data).toMatchObject({
      id: target.offer,
      read: false,
    }),
};
const image = async () => ({ image: { name: 'angebot.jpg', bytes: await picture() } });

export const specialOffers: GroupRows<'specialOffers'> = {
  list,
  unread: list,
  count: {
    names: 'writing',
    callInput: () => ({}),
    proves: ({ answer }) => expect((answer.ok as { count: number }).count).toBeGreaterThan(0),
  },
  one,
  read: {
    names: 'writing',
    callInput: ({ offer }) => ({ params: { id: offer } }),
    proves: async ({ caller, target }) => {
      const { data } = await caller.must(companyCalls.one, { params: { id: target.offer } });
      expect(data.read).toBe(true);
    },
  },
};

export const adminSpecialOffers: GroupRows<'adminSpecialOffers'> = {
  list,
  one,
  create: {
    names: 'writing',
    callInput: async () => ({ fields: { title: 'Neues Angebot' }, files: await image() }),
    proves: async ({ caller, answer }) => {
      const { id } = answer.ok as { id: number };
      expect((await caller.must(calls.one, { params: { id } })).data).toMatchObject({
        title: 'Neues Angebot',
        active: false,
      });
    },
  },
  save: {
    names: 'writing',
    callInput: ({ offer }) => ({ params: { id: offer }, body: { title: 'Anders', active: false } }),
    proves: async (success) =>
      expect(await offerNow(success)).toMatchObject({ title: 'Anders', active: false }),
  },
  saveImage: {
    names: 'writing',
    callInput: async ({ offer }) => ({ params: { id: offer }, fields: {}, files: await image() }),
    proves: async (success) => expect((await offerNow(success))?.image).toMatch(/offer-/),
  },
  remove: {
    names: 'writing',
    callInput: ({ offer }) => ({ params: { id: offer } }),
    proves: async (success) => expect(await offerNow(success)).toBeUndefined(),
  },
};
