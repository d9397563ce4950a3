import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import {
  type CutoutEngine,
  type CutoutEngines,
  OWN_ENGINE,
} from '../../../contract/processing/cutoutEngine.ts';
import { adminCutoutEngines as calls } from '../../../contract/processing/cutoutEngineCalls.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { sizeText } from '../../ui/sizeText.ts';
import { EngineComparison } from './EngineComparison.tsx';
import { secondsText, useEngineName } from './engineTexts.ts';

const EngineLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

interface EngineProps {
  engine: CutoutEngine;
  /** Whether the engine is chosen, also while its file is missing. */
  isWanted: boolean;
  onUse?: () => void;
  onFetch?: () => void;
}

/** An engine: its description, its results on this server, and its actions. */
const Engine = ({ engine, isWanted, onUse, onFetch }: EngineProps) => {
  const translate = useTranslate();
  const nameOf = useEngineName();
  const { name, step, in_use, recommended } = engine;
  const mayBeFetched = ['absent', 'failed', 'disk_missing'].includes(step);
  return (
    <Panel title={nameOf(name)}>
      <EngineLine>
        {in_use === 1 && <Chip tone="success" text={translate('cutout_engine.in_use')} />}
        {isWanted && in_use === 0 && <Chip tone="info" text={translate('cutout_engine.wanted')} />}
        {recommended === 1 && <Chip tone="neutral" text={translate('cutout_engine.recommended')} />}
      </EngineLine>
      <FactsOf {...engine} />
      <Fetching {...engine} />
      <EngineLine>
        {onUse && !isWanted && (
          <Button variant="contained" onClick={onUse}>
            {translate('cutout_engine.use')}
          </Button>
        )}
        {onFetch && mayBeFetched && (
          <Button variant="outlined" onClick={onFetch}>
            {translate(step === 'absent' ? 'cutout_engine.fetch' : 'cutout_engine.fetch_again')}
          </Button>
        )}
      </EngineLine>
    </Panel>
  );
};

const FactsOf = ({ name, bytes, licence, seconds, pictures }: CutoutEngine) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const comesAlong = translate('cutout_engine.comes_along');
  const facts = {
    size: bytes === null ? (name === OWN_ENGINE ? comesAlong : '–') : sizeText(bytes, locale),
    licence: licence ?? '–',
    seconds:
      seconds === null ? translate('cutout_engine.not_measured') : secondsText(seconds, locale),
    pictures: pictures.toLocaleString(locale),
  };
  return (
    <Figures
      figures={Object.entries(facts).map(([fact, value]) => ({
        label: translate(`cutout_engine.${fact}`),
        value: <span style={{ fontSize: 14, fontWeight: 400 }}>{value}</span>,
      }))}
    />
  );
};

/** The progress of loading a missing model. */
const Fetching = ({ name, step, bytes, fetched_bytes, failure, retry_at }: CutoutEngine) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (step === 'there') return null;
  const done = fetched_bytes ?? 0;
  const words = {
    done: sizeText(done, locale),
    bytes: sizeText(bytes ?? 0, locale),
    failure,
    time: retry_at && new Date(retry_at).toLocaleTimeString(locale, { timeStyle: 'short' }),
  };
  return (
    <div role="status">
      <p>{translate(`cutout_engine.step_${step}`, words)}</p>
      {step === 'fetching' && bytes !== null && (
        <LinearProgress
          variant="determinate"
          value={(done / bytes) * 100}
          aria-label={translate('cutout_engine.progress', { name })}
          sx={{ marginTop: 1 }}
        />
      )}
    </div>
  );
};

const KEY = ['cutout engines'];
/** The interval of reading while a model is loading, in milliseconds. */
const LOOK_EVERY = 1000;
const UNDER_WAY = ['announced', 'fetching', 'failed'];

const EngineList = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  '& > p': { margin: 0 },
});

/** The cut-out engines to choose from, for the operator. */
export const CutoutEnginePage = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request(calls.list, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.engines.some(({ step }) => UNDER_WAY.includes(step)) ? LOOK_EVERY : false,
  });
  if (isPending) return <ScreenLoading />;
  if (data) return <EngineChoice {...data} />;
  return <LoadFailed title={translate('cutout_engine.failed')} error={error} onRetry={refetch} />;
};

const EngineChoice = ({ setting, memory_missing, chosen, engines }: CutoutEngines) => {
  const translate = useTranslate();
  const ask = useAsk();
  const isFree = setting === 'auto';
  const wanted = chosen ?? engines.find(({ recommended }) => recommended)?.name;
  return (
    <EngineList>
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
            onUse: () => ask({ what: 'use', engine: engine.name }),
            onFetch: () => ask({ what: 'fetch', engine: engine.name }),
          })}
        />
      ))}
      <EngineComparison
        engines={engines.filter(({ step }) => step === 'there').map(({ name }) => name)}
      />
    </EngineList>
  );
};

/** Chooses or downloads an engine, and shows the answer. */
const useAsk = () => {
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate } = useMutation({
    mutationFn: ({ what, engine }: { what: 'use' | 'fetch'; engine: string }) =>
      request(calls[what], { params: { engine } }),
    onSuccess: ({ data }, { what }) => {
      client.setQueryData(KEY, data);
      if (what === 'use') notify('cutout_engine.chosen', { type: 'success' });
    },
    onError: (error) => notify(errorText(error), { type: 'error' }),
  });
  return mutate;
};
