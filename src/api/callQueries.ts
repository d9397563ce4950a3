import { QUERIES } from '../../contract/byCall/queries.ts';
import type { Call } from '../../contract/call.ts';
import { metadataOf } from './callMetadata.ts';

type Address = Pick<Call, 'method' | 'path'>;
const NONE: readonly string[] = [];

/** The query parameters that a call takes. */
export const queryOf = (call: Address): readonly string[] =>
  metadataOf(call)?.names ?? QUERIES[`${call.method} ${call.path}`]?.names ?? NONE;
/** By what a call's list can be sorted. */
export const sortsOf = (call: Address): readonly string[] =>
  metadataOf(call)?.sorts ?? QUERIES[`${call.method} ${call.path}`]?.sorts ?? NONE;
