import type { Identifier, RaRecord } from 'react-admin';
import { ApiError } from '../api/apiError.ts';
import { roleOfSession } from '../api/session.ts';
import { namesInPath, type PathParams } from '../api/url.ts';
import type { Call } from '../contract/call.ts';
import { readableFields, resourceNamed } from '../registry.ts';

/**
 * Returns the signed-in role's call of a resource. The prefix of a role differs by call, not by resource
 * (specification, chapters 6 and 7). A call that the role does not have is refused here as the server would: 403.
 */
export const callOf = (resource: string, name: string): Call => {
  const role = roleOfSession();
  const call = role ? resourceNamed(resource).api[role]?.[name] : undefined;
  if (!call) throw new ApiError(403, 'ra.message.access_denied');
  return call;
};

/** Returns whether the signed-in role has a call. */
export const hasCall = (resource: string, name: string): boolean => {
  const role = roleOfSession();
  return Boolean(role && resourceNamed(resource).api[role]?.[name]);
};

/** Returns the parameters of a call's path: those in `around`, and the record's id for the one that is left. */
export const pathParams = (
  { path }: Pick<Call, 'path'>,
  around: PathParams,
  id?: string | number,
): PathParams => {
  const params: PathParams = {};
  for (const name of namesInPath(path)) {
    const value = around[name] ?? id;
    if (value !== undefined) params[name] = value;
  }
  return params;
};

/** An action of a declaration for a record, or, without an id, for the resource. */
export interface ActionCall {
  id?: Identifier;
  params?: PathParams;
  body?: Record<string, unknown>;
}

/** Returns a record without the fields that the signed-in role must not read; a foreign server may send them. */
export const asRead = <R extends RaRecord>(resource: string, record: R): R => {
  const { fields } = resourceNamed(resource);
  const readable = new Set(readableFields(resourceNamed(resource), roleOfSession()));
  const hidden = Object.keys(fields).filter((name) => !readable.has(name));
  return hidden.length === 0
    ? record
    : (Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name))) as R); // R without some fields
};
