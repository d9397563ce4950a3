import { expect } from 'vitest';
import { adminDatasets as calls } from '../../../../../contract/albums/datasetCalls.ts';
import type { GroupRows, Success } from '../../row.ts';

const idsNow = async ({ caller }: Success) =>
  (await caller.must(calls.list, { query: { per_page: 100 } })).data.map(({ id }) => id);

export const adminDatasets: GroupRows<'adminDatasets'> = {
  list: {
    names: 'writing',
    callInput: () => ({}),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        target.dataset,
      ),
  },
  upload: {
    names: 'writing',
    callInput: () => ({
      fields: {},
      files: { file: { name: 'lehrstoff.tar', bytes: new Uint8Array([1, 2, 3]) } },
    }),
    proves: async (success) =>
      expect(await idsNow(success)).toContain(
        (success.answer.ok as { data: { id: number } }).data.id,
      ),
  },
  download: {
    names: 'writing',
    callInput: ({ dataset }) => ({ params: { id: dataset } }),
    proves: ({ answer }) =>
      expect((answer.ok as { link: string }).link).toMatch(/^\/api\/downloads\//),
  },
  remove: {
    names: 'writing',
    callInput: ({ dataset }) => ({ params: { id: dataset } }),
    proves: async (success) => expect(await idsNow(success)).not.toContain(success.target.dataset),
  },
};
