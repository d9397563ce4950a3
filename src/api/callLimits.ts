import { LIMITS } from '../../contract/byCall/limits.ts';
import type { Call } from '../../contract/call.ts';
import type { Limits } from '../../contract/limits.ts';
import { metadataOf } from './callMetadata.ts';

export type { Limit, Limits } from '../../contract/limits.ts';

const NONE: Limits = {};

/** What a call's body or form may hold, field by field; nothing is known of a call that the contract does not have. */
export const limitsOf = (call: Pick<Call, 'method' | 'path'>): Limits =>
  metadataOf(call)?.limits ?? LIMITS[`${call.method} ${call.path}`] ?? NONE;
