import type { RaRecord } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ResponseOf, SentBody } from '../../../contract/call.ts';
import { adminCompanyAngles, angles, companyAngles } from '../../../contract/views/calls.ts';
import { request } from '../../api/httpClient.ts';
import { roleOfSession } from '../../api/session.ts';
import type { Whose } from '../../framework/record/useConflict.tsx';
import { useWholeList } from '../../list/useWholeList.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { type Contest, pick, saveOver } from '../saveOver.ts';

export type View = ResponseOf<typeof companyAngles.list>['data'][number];
export type ViewSave = SentBody<typeof companyAngles.save>;

/**
 * A company's views, each with what it says about it: the operator names the company, a company's people have their own
 * (specification, chapter 6). Everything throws ApiError.
 */
export const viewsOf = (company?: number) => {
  const own = roleOfSession() === 'chief' ? companyAngles : angles;
  return {
    read: async (): Promise<View[]> =>
      (company === undefined
        ? await request(own.list)
        : await request(adminCompanyAngles.list, { params: { company } })
      ).data,
    save: async (id: number, body: ViewSave): Promise<View> =>
      (company === undefined
        ? await request(own.save, { params: { id }, body })
        : await request(adminCompanyAngles.save, { params: { company, id }, body })
      ).data,
    order: async (ids: readonly number[]): Promise<View[]> => {
      const body = { angles: [...ids] };
      return (
        company === undefined
          ? await request(own.order, { body })
          : await request(adminCompanyAngles.order, { params: { company }, body })
      ).data;
    },
  };
};

export interface BannerChoice extends RaRecord {
  id: number;
  name: string;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const NONE: readonly BannerChoice[] = [];

/** The banners that the company may choose. */
export const useBanners = (): readonly BannerChoice[] => {
  const { params } = usePlace('banners');
  const meta = useMemo(() => ({ params }), [params]);
  return useWholeList<BannerChoice>('banners', { sort: BY_NAME, meta }).data ?? NONE;
};

/** What a company says about a view, as the form holds it. */
interface ViewWish {
  comment: string;
  selected: boolean;
  show_logo: boolean;
  show_banner: boolean;
  /** Empty: the banner of the look. */
  banner_id: number | '' | null;
}
export type WishName = keyof ViewWish;
const WISH_NAMES = [
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

/** What was changed about a view; nothing else is sent. */
const changeOf = (seen: View, wish: ViewWish | undefined): ViewChange => {
  if (!wish) return {};
  const typed = sent(wish);
  return pick(
    typed,
    WISH_NAMES.filter((name) => typed[name] !== seen[name]),
  );
};

/** Saves what was typed view by view (`saveOver`). `seen` are the views as the form began with them, saved ones as saved. */
export const useSaveViews = (
  api: ReturnType<typeof viewsOf>,
  views: readonly View[],
  ask: (contest: Contest<ViewChange, View>) => Promise<Whose>,
) => {
  const [seen, setSeen] = useState(views);

  const keep = (saved: View) =>
    setSeen((all) => all.map((view) => (view.id === saved.id ? saved : view)));

  const saveView = (view: View, changed: ViewChange) =>
    saveOver(view, changed, {
      save: (change, version) => api.save(view.id, { ...change, version }),
      read: async () => (await api.read()).find(({ id }) => id === view.id),
      ask,
      keep,
    });

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
