import { type RequestOptions, request } from '@turntable/declare/api/httpClient.ts';
import type { Call, ResponseOf } from '@turntable/declare/contract/call.ts';

type Group = Readonly<Record<string, Call>>;

/**
 * Returns functions for the calls of a group about the user's company, or for the operator's calls of the same names about a named
 * company: they take and answer the same (specification, chapter 6). Each throws ApiError.
 */
export const companyCalls =
  <Own extends Group>(own: Own, operators: Group, company: number | undefined) =>
  <Name extends keyof Own & string>(
    name: Name,
    { params, ...options }: RequestOptions<Own[Name]> = {},
  ): Promise<ResponseOf<Own[Name]>> => {
    const call = (company === undefined ? own : operators)[name] as Own[Name]; // they differ in their places alone
    const around = company === undefined ? params : { ...params, company };
    return request(call, { ...options, params: around } as RequestOptions<Own[Name]>);
  };
