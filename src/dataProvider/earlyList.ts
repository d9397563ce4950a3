import { token } from '@turntable/declare/api/session.ts';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';

/** A list that was requested before its screen was loaded. */
let early: { question: string; answer: Promise<GetListResult> } | undefined;

/** Returns the key of an answer: the session, the address, and the query. */
const questionOf = (resource: string, { pagination, sort, filter, meta }: GetListParams): string =>
  JSON.stringify([token(), window.location.href, resource, pagination, sort, filter, meta]);

/**
 * Returns a provider's `getList` that passes the answer of `askEarly` to the first equal request. After a failed answer the list is
 * requested again.
 */
export const withEarlyList = (getList: DataProvider['getList']) => ({
  /** Requests the list of the first screen while the application is still starting. */
  askEarly: (resource: string, params: GetListParams): void => {
    const answer = getList(resource, params);
    answer.catch(() => undefined);
    early = { question: questionOf(resource, params), answer };
  },
  getList: ((resource, params) => {
    if (early?.question !== questionOf(resource, params)) return getList(resource, params);
    const { answer } = early;
    early = undefined;
    return answer.catch(() => getList(resource, params));
  }) as DataProvider['getList'],
});
