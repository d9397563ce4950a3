import type { Call } from '../../contract/call.ts';
import type { Limits } from '../../contract/limits.ts';

/** What a call takes: the fields of its body, the parameters of its query, by what its list can be sorted. */
export interface CallMetadata {
  readonly limits?: Limits;
  readonly names?: readonly string[];
  readonly sorts?: readonly string[];
}

/** A call that the contract does not name one by one, and so says itself what it takes (rest/restResource.ts). */
export interface CallWithMetadata extends Call {
  readonly metadata: CallMetadata;
}

export const metadataOf = (
  call: Pick<Call, 'method' | 'path'> | undefined,
): CallMetadata | undefined =>
  call && 'metadata' in call ? (call as CallWithMetadata).metadata : undefined; // nothing else has this name
