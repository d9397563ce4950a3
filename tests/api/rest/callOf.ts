import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';

/** Returns a call of a resource without calls of its own; throws if it has none of this name. */
export const callOf = (declared: RestDeclaration, name: string): Call => {
  const call = restCalls(declared)[name];
  if (!call) throw new Error(`${declared.resource} have no call ${name}`);
  return call;
};
