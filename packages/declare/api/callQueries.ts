import { queryOfCall } from '../connection.ts';
import type { Call } from '../contract/call.ts';
import { metadataOf } from './callMetadata.ts';

type Address = Pick<Call, 'method' | 'path'>;
const NONE: readonly string[] = [];

/** Returns the query parameters of a call; none of a call that a role does not have. */
export const queryOf = (call: Address | undefined): readonly string[] =>
  (call && (metadataOf(call)?.names ?? queryOfCall(`${call.method} ${call.path}`)?.names)) ?? NONE;
/** Returns the sort keys of a call's list. */
export const sortsOf = (call: Address): readonly string[] =>
  metadataOf(call)?.sorts ?? queryOfCall(`${call.method} ${call.path}`)?.sorts ?? NONE;
