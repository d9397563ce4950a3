import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { RetryAlert } from '@turntable/declare/ui/states/RetryAlert.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { account } from '../../../contract/accounts/accountCalls.ts';
import type { PresetItem } from '../../../contract/views/angle.ts';
import { useViewName } from '../views/useViewName.ts';
import type { LookApi, PreviewAsk } from './lookApi.ts';

const NONE: readonly PresetItem[] = [];

/** Reads the sets of views; cached, as they hardly ever change. */
export const usePresets = () =>
  useQuery({
    queryKey: ['sets of views'],
    queryFn: async () => (await request(account.presets)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the views of all sets. */
export const usePresetItems = (): readonly PresetItem[] =>
  usePresets().data?.flatMap(({ items }) => items) ?? NONE;

/** The debounce in milliseconds: of several changes in a row only the last is previewed. */
const REST = 200;
/** How long a preview stays in the cache, in milliseconds. */
const KEPT = 60_000;

const useRested = <Value,>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/**
 * Runs a debounced query. The last answer stays while the next one is loading, and a late answer never replaces a newer one.
 */
export const useRestedAnswer = <Ask, Answer>(
  key: readonly unknown[],
  ask: Ask,
  read: (ask: Ask, signal: AbortSignal) => Promise<Answer>,
  { enabled = true }: { enabled?: boolean } = {},
) => {
  const wanted = JSON.stringify(ask);
  const asked = useRested(wanted);
  const query = useQuery({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => read(JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: KEPT,
    gcTime: KEPT,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { ...query, isBehind: query.isFetching || wanted !== asked };
};

/** Composes views with an unsaved look. */
const useLookPreview = (api: LookApi, ask: PreviewAsk) =>
  useRestedAnswer(['look preview', api.key], ask, api.preview);

/** Keys of the skeletons of a preview's views. */
const VIEWS = ['a', 'b', 'c'];

const Views = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  '@media (min-width: 1200px)': {
    '&[data-in-row=false]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :first-of-type': { gridColumn: '1 / -1' },
    },
  },
  transition: 'opacity 120ms',
  '&[aria-busy=true]': { opacity: 0.6 },
  '& figure': { margin: 0, minWidth: 0 },
  '& .picture': { position: 'relative' },
  '& img, & .blank': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 8,
    backgroundColor: theme.palette.action.hover,
  },
  '& .blank': { aspectRatio: '4 / 3' },
  '& figcaption': {
    marginTop: 4,
    fontSize: 13,
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}));

const PreviewLine = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 14,
  color: theme.palette.text.secondary,
}));

interface PreviewViewsProps {
  api: LookApi;
  ask: PreviewAsk;
  /** The sentence above the views: whether they show the company's vehicle or the sample. */
  lead: (isSample: boolean) => string;
  /** Drawn over the first view. */
  over?: ReactNode;
  /** Places the views side by side; otherwise the first is the largest where it fits. */
  isInRow?: boolean;
}

/** Previews a vehicle with unsaved settings from three sides. Nothing is stored or charged. */
export const PreviewViews = ({ api, ask, lead, over, isInRow = false }: PreviewViewsProps) => {
  const translate = useTranslate();
  const viewName = useViewName();
  const errorText = useErrorText();
  const { data: views = [], error, isBehind, refetch } = useLookPreview(api, ask);
  const items = usePresetItems();
  const nameOf = (id: number) => viewName(items.find((item) => item.id === id));
  const isSample = views.length > 0 && views.every(({ sample }) => sample === 1);
  return (
    <>
      <PreviewLine className="lead">{lead(isSample)}</PreviewLine>
      {error && (
        <RetryAlert onRetry={refetch}>
          {translate('settings.preview.failed', { reason: errorText(error) })}
        </RetryAlert>
      )}
      <Views aria-busy={isBehind} data-in-row={isInRow}>
        {views.length === 0 && VIEWS.map((view) => <div key={view} className="blank" />)}
        {views.map(({ angle_id, image }, index) => (
          <figure key={angle_id}>
            <div className="picture">
              <img
                src={image}
                alt={translate('settings.preview.view', { view: nameOf(angle_id) })}
              />
              {index === 0 && over}
            </div>
            <figcaption>{nameOf(angle_id)}</figcaption>
          </figure>
        ))}
      </Views>
      <PreviewLine role="status">
        {!error && translate(isBehind ? 'settings.preview.busy' : 'settings.preview.fresh')}
      </PreviewLine>
    </>
  );
};
