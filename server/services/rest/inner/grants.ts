import type { Role } from '../../../../contract/call.ts';
import type { RestVerb } from '../../../../contract/rest/rest.ts';
import type { RestResources } from '../../../restResources.ts';
import { notFound, Refusal } from '../../shared/refusal.ts';

/** Throws 404 for a resource that the operator did not allow, 403 when the role has none of the rights. */
export const assertRight = (
  resources: RestResources,
  name: string,
  role: Role,
  ...verbs: readonly RestVerb[]
): void => {
  if (!Object.hasOwn(resources, name)) throw notFound();
  const granted = resources[name]?.[role] ?? [];
  if (!verbs.some((verb) => granted.includes(verb))) throw new Refusal(403, 'forbidden');
};
