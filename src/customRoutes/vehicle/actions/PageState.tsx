import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { PhotoActions } from './usePhotoActions.ts';

/** What stands over the page, one thing at a time. */
export type Overlay =
  | { name: 'plan'; files: readonly File[]; first?: number | 'extra' }
  | { name: 'camera'; view?: number | 'extra' }
  | { name: 'viewer'; photo: number }
  | { name: 'compare'; photo: number }
  | { name: 'box'; photo: number }
  | { name: 'plate'; photo: number }
  | { name: 'brush'; photo: number }
  | { name: 'complain'; photo: number }
  | { name: 'move'; photo: number }
  | { name: 'delete'; photos: readonly number[] }
  | { name: 'delete_vehicle' }
  | { name: 'keys' };

/** Which picture of a photo is looked at. */
export type Shown = 'finished' | 'original';

export interface PageState {
  actions: PhotoActions;
  shown: Shown;
  setShown: (shown: Shown) => void;
  selection: ReadonlySet<number>;
  setSelection: Dispatch<SetStateAction<ReadonlySet<number>>>;
  overlay: Overlay | null;
  setOverlay: (overlay: Overlay | null) => void;
  /** Opens the file dialog for a view, an extra photo, or to be assigned. */
  chooseFiles: (place?: number | 'extra') => void;
}

/** Takes a photo into the selection, or out of it. */
export const toggled =
  (photo: number) =>
  (selection: ReadonlySet<number>): ReadonlySet<number> =>
    selection.has(photo)
      ? new Set([...selection].filter((other) => other !== photo))
      : new Set([...selection, photo]);

const Context = createContext<PageState | undefined>(undefined);

export const PageStateProvider = Context.Provider;

/** What the parts of the vehicle page share beside the vehicle itself. */
export const usePageState = (): PageState => {
  const state = useContext(Context);
  if (!state) throw new Error('There is no vehicle page around this component');
  return state;
};
