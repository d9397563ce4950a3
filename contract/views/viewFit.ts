import type { AngleKind } from './angleKind.ts';
import { ShownView, SIDES } from './shownView.ts';

type Slot = { readonly code: string; readonly kind: AngleKind };

/** Returns what a photo of a view should show, by the view's code: for `left-front-quarter`, the front left. Null: the code does not say. */
export const viewToShow = ({ code, kind }: Slot): ShownView | null => {
  if (kind !== 'exterior') return kind;
  const words = code.split('-');
  const sides = [['front', 'rear'] as const, ['left', 'right'] as const].map((ends) =>
    ends.find((end) => words.includes(end)),
  );
  const seen = sides.filter(Boolean).join('-');
  return ShownView.options.find((view) => view === seen) ?? null;
};

/** Returns the eighths of a turn between two sides of a vehicle, 0 to 4; null if one of them is not a side. */
const turnBetween = (one: ShownView, other: ShownView): number | null => {
  const sides: readonly ShownView[] = SIDES;
  const [from, to] = [sides.indexOf(one), sides.indexOf(other)];
  if (from < 0 || to < 0) return null;
  const turn = Math.abs(from - to);
  return Math.min(turn, SIDES.length - turn);
};

/** A photo taken an eighth of a turn further round may still be meant for a view. */
const NEAR = 1;

/** Returns how well a photo fits a view: 0 if it shows exactly that, -1 if taken an eighth of a turn further round; null if it belongs elsewhere or is unknown. */
export const fitOf = (shows: ShownView | null, slot: Slot): number | null => {
  const wanted = viewToShow(slot);
  if (shows === null || wanted === null) return null;
  const turn = turnBetween(shows, wanted);
  if (turn !== null) return turn <= NEAR ? -turn : null;
  return shows === wanted ? 0 : null;
};

/** Returns whether a photo seems to be on a wrong view. Interior and details are not distinguished, as neither is cut out. */
export const isOnWrongView = (shows: ShownView | null, slot: Slot): boolean => {
  if (shows === null || viewToShow(slot) === null) return false;
  const isWhole = turnBetween(shows, shows) !== null;
  if (slot.kind !== 'exterior') return isWhole;
  return fitOf(shows, slot) === null;
};
