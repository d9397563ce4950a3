import type { Flag } from '@turntable/declare/contract/flag.ts';
import type { Company, OwnCompany } from '../../../contract/companies/company.ts';
import type { PresetItem } from '../../../contract/views/angle.ts';

/** A company's views; only the operator gets their names. */
export type ViewsOfCompany = Pick<OwnCompany, 'allowed_views'> & {
  angles: readonly (OwnCompany['angles'][number] &
    Partial<Pick<Company['angles'][number], 'name' | 'kind'>>)[];
};

/** What a company can want for a view: to photograph it, and its logo and its banner on it. */
export const VIEW_OPTIONS = ['is_allowed', 'show_logo', 'show_banner'] as const;
export type ViewOption = (typeof VIEW_OPTIONS)[number];

/** A row of the table of views. */
export interface View extends Record<ViewOption, boolean> {
  id: number;
  name: { en: string; de: string } | undefined;
  kind: PresetItem['kind'] | undefined;
  /** SVG path data in SILHOUETTE_BOX. */
  silhouette: string | undefined;
}

/** Returns a company's views with their names and silhouettes from the presets. */
export const viewsOf = (
  { angles, allowed_views }: ViewsOfCompany,
  items: readonly PresetItem[],
): View[] =>
  angles.map(({ id, name, kind, show_logo, show_banner }) => {
    const item = items.find((one) => one.id === id);
    return {
      id,
      name: name ?? item?.name,
      kind: kind ?? item?.kind,
      silhouette: item?.silhouette,
      is_allowed: allowed_views.includes(id),
      show_logo: show_logo === 1,
      show_banner: show_banner === 1,
    };
  });

/** The options of each view, by the view's key in the form. */
export type ViewOptions = Readonly<Record<string, Readonly<Record<ViewOption, boolean>>>>;

/** Returns a view's key in the form; numeric names would make react-hook-form create arrays. */
export const keyOf = ({ id }: { id: number }): string => `view${id}`;

export const viewOptionsOf = (views: readonly View[]): ViewOptions =>
  Object.fromEntries(
    views.map((view) => [
      keyOf(view),
      Object.fromEntries(VIEW_OPTIONS.map((option) => [option, view[option]])) as Record<
        ViewOption,
        boolean
      >,
    ]),
  ); // Object.fromEntries loses the keys

const asFlag = (isOn: boolean): Flag => (isOn ? 1 : 0);

/**
 * Returns the views to save: the user's changes merged over what is stored now. An option is yes or no, so two users who change the same option
 * want the same, and no change is lost.
 */
export const changedViews = (
  stored: ViewsOfCompany,
  before: ViewOptions,
  typed: ViewOptions,
): Pick<Company, 'allowed_views'> & { angles: OwnCompany['angles'] } => {
  const now = viewsOf(stored, []).map((view) => {
    const change = (option: ViewOption): boolean => {
      const isOn = typed[keyOf(view)]?.[option];
      return isOn === undefined || isOn === before[keyOf(view)]?.[option] ? view[option] : isOn;
    };
    return {
      id: view.id,
      isAllowed: change('is_allowed'),
      show_logo: asFlag(change('show_logo')),
      show_banner: asFlag(change('show_banner')),
    };
  });
  return {
    allowed_views: now.filter(({ isAllowed }) => isAllowed).map(({ id }) => id),
    angles: now.map(({ id, show_logo, show_banner }) => ({ id, show_logo, show_banner })),
  };
};
