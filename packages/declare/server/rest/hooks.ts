import type { Tx } from '../db/transaction.ts';
import type { CurrentPrincipal } from '../principal.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change of a record that is about to be stored, or just was. */
interface HookedChange {
  /** `create`, `edit`, `delete`, or the action's name. */
  readonly verb: string;
  /** The record as it will be; for a deletion as it was. Pictures are the keys of their files. */
  readonly record: Values;
  /** The record as it was; undefined for a new one. */
  readonly before: Values | undefined;
  readonly principal: CurrentPrincipal;
  /** The transaction of the change, which sees what the user may see. A hook that throws undoes the change. */
  readonly tx: Tx;
}

/** What the file of hooks may export for a resource without calls of its own. */
export interface Hooks {
  /** Runs before a change is stored. Returns fields to set, if any; throws a Refusal (`invalidField`) to refuse the change. */
  readonly before?: (change: HookedChange) => Promise<Values | undefined> | Values | undefined;
  /** Runs in the same transaction once the change is stored. */
  readonly after?: (change: HookedChange) => Promise<void> | void;
}
