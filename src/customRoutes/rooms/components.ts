import { ApiError } from '@turntable/declare/api/apiError.ts';
import { exchange, perform } from '@turntable/declare/api/httpClient.ts';
import type { UploadProgress } from '@turntable/declare/api/sendWithProgress.ts';
import { callOf, pathParams } from '@turntable/declare/data/resourceCalls.ts';
import { isStale, type Whose } from '@turntable/declare/record/useConflict.tsx';
import type { Place } from '@turntable/declare/ui/Place.ts';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import type { RoomView } from './roomViews.tsx';

/** New pictures by the views' ids. */
type Files = ReadonlyMap<number, File>;

interface CallInput {
  around?: Place['params'];
  id?: number;
  query?: Record<string, number>;
  body?: Record<string, unknown>;
  form?: { fields: Record<string, string | number>; files: Record<string, File> };
  onProgress?: UploadProgress | undefined;
}

/** Returns the name of a picture's form part (specification, chapter 7). */
const partsOf = (files: Files): Record<string, File> =>
  Object.fromEntries([...files].map(([view, file]) => [`image[angle_${view}]`, file]));

/** Returns the view of such a part's error. */
const viewOfPart = (part: string): number | undefined => {
  const view = /^image\[angle_(\d+)\]$/.exec(part)?.[1];
  return view === undefined ? undefined : Number(view);
};

/**
 * Returns the calls about walls or floors of the page's owner: the user's own company, a named one, or the operator. Every change names the version
 * that the user has seen. Every call throws ApiError.
 */
export const componentApi = (resource: string, params: Place['params']) => {
  const send = async (
    name: string,
    { around = {}, id, ...input }: CallInput,
  ): Promise<ComponentRow> => {
    const call = callOf(resource, name);
    const answer = await perform(call, {
      params: pathParams(call, { ...params, ...around }, id),
      ...input,
    });
    return (answer as { data: ComponentRow }).data; // every call below answers the wall or floor
  };
  return {
    read: (id: number) => send('one', { id }),
    create: (name: string, files: Files, onProgress?: UploadProgress) =>
      send('create', { form: { fields: { name }, files: partsOf(files) }, onProgress }),
    rename: ({ id, version }: ComponentRow, name: string) =>
      send('save', { id, body: { name, version } }),
    add: ({ id, version }: ComponentRow, files: Files, onProgress?: UploadProgress) =>
      send('addImages', { id, form: { fields: { version }, files: partsOf(files) }, onProgress }),
    take: ({ id, version }: ComponentRow, angle: number) =>
      send('removeImage', { around: { angle }, id, query: { version } }),
    download: async (id: number): Promise<Blob> => {
      const call = callOf(resource, 'download');
      return (await exchange(call, { params: pathParams(call, params, id) })).body as Blob; // the contract says `bytes`
    },
  };
};

export type ComponentApi = ReturnType<typeof componentApi>;

/** The change of a view's picture: a new one, none, or no change. */
export type PictureChange = File | 'none' | null;
/** By view; the form knows views as `v12`, numbers would make it an array. */
export type PictureChanges = Readonly<Record<string, PictureChange>>;

/** The form values of a wall or floor. */
export interface ComponentDraft {
  name: string;
  pictures: PictureChanges;
}

export const keyOf = (view: number): string => `v${view}`;
const viewOf = (key: string): number => Number(key.slice(1));

/** Returns changes that leave every view's picture as it is. */
export const noPictureChanges = (views: readonly RoomView[]): PictureChanges =>
  Object.fromEntries(views.map(({ id }) => [keyOf(id), null]));

export const newFiles = (changes: PictureChanges): Files =>
  new Map(
    Object.entries(changes).flatMap(([key, change]) =>
      change instanceof File ? [[viewOf(key), change] as const] : [],
    ),
  );

/** Returns the views whose picture is removed. */
const takenAway = (changes: PictureChanges): number[] =>
  Object.entries(changes).flatMap(([key, change]) => (change === 'none' ? [viewOf(key)] : []));

/** Returns a view's stored picture; undefined if it has none. */
export const storedPicture = (
  { images }: Pick<ComponentRow, 'images'>,
  view: number,
): ComponentRow['images'][number] | undefined => images.find(({ angle_id }) => angle_id === view);

/** Returns whether a view's picture has changed. Compares paths, because an address is signed again each time. */
const isOther = (one: ComponentRow, other: ComponentRow, view: number): boolean => {
  const pathOf = (row: ComponentRow) => storedPicture(row, view)?.url.split('?')[0];
  return pathOf(one) !== pathOf(other);
};

/** What both users have changed: the views, and whether the name is among it. */
export interface Conflict {
  mine: ComponentDraft;
  theirs: ComponentRow;
  views: readonly number[];
  isNamed: boolean;
}

const conflictIn = (seen: ComponentRow, theirs: ComponentRow, mine: ComponentDraft): Conflict => ({
  mine,
  theirs,
  views: [
    ...[...newFiles(mine.pictures).keys()].filter((view) => isOther(seen, theirs, view)),
    // That both have removed it is no conflict.
    ...takenAway(mine.pictures).filter(
      (view) => isOther(seen, theirs, view) && storedPicture(theirs, view),
    ),
  ],
  isNamed: mine.name !== seen.name && theirs.name !== seen.name && mine.name !== theirs.name,
});

/** Returns what is left to save when the other user's changes win. A name that only they have changed stays theirs anyway. */
const without = ({ mine, theirs, views, isNamed }: Conflict): ComponentDraft => ({
  name: isNamed ? theirs.name : mine.name,
  pictures: Object.fromEntries(
    Object.entries(mine.pictures).filter(([key]) => !views.includes(viewOf(key))),
  ),
});

/** The server's errors of refused pictures, by view. */
export type Refused = ReadonlyMap<number, { file: File; text: string }>;
export const NONE_REFUSED: Refused = new Map();

/** Returns the server's errors by view; empty if there are other errors, too. */
const faultsAt = (error: unknown): ReadonlyMap<number, string> => {
  const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
  const faults = errors.flatMap(([part, texts]) => {
    const view = viewOfPart(part);
    return view === undefined ? [] : [[view, texts.join(' ')] as const];
  });
  return new Map(faults.length === errors.length ? faults : []);
};

/**
 * Sends pictures. If the server refuses some, the others are sent again without them.
 * @returns the answer of `send`, undefined if all were refused, and the refused ones. @throws ApiError
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
  /** Whose change wins where both have changed the same. */
  ask: (conflict: Conflict) => Promise<Whose>;
  /** Called with the wall or floor whenever a part is saved, and with the other user's before it is saved over. */
  onStored: (stored: ComponentRow) => void;
  onProgress?: UploadProgress;
}

/**
 * Saves a wall or floor: its name, the views that give up their pictures, the new pictures. What another user has changed meanwhile (409)
 * stays where both can have what they want; else `ask` decides. @returns the pictures that were refused; the rest is saved.
 * @throws ApiError; what was saved before it stays saved.
 */
export const saveComponent = async (
  seen: ComponentRow,
  draft: ComponentDraft,
  saving: Saving,
): Promise<Refused> => {
  const { api, ask, onStored, onProgress } = saving;
  let now = seen;
  const keep = (stored: ComponentRow) => {
    now = stored;
    onStored(stored);
  };
  try {
    if (draft.name !== now.name) keep(await api.rename(now, draft.name));
    for (const view of takenAway(draft.pictures))
      if (storedPicture(now, view)) keep(await api.take(now, view));
    const { answer, refused } = await sendUsable(newFiles(draft.pictures), (files) =>
      api.add(now, files, onProgress),
    );
    if (answer) keep(answer);
    return refused;
  } catch (error) {
    if (!isStale(error, now)) throw error;
    const theirs = await api.read(seen.id);
    if (theirs.version === now.version) throw error;
    const conflict = conflictIn(now, theirs, draft);
    const hasConflict = conflict.isNamed || conflict.views.length > 0;
    const wanted = hasConflict && (await ask(conflict)) === 'theirs' ? without(conflict) : draft;
    onStored(theirs);
    // A name that the user has not changed stays the other user's.
    return saveComponent(
      theirs,
      { ...wanted, name: wanted.name === now.name ? theirs.name : wanted.name },
      saving,
    );
  }
};

let kept: { id: number; refused: Refused } | undefined;

/** Keeps refused pictures of a new wall or floor for its page, which opens next, so that they are not lost. */
export const keepRefused = (id: number, refused: Refused): void => {
  kept = refused.size > 0 ? { id, refused } : undefined;
};

/** Returns the refused pictures that were kept for a wall or floor. */
export const keptRefused = (id: number): Refused => (kept?.id === id ? kept.refused : NONE_REFUSED);

export const forgetRefused = (): void => {
  kept = undefined;
};
