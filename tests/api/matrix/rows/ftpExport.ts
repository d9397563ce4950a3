import { expect } from 'vitest';
import { adminFtp as adminCalls, ftp as calls } from '../../../../contract/ftpExport/calls.ts';
import type { FtpExport, FtpTrial } from '../../../../contract/ftpExport/settings.ts';
import type { GroupRows } from '../row.ts';

const settings = (answer: { ok: unknown }) => (answer.ok as { data: FtpExport }).data;
const trial = (answer: { ok: unknown }) => (answer.ok as { data: FtpTrial }).data;

/** An address in a private network, which is refused without a connection. */
const NOWHERE = { ftp_host: '127.0.0.1', ftp_user: 'dealer' };

export const ftp: GroupRows<'ftp'> = {
  one: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ answer }) =>
      expect(settings(answer)).toMatchObject({ ftp_pass: '', format: 'jpeg', clean_variant: 'no' }),
  },
  save: {
    names: 'nothing',
    callInput: () => ({ body: { dir_name: '{vin}' } }),
    proves: async ({ caller }) =>
      expect((await caller.must(calls.one)).data.dir_name).toBe('{vin}'),
  },
  test: {
    names: 'nothing',
    callInput: () => ({ body: NOWHERE }),
    proves: ({ answer }) =>
      expect(trial(answer)).toMatchObject({ ok: 0, problem: 'private_network' }),
  },
};

export const adminFtp: GroupRows<'adminFtp'> = {
  one: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer } }),
    proves: ({ answer }) => expect(settings(answer)).toMatchObject({ ftp_host: '', version: 1 }),
  },
  save: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer }, body: { dir_name: '{vin7}' } }),
    proves: async ({ caller, target }) =>
      expect(
        (await caller.must(adminCalls.one, { params: { company: target.dealer } })).data.dir_name,
      ).toBe('{vin7}'),
  },
  test: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer }, body: NOWHERE }),
    proves: ({ answer }) =>
      expect(trial(answer)).toMatchObject({ ok: 0, problem: 'private_network' }),
  },
};
