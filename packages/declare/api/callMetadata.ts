import type { Call } from '../contract/call.ts';
import type { Limits } from '../contract/fieldLimits.ts';

/** What a call takes: the fields of its body, the parameters of its query, the sort keys of its list. */
export interface CallMetadata {
  readonly limits?: Limits;
  readonly names?: readonly string[];
  readonly sorts?: readonly string[];
}

/** A call that is not in the contract and has its own metadata (rest/restResource.ts). */
export interface CallWithMetadata extends Call {
  readonly metadata: CallMetadata;
}

export const metadataOf = (
  call: Pick<Call, 'method' | 'path'> | undefined,
): CallMetadata | undefined =>
  call && 'metadata' in call ? (call as CallWithMetadata).metadata : undefined; // nothing else has this name
