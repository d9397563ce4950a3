import type { View, ViewSave } from './companyViews.ts';

/** What a company says about a view, as the form holds it. */
export interface ViewWish {
  comment: string;
  selected: boolean;
  show_logo: boolean;
  show_banner: boolean;
  /** Empty: the banner of the look. */
  banner_id: number | '' | null;
}
export type WishName = keyof ViewWish;
export const WISH_NAMES = [
  'comment',
  'selected',
  'show_logo',
  'show_banner',
  'banner_id',
] as const satisfies readonly WishName[];

/** The key of a view in the form; names that are numbers would make lists. */
export const keyOf = ({ id }: { id: number }): string => `view${id}`;

/** The form's wishes, by the views' keys. */
export type Wishes = Readonly<Record<string, ViewWish>>;

export const wishesOf = (views: readonly View[]): Wishes =>
  Object.fromEntries(
    views.map((view) => [
      keyOf(view),
      {
        comment: view.comment,
        selected: view.selected === 1,
        show_logo: view.show_logo === 1,
        show_banner: view.show_banner === 1,
        banner_id: view.banner_id ?? '',
      },
    ]),
  );

const sent = (wish: ViewWish): Required<Omit<ViewSave, 'version'>> => ({
  comment: (wish.comment ?? '').trim(),
  selected: wish.selected ? 1 : 0,
  show_logo: wish.show_logo ? 1 : 0,
  show_banner: wish.show_banner ? 1 : 0,
  banner_id: wish.banner_id || null,
});

export type ViewChange = Omit<ViewSave, 'version'>;

/** Some of a change, by the names of its wishes. */
export const partOfChange = (change: ViewChange, names: readonly WishName[]): ViewChange =>
  Object.fromEntries(Object.entries(change).filter(([name]) => names.some((one) => one === name)));

/** What was changed about a view; nothing else is sent. */
export const changeOf = (seen: View, wish: ViewWish | undefined): ViewChange => {
  if (!wish) return {};
  const typed = sent(wish);
  return partOfChange(
    typed,
    WISH_NAMES.filter((name) => typed[name] !== seen[name]),
  );
};

/** What both have changed, to different values. */
export const contestedIn = (change: ViewChange, seen: View, theirs: View): WishName[] =>
  WISH_NAMES.filter(
    (name) => name in change && theirs[name] !== seen[name] && theirs[name] !== change[name],
  );
