import type { ConflictDialogProps } from '@turntable/declare/record/useConflict.tsx';
import { isStale, useConflict, type Whose } from '@turntable/declare/record/useConflict.tsx';

/** Returns the entries of an object that have these names. */
export const pick = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> =>
  Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, values[name]]),
  ) as Pick<Values, Name>; // its own entries

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[]; // an object's names are its keys

type Shared<Change, Stored> = Exclude<keyof Change & keyof Stored, 'version'>;

/** Two users have changed the same entries, to different values. */
interface Conflict<Change, Stored> {
  names: readonly Shared<Change, Stored>[];
  mine: Change;
  theirs: Stored;
}

/** Returns the names of what both users have changed since `seen`, to different values. */
export const conflictsIn = <Stored extends object, Change extends object>(
  mine: Change,
  seen: Stored,
  theirs: Stored,
): Shared<Change, Stored>[] =>
  (namesOf(mine) as Shared<Change, Stored>[]).filter(
    (name) => theirs[name] !== seen[name] && !Object.is(theirs[name], mine[name]),
  );

interface Saving<Stored, Change> {
  /** Answers what is stored then; 409 when it has changed since `version`. */
  save: (change: Change, version: number | undefined) => Promise<Stored>;
  read: () => Promise<Stored | undefined>;
  /** Whose values stay where both have changed the same. */
  ask: (conflict: Conflict<Change, Stored>) => Promise<Whose>;
  /** Called with what is stored, each time that it is known. */
  keep?: (stored: Stored) => void;
}

/**
 * Saves a change against the state that the user saw. What another user has changed meanwhile (409) stays where both can have what they
 * want; else the user decides. @returns what is stored then @throws ApiError; nothing of the change is stored then.
 */
const saveOver = async <Stored extends { version?: number }, Change extends object>(
  seen: Stored,
  change: Change,
  saving: Saving<Stored, Change>,
): Promise<Stored> => {
  const { save, read, ask, keep } = saving;
  try {
    const stored = await save(change, seen.version);
    keep?.(stored);
    return stored;
  } catch (error) {
    const theirs = isStale(error, seen) ? await read() : undefined;
    if (!theirs || theirs.version === seen.version) throw error;
    const names = conflictsIn(change, seen, theirs);
    const whose = names.length > 0 ? await ask({ names, mine: change, theirs }) : 'mine';
    const left = namesOf(change).filter(
      (name) => whose === 'mine' || !names.some((n) => n === name),
    );
    keep?.(theirs);
    return left.length > 0 ? saveOver(theirs, pick(change, left) as Change, saving) : theirs;
  }
};

/**
 * Returns `saveOver` and its dialog, which asks the user and has to be rendered. `inWords` says what both users have changed. The dialog does not ask
 * about what `inWords` leaves out: there the user's own values are saved.
 */
export const useSaveOver = <Change extends object, Stored extends { version?: number }>(
  inWords: (conflict: Conflict<Change, Stored>) => ConflictDialogProps['fields'],
) => {
  const { ask, dialog } = useConflict();
  const save = (
    seen: Stored,
    change: Change,
    calls: Omit<Saving<Stored, Change>, 'ask'>,
  ): Promise<Stored> =>
    saveOver(seen, change, {
      ...calls,
      ask: async (conflict) => {
        const fields = inWords(conflict);
        return fields.length > 0 ? ask(fields) : 'mine';
      },
    });
  return { save, dialog };
};
