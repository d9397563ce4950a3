import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { CutoutEngines } from '../../../contract/processing/cutoutEngine.ts';
import { adminCutoutEngines as calls } from '../../../contract/processing/cutoutEngineCalls.ts';
import { request } from '../../api/httpClient.ts';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Engine } from './Engine.tsx';
import { EngineComparison } from './EngineComparison.tsx';

const KEY = ['cutout engines'];
/** While a model is on its way, in milliseconds. */
const LOOK_EVERY = 1000;
const UNDER_WAY = ['announced', 'fetching', 'failed'];

const Ground = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  '& > p': { margin: 0 },
});

/** What cuts vehicles out, and what could: the operator's choice. */
export const CutoutEnginePage = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request(calls.list, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.engines.some(({ step }) => UNDER_WAY.includes(step)) ? LOOK_EVERY : false,
  });
  if (isPending) return <ScreenLoading />;
  if (data) return <Choice {...data} />;
  return <LoadFailed title={translate('cutout_engine.failed')} error={error} onRetry={refetch} />;
};

const Choice = ({ setting, memory_missing, chosen, engines }: CutoutEngines) => {
  const translate = useTranslate();
  const ask = useAsk();
  const isFree = setting === 'auto';
  const wanted = chosen ?? engines.find(({ recommended }) => recommended)?.name;
  return (
    <Ground>
      <p>{translate('cutout_engine.lead')}</p>
      {!isFree && <Alert severity="info">{translate(`cutout_engine.setting_${setting}`)}</Alert>}
      {memory_missing === 1 && (
        <Alert severity="warning">{translate('cutout_engine.memory_missing')}</Alert>
      )}
      {engines.map((engine) => (
        <Engine
          key={engine.name}
          engine={engine}
          isWanted={isFree && engine.name === wanted}
          {...(isFree && {
            onUse: () => ask('use', engine.name),
            onFetch: () => ask('fetch', engine.name),
          })}
        />
      ))}
      <EngineComparison
        engines={engines.filter(({ step }) => step === 'there').map(({ name }) => name)}
      />
    </Ground>
  );
};

/** Chooses an engine or fetches it; the answer is what the page shows next. */
const useAsk = () => {
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  return async (what: 'use' | 'fetch', engine: string): Promise<void> => {
    try {
      const { data } = await request(calls[what], { params: { engine } });
      client.setQueryData(KEY, data);
      if (what === 'use') notify('cutout_engine.chosen', { type: 'success' });
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
    }
  };
};
