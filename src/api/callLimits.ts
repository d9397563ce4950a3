import { LIMITS } from '../../contract/byCall/limits.ts';
import type { Call } from '../../contract/call.ts';
import type { Limits } from '../../contract/limits.ts';

export type { Limit, Limits } from '../../contract/limits.ts';

const NONE: Limits = {};

/** What a call's body or form may hold, field by field; nothing is known of a call that the contract does not have. */
export const limitsOf = ({ method, path }: Pick<Call, 'method' | 'path'>): Limits => LIMITS[`${method} ${path}`] ?? NONE;
