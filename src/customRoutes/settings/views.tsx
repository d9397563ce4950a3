import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Form, useLocale, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { angles } from '../../../contract/views/calls.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { useConflict } from '../../framework/record/useConflict.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { OrderedLines } from '../../ui/order/OrderedLines.tsx';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Panel } from '../home/Panel.tsx';
import type { Contest } from '../saveOver.ts';
import {
  type BannerChoice,
  keyOf,
  useBanners,
  useSaveViews,
  type View,
  type ViewChange,
  viewsOf,
  type Wishes,
  type WishName,
  wishesOf,
} from './viewChanges.ts';

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
const ViewLine = ({ view, name, source, banners }: ViewLineProps) => {
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
const ViewForm = ({ api, views }: ViewFormProps) => {
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
  const askAbout = ({ names, mine, theirs }: Contest<ViewChange, View>) =>
    ask(
      names.map((name) => ({
        label: `${theirs.name[locale]}: ${translate(`settings.views.${name}`)}`,
        mine: shown(name, mine),
        theirs: shown(name, theirs),
      })),
    );
  const { seen, save, order } = useSaveViews(api, views, askAbout);

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
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: 'views', ...wishesOf(seen) }}
        onSubmit={submit}
        resetOptions={KEEP}
      >
        <OrderedLines
          lines={seen.map((view) => ({ view, name: String(view.id), label: view.name[locale] }))}
          onOrder={arrange}
        >
          {({ view, label }) => (
            <ViewLine view={view} name={label} source={keyOf(view)} banners={banners} />
          )}
        </OrderedLines>
        <SaveBar />
      </Form>
      {dialog}
    </>
  );
};

/** What to mind when photographing each view, and the order of the views around the vehicle (specification, chapter 2: comments). */
export const ViewComments = ({ company }: { company?: number }) => {
  const translate = useTranslate();
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
  return <LoadFailed title={translate('settings.views.failed')} error={error} onRetry={refetch} />;
};
