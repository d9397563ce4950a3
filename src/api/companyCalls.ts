import type { Call, ResponseOf } from '../../contract/call.ts';
import { type RequestOptions, request } from './httpClient.ts';

type Group = Readonly<Record<string, Call>>;

/**
 * Makes the calls of a group about the own company, or those of the same names about a company that the operator names: they take and
 * answer the same (specification, chapter 6). Everything throws ApiError.
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
