import { useState } from 'react';
import { isStale, type Whose } from '../../../record/useConflict.tsx';
import type { LookApi } from '../../look/lookApi.ts';
import {
  changedSettings,
  contestedIn,
  type SavedLook,
  type StandardLook,
  type StandardName,
  without,
} from '../../look/standardLook.ts';

/** Two have changed the same settings, to different values. */
export interface Contest {
  names: readonly StandardName[];
  mine: Partial<StandardLook>;
  theirs: SavedLook;
}

/**
 * Saves what was changed of a look against the state that the user saw. What somebody else has changed meanwhile (409) stays where both can
 * have what they want; else the user decides, whom `ask` asks. `seen` is the look as it is known to be stored: `saved`, or what came later.
 */
export const useSaveLook = (
  api: LookApi,
  saved: SavedLook,
  ask: (contest: Contest) => Promise<Whose>,
) => {
  const [latest, setLatest] = useState(saved);
  const seen = (latest.version ?? 0) < (saved.version ?? 0) ? saved : latest;

  const saveChange = async (from: SavedLook, change: Partial<StandardLook>): Promise<void> => {
    try {
      setLatest(await api.save(change, from.version));
    } catch (error) {
      const theirs = isStale(error, { id: 'look', ...from }) ? await api.read() : undefined;
      if (!theirs || theirs.version === from.version) throw error;
      const names = contestedIn(change, from, theirs);
      const whose = names.length > 0 ? await ask({ names, mine: change, theirs }) : 'mine';
      const wanted = whose === 'mine' ? change : without(change, names);
      setLatest(theirs);
      if (Object.keys(wanted).length > 0) await saveChange(theirs, wanted);
    }
  };

  /** @throws ApiError; nothing is stored then. */
  const save = (typed: Partial<StandardLook>): Promise<void> =>
    saveChange(seen, changedSettings(seen, typed));

  return { seen, save };
};
