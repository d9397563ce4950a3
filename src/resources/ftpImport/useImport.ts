import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import type { ResponseOf, SentBody } from '@turntable/declare/contract/call.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useRefresh } from 'react-admin';
import { adminFtpImport, ftpImport } from '../../../contract/ftpImport/calls.ts';
import { companyCalls } from '../../api/companyCalls.ts';
import { mayCall } from '../../api/roleCalls.ts';

export type Imports = ResponseOf<typeof ftpImport.one>['data'];
export type ImportRun = Imports['runs'][number];
export type FeedSettings = Imports['feed'];
export type FeedSave = SentBody<typeof ftpImport.saveFeed>;

/** Requests the companies that import vehicles by FTP, for the operator. @throws ApiError */
export const importingCompanies = async () => (await request(adminFtpImport.companies)).data;

/** Returns the calls for a company's imports; without a number, for the user's own. `mayStart`: the role may start one. All calls throw ApiError. */
const importApi = (company?: number) => {
  const call = companyCalls(ftpImport, adminFtpImport, company);
  return {
    key: ['vehicles from FTP', company ?? 'own'],
    mayStart: mayCall((company === undefined ? ftpImport : adminFtpImport).start),
    read: async () => (await call('one')).data,
    start: () => call('start'),
    saveFeed: async (body: FeedSave) => (await call('saveFeed', { body })).data,
  };
};

/** Polling intervals in milliseconds: while an import runs, and otherwise, as one may start at any time. */
const EVERY = 2000;
const EVERY_AT_REST = 60_000;

export const isUnderWay = (run: ImportRun | undefined): boolean =>
  run !== undefined && run.finished_at === null;

/** Polls a company's imports (without a number, the user's own) and refreshes the list when one ends. All calls throw ApiError. */
export const useImport = (company?: number) => {
  const api = useMemo(() => importApi(company), [company]);
  const client = useQueryClient();
  const refresh = useRefresh();
  const { data, error, refetch } = useQuery({
    queryKey: api.key,
    queryFn: api.read,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.runs[0]) ? EVERY : EVERY_AT_REST),
  });
  const run = data?.runs[0];

  const isRunning = isUnderWay(run);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) refresh();
    wasRunning.current = isRunning;
  }, [isRunning, refresh]);

  return {
    data,
    run,
    error,
    mayStart: api.mayStart,
    reread: refetch,
    start: async () => {
      await api.start();
      await client.invalidateQueries({ queryKey: api.key });
    },
    saveFeed: async (body: FeedSave) => {
      try {
        const feed = await api.saveFeed(body);
        client.setQueryData(api.key, data && { ...data, feed });
      } catch (failure) {
        // Another user saved first: show what they saved.
        if (failure instanceof ApiError && failure.status === 409) await refetch();
        throw failure;
      }
    },
  };
};
