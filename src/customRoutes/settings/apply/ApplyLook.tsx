import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../ui/useErrorText.ts';
import type { LookApi } from '../../look/lookApi.ts';
import { FinishedVehicles } from './FinishedVehicles.tsx';
import { LastRun } from './LastRun.tsx';
import { isUnderWay, useLookRun } from './useLookRun.ts';

interface ApplyLookProps {
  api: LookApi;
  /** Before a vehicle's number, its address. */
  vehicles: string;
}

/** Makes the pictures of finished vehicles again with the look as it is now, without charge, and gives them back as they were. */
export const ApplyLook = ({ api, vehicles }: ApplyLookProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { run, error, reread, apply, undo } = useLookRun(api);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 860 }}>
      {error && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => reread()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('settings.apply.state_failed', { reason: errorText(error) })}
        </Alert>
      )}
      {run && <LastRun run={run} vehicles={vehicles} onUndo={undo} />}
      <FinishedVehicles api={api} isBusy={isUnderWay(run)} onApply={apply} />
    </div>
  );
};
