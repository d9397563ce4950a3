import { limitsOfCall } from '../connection.ts';
import type { Call } from '../contract/call.ts';
import type { Limits } from '../contract/fieldLimits.ts';
import { metadataOf } from './callMetadata.ts';

export type { Limit, Limits } from '../contract/fieldLimits.ts';

const NONE: Limits = {};

/** Returns the limits of a call's body or form by field; empty for a call that is not in the contract. */
export const limitsOf = (call: Pick<Call, 'method' | 'path'>): Limits =>
  metadataOf(call)?.limits ?? limitsOfCall(`${call.method} ${call.path}`) ?? NONE;
