import { expect } from 'vitest';
import {
  adminFtpImport as adminCalls,
  ftpImport as calls,
} from '../../../../contract/ftpImport/calls.ts';
import type { FtpImport } from '../../../../contract/ftpImport/ftpImport.ts';
import type { GroupRows } from '../row.ts';

const shown = (answer: { ok: unknown }) => (answer.ok as { data: FtpImport }).data;
const MAPPING = { body: { mapping: { vin: 'Fahrgestell' } } };

export const ftpImport: GroupRows<'ftpImport'> = {
  one: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ answer }) =>
      expect(shown(answer)).toMatchObject({ runs: [], feed: { feed_file: '' } }),
  },
  // The companies of testData.ts do not import vehicles by FTP; tests/api/ftpImport/ftpImport.test.ts has companies that do.
  start: {
    names: 'nothing',
    callInput: () => ({}),
    refusedWith: 422,
    proves: ({ answer }) => expect(answer.failure.message).toBeTruthy(),
  },
  saveFeed: {
    names: 'nothing',
    callInput: () => MAPPING,
    proves: async ({ caller }) =>
      expect((await caller.must(calls.one)).data.feed.mapping).toEqual(MAPPING.body.mapping),
  },
};

export const adminFtpImport: GroupRows<'adminFtpImport'> = {
  companies: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ answer }) => expect(answer.ok).toEqual({ data: [] }),
  },
  one: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer } }),
    proves: ({ answer, target }) =>
      expect(shown(answer)).toMatchObject({ company_id: target.dealer, runs: [] }),
  },
  start: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer } }),
    refusedWith: 422,
    proves: ({ answer }) => expect(answer.failure.message).toBeTruthy(),
  },
  saveFeed: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer }, ...MAPPING }),
    proves: async ({ caller, target }) =>
      expect(
        (await caller.must(adminCalls.one, { params: { company: target.dealer } })).data.feed
          .mapping,
      ).toEqual(MAPPING.body.mapping),
  },
};
