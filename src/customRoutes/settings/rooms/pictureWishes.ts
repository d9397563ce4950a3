import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import type { Files } from './componentApi.ts';
import type { RoomView } from './roomViews.ts';

/** What shall become of a view's picture: a new one, none, or what there is. */
export type Wish = File | 'none' | null;
/** By view; the form knows views as `v12`, numbers would make it an array. */
export type Wishes = Readonly<Record<string, Wish>>;

/** What the form for a wall or floor holds. */
export interface ComponentDraft {
  name: string;
  pictures: Wishes;
}

export const keyOf = (view: number): string => `v${view}`;
const viewOf = (key: string): number => Number(key.slice(1));

/** Everything as it is. */
export const noWishes = (views: readonly RoomView[]): Wishes =>
  Object.fromEntries(views.map(({ id }) => [keyOf(id), null]));

export const newFiles = (wishes: Wishes): Files =>
  new Map(
    Object.entries(wishes).flatMap(([key, wish]) =>
      wish instanceof File ? [[viewOf(key), wish] as const] : [],
    ),
  );

/** Views whose picture shall go. */
export const takenAway = (wishes: Wishes): number[] =>
  Object.entries(wishes).flatMap(([key, wish]) => (wish === 'none' ? [viewOf(key)] : []));

/** A view's picture as the server has it. */
export const storedPicture = (
  { images }: Pick<ComponentRow, 'images'>,
  view: number,
): ComponentRow['images'][number] | undefined => images.find(({ angle_id }) => angle_id === view);

/** Whether a view's picture is another one: an address is signed again each time, its path is the file's own. */
const isOther = (one: ComponentRow, other: ComponentRow, view: number): boolean => {
  const pathOf = (row: ComponentRow) => storedPicture(row, view)?.url.split('?')[0];
  return pathOf(one) !== pathOf(other);
};

/** What both have changed since `seen`: the views, and whether the name is among it. */
export interface Contest {
  mine: ComponentDraft;
  theirs: ComponentRow;
  views: readonly number[];
  isNamed: boolean;
}

export const contestIn = (
  seen: ComponentRow,
  theirs: ComponentRow,
  mine: ComponentDraft,
): Contest => ({
  mine,
  theirs,
  views: [
    ...[...newFiles(mine.pictures).keys()].filter((view) => isOther(seen, theirs, view)),
    // That both want it gone is no contest.
    ...takenAway(mine.pictures).filter(
      (view) => isOther(seen, theirs, view) && storedPicture(theirs, view),
    ),
  ],
  isNamed: mine.name !== seen.name && theirs.name !== seen.name && mine.name !== theirs.name,
});

/** What is left to be saved when theirs stays wherever both have changed something; a name that only they have changed is theirs anyway. */
export const without = ({ mine, theirs, views, isNamed }: Contest): ComponentDraft => ({
  name: isNamed ? theirs.name : mine.name,
  pictures: Object.fromEntries(
    Object.entries(mine.pictures).filter(([key]) => !views.includes(viewOf(key))),
  ),
});
