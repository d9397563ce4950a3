import { useState } from 'react';
import { isStale, type Whose } from '../../../record/useConflict.tsx';
import type { View, viewsOf } from './companyViews.ts';
import {
  changeOf,
  contestedIn,
  keyOf,
  partOfChange,
  type ViewChange,
  WISH_NAMES,
  type Wishes,
  type WishName,
} from './viewWishes.ts';

/** Two have changed the same of a view, to different values. */
export interface Contest {
  names: readonly WishName[];
  mine: ViewChange;
  theirs: View;
}

/**
 * Saves what was typed view by view, each against the state that the user saw. What somebody else has changed meanwhile (409) stays
 * where both can have what they want; else the user decides, whom `ask` asks. `seen` are the views as the form began with them, saved
 * ones as saved.
 */
export const useSaveViews = (
  api: ReturnType<typeof viewsOf>,
  views: readonly View[],
  ask: (contest: Contest) => Promise<Whose>,
) => {
  const [seen, setSeen] = useState(views);

  const keep = (saved: View) =>
    setSeen((all) => all.map((view) => (view.id === saved.id ? saved : view)));

  const saveView = async (view: View, change: ViewChange): Promise<void> => {
    try {
      keep(await api.save(view.id, { ...change, version: view.version }));
    } catch (error) {
      const theirs = isStale(error, view)
        ? (await api.read()).find(({ id }) => id === view.id)
        : undefined;
      if (!theirs || theirs.version === view.version) throw error;
      const names = contestedIn(change, view, theirs);
      const whose = names.length > 0 ? await ask({ names, mine: change, theirs }) : 'mine';
      const wanted =
        whose === 'mine'
          ? change
          : partOfChange(
              change,
              WISH_NAMES.filter((name) => !names.includes(name)),
            );
      keep(theirs);
      if (Object.keys(wanted).length > 0) await saveView(theirs, wanted);
    }
  };

  /** @throws ApiError; what was saved before it stays saved. */
  const save = async (typed: Wishes): Promise<void> => {
    for (const view of seen) {
      const change = changeOf(view, typed[keyOf(view)]);
      if (Object.keys(change).length > 0) await saveView(view, change);
    }
  };

  /** Puts the views into an order, which is shown at once and taken back when it cannot be saved. @throws ApiError. */
  const order = async (ids: readonly number[]): Promise<void> => {
    const before = seen.map(({ id }) => id);
    const arrange = (wanted: readonly number[]) =>
      setSeen((all) =>
        all.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)),
      );
    arrange(ids);
    try {
      await api.order(ids);
    } catch (error) {
      arrange(before);
      throw error;
    }
  };

  return { seen, save, order };
};
