import { expect } from 'vitest';
import { instructions as calls } from '../../../../contract/help/calls.ts';
import type { Instruction } from '../../../../contract/help/instruction.ts';
import { picture } from '../../setup/pictures.ts';
import type { GroupRows, Success } from '../row.ts';

const articleNow = async ({ caller }: Success, id: number) =>
  caller.call(calls.one, { params: { id } });

export const instructions: GroupRows<'instructions'> = {
  list: {
    names: 'writing',
    callInput: () => ({ query: { sort: 'updated_at' } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        target.instruction,
      ),
  },
  one: {
    names: 'writing',
    callInput: ({ instruction }) => ({ params: { id: instruction } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: Instruction }).data.id).toBe(target.instruction),
  },
  create: {
    names: 'writing',
    callInput: () => ({ body: { title_en: 'A new article', body_en: '<p>Text</p>' } }),
    proves: async (success) => {
      const { id } = (success.answer.ok as { data: Instruction }).data;
      expect((await articleNow(success, id)).ok.data).toMatchObject({
        title_en: 'A new article',
        published: 0,
      });
    },
  },
  save: {
    names: 'writing',
    callInput: ({ instruction }) => ({
      params: { id: instruction },
      body: { title_de: 'Neuer Titel' },
    }),
    proves: async (success) => {
      expect((await articleNow(success, success.target.instruction)).ok.data).toMatchObject({
        title_de: 'Neuer Titel',
        version: 2,
      });
    },
  },
  order: {
    names: 'writing',
    callInput: ({ instruction }) => ({ body: { ids: [instruction] } }),
    proves: async (success) =>
      expect((await articleNow(success, success.target.instruction)).ok.data).toMatchObject({
        position: 0,
        version: 1,
      }),
  },
  uploadPicture: {
    names: 'writing',
    callInput: async () => ({
      fields: {},
      files: { picture: { name: 'bild.jpg', bytes: await picture() } },
    }),
    proves: ({ answer }) =>
      expect((answer.ok as { data: { url: string } }).data.url).toMatch(/^\/api\/files\/help-/),
  },
  remove: {
    names: 'writing',
    callInput: ({ instruction }) => ({ params: { id: instruction } }),
    proves: async (success) =>
      expect((await articleNow(success, success.target.instruction)).status).toBe(404),
  },
};
