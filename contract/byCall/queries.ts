import type { Call } from '@turntable/declare/contract/call.ts';
import { type Query, queryNames, sortNames } from '@turntable/declare/contract/fieldLimits.ts';
import { contract } from '../index.ts';

/** The query of each call that has one, by method and path. The web's build bundles only this table, without the schemas. */
export const QUERIES: Readonly<Record<string, Query>> = Object.fromEntries(
  Object.values(contract)
    .flatMap((group) => Object.values<Call>(group))
    .filter(({ query }) => query)
    .map((call) => [
      `${call.method} ${call.path}`,
      { names: queryNames(call), sorts: sortNames(call) },
    ]),
);
