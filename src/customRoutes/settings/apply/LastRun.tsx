import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { LookRun } from '../../../../contract/entities/lookPreview.ts';
import { AskDialog } from '../../../ui/AskDialog.tsx';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import { isUnderWay } from './useLookRun.ts';

interface LastRunProps {
  run: LookRun;
  vehicles: string;
  onUndo: () => Promise<void>;
}

/** How far the last application has come, what failed, and the way back to the former pictures. */
export const LastRun = ({ run, vehicles, onUndo }: LastRunProps) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { done, photos, cars, failed, failures } = run;
  const isRunning = isUnderWay(run);
  const counted = {
    cars: translate('settings.apply.cars', { smart_count: cars }),
    photos: translate('settings.apply.photos', { smart_count: photos }),
  };
  return (
    <Panel title={translate(isRunning ? 'settings.apply.running' : 'settings.apply.last')}>
      <p>
        {translate('settings.apply.of', counted)} · <RelativeTime at={run.created_at} />
      </p>
      <LinearProgress
        aria-label={translate('settings.apply.progress')}
        variant="determinate"
        value={(100 * done) / photos}
      />
      <p role="status">
        {translate(isRunning ? 'settings.apply.through' : 'settings.apply.done', {
          done,
          total: photos,
        })}
      </p>
      {failed > 0 && (
        <Alert severity="warning">
          {translate('settings.apply.failed', { smart_count: failed })}
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {failures.map(({ id, vehicle_name, photos: count }) => (
              <li key={id}>
                <LinkBase to={`${vehicles}/${id}`}>{vehicle_name || `#${id}`}</LinkBase> (
                {translate('settings.apply.photos', { smart_count: count })})
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {run.can_undo === 1 && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {translate('settings.apply.undo')}
          </Button>
        </div>
      )}
      {isAsking && <UndoDialog onUndo={onUndo} onClose={() => setAsking(false)} />}
    </Panel>
  );
};

const UndoDialog = ({
  onUndo,
  onClose,
}: Pick<LastRunProps, 'onUndo'> & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const undo = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    try {
      await onUndo();
      notify('settings.apply.undone', { type: 'success' });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  return (
    <AskDialog
      title={translate('settings.apply.undo')}
      question={translate('settings.apply.undo_question')}
      failure={failure}
      isSending={isSending}
      inForm={(parts) => <form onSubmit={undo}>{parts}</form>}
      onClose={onClose}
    />
  );
};
