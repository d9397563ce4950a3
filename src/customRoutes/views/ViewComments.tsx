import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { nativeBox } from '@turntable/declare/theme/nativeBox.ts';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { OrderedLines } from '@turntable/declare/ui/OrderedLines.tsx';
import { PlaceContext } from '@turntable/declare/ui/Place.ts';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useMemo, useState } from 'react';
import { Form, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { angles } from '../../../contract/views/calls.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useSaveOver } from '../saveOver.ts';
import { Silhouette } from './Silhouette.tsx';
import { useViewName } from './useViewName.ts';
import {
  type BannerChoice,
  changeOf,
  formValuesOf,
  keyOf,
  useBanners,
  type View,
  type ViewChange,
  type ViewField,
  type ViewFormValues,
  viewsOf,
} from './viewChanges.ts';

const ViewRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(180px, 1fr) minmax(0, 290px)',
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
  '& select': { minWidth: 0, maxWidth: '100%', height: 36 },
  '& .options': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px' },
  '& .options label': {
    display: 'inline-flex',
    minWidth: 0,
    maxWidth: '100%',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    fontSize: 14,
    cursor: 'pointer',
  },
  '& .options input': nativeBox(theme.palette.primary.main),
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The contract's limit for a comment. */
const COMMENT_LENGTH = limitsOf(angles.save).comment?.maxLength;

const FLAGS = ['selected', 'show_logo', 'show_banner'] as const;

interface ViewLineProps {
  view: View;
  /** In the user's language. */
  name: string;
  /** The view's key in the form. */
  source: string;
  banners: readonly BannerChoice[];
}

/** A view: its comment for the photographer, whether it is photographed, and what its finished picture shows. */
const ViewLine = ({ view, name, source, banners }: ViewLineProps) => {
  const translate = useTranslate();
  const { register } = useFormContext();
  return (
    <ViewRow>
      <span className="view">
        <Silhouette path={view.silhouette} />
        {name}
      </span>
      <textarea
        rows={2}
        maxLength={COMMENT_LENGTH}
        aria-label={`${translate('settings.views.comment')}: ${name}`}
        placeholder={translate('settings.views.comment_hint')}
        {...register(`${source}.comment`)}
      />
      <span className="options">
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
    </ViewRow>
  );
};

/** Keeps the unsaved values of the other views when one has been saved. */
const KEEP = { keepDirtyValues: true };

interface ViewFormProps {
  api: ReturnType<typeof viewsOf>;
  views: readonly View[];
}

/** The views in their order. Comments and choices are saved together, the order at once. */
const ViewForm = ({ api, views }: ViewFormProps) => {
  const translate = useTranslate();
  const nameOf = useViewName();
  const notify = useNotify();
  const banners = useBanners();
  /** The views that the form began with; saved ones as they were saved. */
  const [seen, setSeen] = useState(views);
  const [saves, setSaves] = useState(0); // the record's id: with another one, the form keeps nothing as unsaved
  const fail = useFailure('views', []);
  const { attempt } = useAttempt();
  const shown = (name: ViewField, { [name]: value }: ViewChange | View) => {
    if (name === 'comment') return String(value);
    if (name === 'banner_id')
      return (
        banners.find(({ id }) => id === value)?.name ?? translate('settings.views.banner_of_look')
      );
    return translate(value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
  };
  const { save, dialog } = useSaveOver<ViewChange, View>(({ names, mine, theirs }) =>
    names.map((name) => ({
      label: `${nameOf(theirs)}: ${translate(`settings.views.${name}`)}`,
      mine: shown(name, mine),
      theirs: shown(name, theirs),
    })),
  );
  const keep = (saved: View) =>
    setSeen((all) => all.map((view) => (view.id === saved.id ? saved : view)));

  const submit = async (typed: object) => {
    try {
      for (const view of seen) {
        const changes = changeOf(view, (typed as ViewFormValues)[keyOf(view)]); // the fields that the lines below register
        if (Object.keys(changes).length === 0) continue;
        await save(view, changes, {
          keep,
          save: (change, version) => api.save(view.id, { ...change, version }),
          read: async () => (await api.read()).find(({ id }) => id === view.id),
        });
      }
      setSaves(saves + 1);
      notify('settings.views.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      return fail(error);
    }
  };
  /** Shows the new order at once, and restores the former one if it cannot be saved. */
  const arrange = async (names: readonly string[]) => {
    const inOrder = (wanted: readonly number[]) =>
      setSeen((all) =>
        all.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)),
      );
    const ids = names.map(Number);
    inOrder(ids);
    if (!(await attempt(() => api.order(ids), 'settings.views.ordered')))
      inOrder(seen.map(({ id }) => id));
  };

  return (
    <>
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: saves, ...formValuesOf(seen) }}
        onSubmit={submit}
        resetOptions={KEEP}
      >
        <OrderedLines
          lines={seen.map((view) => ({ view, name: String(view.id), label: nameOf(view) }))}
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

/** The comments on each view, and the order of the views (specification, chapter 2: comments). */
export const ViewComments = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const api = useMemo(() => viewsOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['views', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // the form begins with the stored values
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

/** The comments of any company, for the operator, with that company's banners. */
const CompanyComments = ({ record }: { record: RaRecord }) => {
  const company = Number(record.id);
  const place = useMemo(
    () => ({ resource: 'banners', base: `/companies/${company}/banners`, params: { company } }),
    [company],
  );
  return (
    <PlaceContext value={place}>
      <ViewComments company={company} />
    </PlaceContext>
  );
};

export default CompanyComments;
