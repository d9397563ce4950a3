import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { ApiError } from '../../../api/apiError.ts';
import type { UploadProgress } from '../../../api/sendWithProgress.ts';
import { isStale, type Whose } from '../../../framework/record/useConflict.tsx';
import { type ComponentApi, type Files, viewOfPart } from './componentApi.ts';
import {
  type ComponentDraft,
  type Contest,
  contestIn,
  newFiles,
  storedPicture,
  takenAway,
  without,
} from './pictureWishes.ts';

/** Pictures that were refused, by view, with the server's words. */
export type Refused = ReadonlyMap<number, { file: File; text: string }>;

/** The views at which the server finds fault, with its words; none when something else is wrong, too. */
const faultsAt = (error: unknown): ReadonlyMap<number, string> => {
  const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
  const faults = errors.flatMap(([part, texts]) => {
    const view = viewOfPart(part);
    return view === undefined ? [] : [[view, texts.join(' ')] as const];
  });
  return new Map(faults.length === errors.length ? faults : []);
};

/**
 * Sends pictures; those that the server refuses are left out, and the others sent again without them.
 * @returns what `send` answered, nothing when all were refused, and those that were. @throws ApiError
 */
export const sendUsable = async <Answer>(
  files: Files,
  send: (usable: Files) => Promise<Answer>,
): Promise<{ answer?: Answer; refused: Refused }> => {
  const refused = new Map<number, { file: File; text: string }>();
  let usable = [...files];
  while (usable.length > 0) {
    try {
      return { answer: await send(new Map(usable)), refused };
    } catch (error) {
      const faults = faultsAt(error);
      const rest = usable.filter(([view]) => !faults.has(view));
      if (rest.length === usable.length) throw error;
      for (const [view, file] of usable)
        if (faults.has(view)) refused.set(view, { file, text: faults.get(view) ?? '' });
      usable = rest;
    }
  }
  return { refused };
};

interface Saving {
  api: ComponentApi;
  /** Whose state stays where both have changed the same. */
  ask: (contest: Contest) => Promise<Whose>;
  onProgress?: UploadProgress;
}

/**
 * Saves a wall or floor: its name, the views that give up their pictures, the new pictures. What somebody else has changed meanwhile (409)
 * stays where both can have what they want; else `ask` decides. @returns the pictures that were refused; the rest is saved.
 * @throws ApiError; what was saved before it stays saved.
 */
export const saveComponent = async (
  seen: ComponentRow,
  draft: ComponentDraft,
  saving: Saving,
): Promise<Refused> => {
  const { api, ask, onProgress } = saving;
  let now = seen;
  try {
    if (draft.name !== now.name) now = await api.rename(now, draft.name);
    for (const view of takenAway(draft.pictures))
      if (storedPicture(now, view)) now = await api.take(now, view);
    const { refused } = await sendUsable(newFiles(draft.pictures), (files) =>
      api.add(now, files, onProgress),
    );
    return refused;
  } catch (error) {
    if (!isStale(error, now)) throw error;
    const theirs = await api.read(seen.id);
    if (theirs.version === now.version) throw error;
    const contest = contestIn(now, theirs, draft);
    const isContested = contest.isNamed || contest.views.length > 0;
    const wanted = isContested && (await ask(contest)) === 'theirs' ? without(contest) : draft;
    // A name that is not mine to change any more is theirs.
    return saveComponent(
      theirs,
      { ...wanted, name: wanted.name === now.name ? theirs.name : wanted.name },
      saving,
    );
  }
};
