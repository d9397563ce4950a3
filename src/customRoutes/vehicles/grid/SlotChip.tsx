import { useTranslate } from 'ra-core';
import { Chip } from '../../../ui/chip/Chip.tsx';
import type { Tone } from '../../../ui/chip/tones.ts';
import { useIsOnline } from '../uploads.tsx';
import type { SlotState } from './slots.ts';
import { useSince } from './useSince.ts';

const Processing = ({
  state: { name, since },
}: {
  state: Extract<SlotState, { since: string | null }>;
}) => {
  const translate = useTranslate();
  return (
    <Chip
      tone="info"
      isBusy
      text={translate(`vehicle.state.${name}`, { duration: useSince(since) })}
    />
  );
};

const Waiting = () => {
  const translate = useTranslate();
  return (
    <Chip
      tone="neutral"
      text={translate(useIsOnline() ? 'vehicle.state.waiting' : 'vehicle.state.offline')}
    />
  );
};

const TONES: Partial<Record<SlotState['name'], Tone>> = {
  uploaded: 'neutral',
  processed: 'success',
  draft: 'review',
  no_plate: 'warning',
  attention: 'warning',
  upload_failed: 'danger',
};

/** What is going on at a place of the grid, in a word. */
export const SlotChip = ({ state }: { state: SlotState }) => {
  const translate = useTranslate();
  if (state.name === 'empty') return null;
  if (state.name === 'waiting') return <Waiting />;
  if (state.name === 'queued' || state.name === 'processing') return <Processing state={state} />;
  if (state.name === 'uploading') {
    return (
      <Chip
        tone="info"
        text={translate('vehicle.state.uploading', { percent: Math.floor(state.fraction * 100) })}
      />
    );
  }
  if (state.name === 'retrying')
    return (
      <Chip
        tone="warning"
        isBusy
        text={translate('vehicle.state.retrying', { retry: state.retry })}
      />
    );
  const hint = state.name === 'draft' ? translate('vehicle.state_hint.draft') : undefined;
  return (
    <Chip
      tone={TONES[state.name] ?? 'neutral'}
      text={translate(`vehicle.state.${state.name}`)}
      title={hint}
    />
  );
};
