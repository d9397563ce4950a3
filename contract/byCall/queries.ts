import type { Call } from '../call.ts';
import { queryNames, sortNames } from '../fieldLimits.ts';
import { contract } from '../index.ts';

/** A read's query parameters and sort fields. */
export interface Query {
  readonly names: readonly string[];
  readonly sorts: readonly string[];
}

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
