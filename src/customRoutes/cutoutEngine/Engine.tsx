import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { type CutoutEngine, OWN_ENGINE } from '../../../contract/processing/cutoutEngine.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import { sizeText } from '../../ui/text/sizeText.ts';
import { Panel } from '../home/Panel.tsx';
import { secondsText, useEngineName } from './words.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  fontSize: 14,
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0 },
}));
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

interface EngineProps {
  engine: CutoutEngine;
  /** Whether it is the chosen engine, even if its file is still missing. */
  isWanted: boolean;
  onUse?: () => void;
  onFetch?: () => void;
}

/** One engine: what it is, how it has done here, and what can be done with it. */
export const Engine = ({ engine, isWanted, onUse, onFetch }: EngineProps) => {
  const translate = useTranslate();
  const nameOf = useEngineName();
  const { name, step, in_use, recommended } = engine;
  const mayBeFetched = ['absent', 'failed', 'disk_missing'].includes(step);
  return (
    <Panel title={nameOf(name)}>
      <Line>
        {in_use === 1 && <Chip tone="success" text={translate('cutout_engine.in_use')} />}
        {isWanted && in_use === 0 && <Chip tone="info" text={translate('cutout_engine.wanted')} />}
        {recommended === 1 && <Chip tone="neutral" text={translate('cutout_engine.recommended')} />}
      </Line>
      <FactsOf {...engine} />
      <Fetching {...engine} />
      <Line>
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
      </Line>
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
    <Facts>
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact}>
          <dt>{translate(`cutout_engine.${fact}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
};

/** How far a model is that is not there. */
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
