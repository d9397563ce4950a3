import type { Call } from '../../contract/call.ts';
import type { Limits } from '../../contract/limits.ts';

/** What a call takes: the fields of its body, the parameters of its query, by what its list can be sorted. */
export interface Told {
  readonly limits?: Limits;
  readonly names?: readonly string[];
  readonly sorts?: readonly string[];
}

/** A call that the contract does not name one by one, and so says itself what it takes (rest/restResource.ts). */
export interface ToldCall extends Call {
  readonly told: Told;
}

export const toldOf = (call: Pick<Call, 'method' | 'path'> | undefined): Told | undefined =>
  call && 'told' in call ? (call as ToldCall).told : undefined; // nothing else has this name
