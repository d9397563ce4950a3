import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Form, type RaRecord, useLocale, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResponseOf, SentBody } from '../../../contract/call.ts';
import { adminCompanyAngles, angles, companyAngles } from '../../../contract/calls/angles.ts';
import { SILHOUETTE_BOX } from '../../../contract/entities/angle.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { request } from '../../api/httpClient.ts';
import { roleOfSession } from '../../api/session.ts';
import { useWholeList } from '../../list/useWholeList.ts';
import { isStale, useConflict, type Whose } from '../../record/useConflict.tsx';
import { ToolButton } from '../../ui/buttons.ts';
import { FormWatch } from '../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../ui/form/guarded.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { OrderedLines } from '../../ui/order/OrderedLines.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { Placard } from '../../ui/states/Placard.tsx';
import { FailedPicture } from '../../ui/states/pictures.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Panel } from '../home/Panel.tsx';

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

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(180px, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '10px 4px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .view': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontSize: 14,
    fontWeight: 600,
    hyphens: 'auto',
  },
  '& svg': {
    flex: 'none',
    width: 48,
    height: 36,
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 12,
  },
  '& textarea, & select': {
    font: 'inherit',
    fontSize: 14,
    padding: '7px 10px',
    borderRadius: 8,
    border: `1px solid ${theme.palette.text.secondary}`,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
  '& textarea': {
    width: '100%',
    minHeight: 52,
    resize: 'vertical',
    display: 'block',
    boxSizing: 'border-box',
  },
  '& select': { maxWidth: 180, height: 36 },
  '& .wishes': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px' },
  '& .wishes label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    fontSize: 14,
    cursor: 'pointer',
  },
  '& .wishes input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** As long as the contract lets a comment be. */
const COMMENT_LENGTH = limitsOf(angles.save).comment?.maxLength;

const FLAGS = ['selected', 'show_logo', 'show_banner'] as const;

interface ViewLineProps {
  view: View;
  /** In the user's language. */
  name: string;
  /** Where the form holds it. */
  source: string;
  banners: readonly BannerChoice[];
}

/** A view: what the photographer should mind, whether it is photographed, and what appears on its finished picture. */
export const ViewLine = ({ view, name, source, banners }: ViewLineProps) => {
  const translate = useTranslate();
  const { register } = useFormContext();
  return (
    <Line>
      <span className="view">
        <svg
          viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={view.silhouette} />
        </svg>
        {name}
      </span>
      <textarea
        rows={2}
        maxLength={COMMENT_LENGTH}
        aria-label={`${translate('settings.views.comment')}: ${name}`}
        placeholder={translate('settings.views.comment_hint')}
        {...register(`${source}.comment`)}
      />
      <span className="wishes">
        {FLAGS.map((flag) => (
          <label key={flag}>
            <input
              type="checkbox"
              aria-label={`${translate(`settings.views.${flag}`)}: ${name}`}
              {...register(`${source}.${flag}`)}
            />
            {translate(`settings.views.${flag}`)}
          </label>
        ))}
        {banners.length > 0 && (
          <select
            aria-label={`${translate('settings.views.banner_id')}: ${name}`}
            {...register(`${source}.banner_id`, {
              setValueAs: (id) => (id === '' ? '' : Number(id)),
            })}
          >
            <option value="">{translate('settings.views.banner_of_look')}</option>
            {banners.map((banner) => (
              <option key={banner.id} value={banner.id}>
                {banner.name}
              </option>
            ))}
          </select>
        )}
      </span>
    </Line>
  );
};

/** A view that has been saved does not take away what was typed at the others. */
const KEEP = { keepDirtyValues: true };

interface ViewFormProps {
  api: ReturnType<typeof viewsOf>;
  views: readonly View[];
}

/** The views in their order; what is said about them is saved together, their order at once. */
export const ViewForm = ({ api, views }: ViewFormProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'de' ? 'de' : 'en';
  const notify = useNotify();
  const errorText = useErrorText();
  const banners = useBanners();
  const { ask, dialog } = useConflict();
  const shown = (name: WishName, { [name]: value }: ViewChange | View) => {
    if (name === 'comment') return String(value);
    if (name === 'banner_id')
      return (
        banners.find(({ id }) => id === value)?.name ?? translate('settings.views.banner_of_look')
      );
    return translate(value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
  };
  const askAbout = ({ names, mine, theirs }: Contest) =>
    ask(
      names.map((name) => ({
        label: `${theirs.name[locale]}: ${translate(`settings.views.${name}`)}`,
        mine: shown(name, mine),
        theirs: shown(name, theirs),
      })),
    );
  const { seen, save, order } = useSaveViews(api, views, askAbout);
  const text = JSON.stringify(wishesOf(seen));
  const before = useMemo((): Wishes => JSON.parse(text), [text]); // the same object as long as nothing in it changes

  const submit = async (typed: object) => {
    try {
      await save(typed as Wishes); // what the lines below register
      notify('settings.views.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was typed is let go
    }
  };
  const arrange = async (names: readonly string[]) => {
    try {
      await order(names.map(Number));
      notify('settings.views.ordered', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };

  return (
    <>
      <Form {...GUARDED} record={{ id: 'views', ...before }} onSubmit={submit} resetOptions={KEEP}>
        <OrderedLines
          lines={seen.map((view) => ({ view, name: String(view.id), label: view.name[locale] }))}
          onOrder={arrange}
        >
          {({ view, label }) => (
            <ViewLine view={view} name={label} source={keyOf(view)} banners={banners} />
          )}
        </OrderedLines>
        <FormWatch values={before} />
        <SaveBar />
      </Form>
      {dialog}
    </>
  );
};

/** What to mind when photographing each view, and the order of the views around the vehicle (specification, chapter 2: comments). */
export const ViewComments = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const api = useMemo(() => viewsOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['views', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // a form begins with what is stored now
    refetchOnWindowFocus: false,
  });
  if (data && !isFetching) {
    return (
      <Panel title={translate('settings.views.title')}>
        <p>{translate('settings.views.lead')}</p>
        <ViewForm api={api} views={data} />
      </Panel>
    );
  }
  if (!error || isFetching) return <ScreenLoading />;
  return (
    <Placard
      isAlarm
      picture={<FailedPicture />}
      title={translate('settings.views.failed')}
      text={errorText(error)}
    >
      <ToolButton type="button" onClick={() => refetch()}>
        {translate('common.retry')}
      </ToolButton>
    </Placard>
  );
};
