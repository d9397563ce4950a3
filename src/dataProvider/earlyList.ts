import type { DataProvider, GetListParams, GetListResult } from 'ra-core';
import { token } from '../api/session.ts';

/** A list that was asked for before its screen was there. */
let early: { question: string; answer: Promise<GetListResult> } | undefined;

/** What must be the same for an answer to be another one's: the session, the place, and what is asked. */
const questionOf = (resource: string, { pagination, sort, filter, meta }: GetListParams): string =>
  JSON.stringify([token(), window.location.href, resource, pagination, sort, filter, meta]);

/**
 * A provider's `getList` that gives what `askEarly` has asked for to the first that asks the same. A failed answer is not given: it is
 * asked for again.
 */
export const withEarlyList = (getList: DataProvider['getList']) => ({
  /** Asks for a list that will be shown, while the application is still being started. */
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
