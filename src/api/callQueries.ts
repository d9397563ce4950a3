import { QUERIES } from '../../contract/byCall/queries.ts';
import type { Call } from '../../contract/call.ts';

type Address = Pick<Call, 'method' | 'path'>;
const NONE: readonly string[] = [];

/** The query parameters that a call takes. */
export const queryOf = ({ method, path }: Address): readonly string[] => QUERIES[`${method} ${path}`]?.names ?? NONE;
/** By what a call's list can be sorted. */
export const sortsOf = ({ method, path }: Address): readonly string[] => QUERIES[`${method} ${path}`]?.sorts ?? NONE;
