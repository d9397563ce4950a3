import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { LinkBase, useLocation, useNotify, useTranslate } from 'react-admin';
import { summaryOf } from './summary.ts';
import type { FileUpload, Queued, UploadQueue } from './uploadQueue.ts';

/** Pause between toasts, in milliseconds: failures in between are counted in the dock and shown at the file. */
const NEXT_TOAST_AFTER = 3000;

/** Shows a toast with the reason when an upload has failed, on any screen. */
const useFailureNotices = (uploads: readonly Queued<FileUpload>[]) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const translate = useTranslate();
  const announced = useRef(new WeakSet<object>());
  const lastToast = useRef(0);
  useEffect(() => {
    for (const { state, file } of uploads) {
      if (state.name !== 'failed' || announced.current.has(state)) continue;
      announced.current.add(state);
      if (Date.now() - lastToast.current < NEXT_TOAST_AFTER) continue;
      lastToast.current = Date.now();
      const reason = errorText(state.error);
      notify(translate('vehicle.uploads.file_failed', { name: file.name, reason }), {
        type: 'error',
      });
    }
  }, [uploads, notify, translate, errorText]);
};

/** When the dock closes after everything was uploaded, in milliseconds. */
const GONE_AFTER = 4000;

/** Removes the dock once everything is uploaded. */
const useCloseWhenDone = (isDone: boolean, clear: () => void) => {
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(clear, GONE_AFTER);
    return () => window.clearTimeout(timer);
  }, [isDone, clear]);
};

interface UploadDockProps<Upload extends FileUpload> {
  queue: Pick<
    UploadQueue<Upload, unknown>,
    'subscribe' | 'snapshot' | 'isOnline' | 'retry' | 'cancel' | 'clear'
  >;
  /** Returns the page that an upload belongs to, and its name. */
  pageOf: (upload: Upload) => { to: string; name: string };
}

/** Shows the progress of the uploads at the lower edge of every screen. */
export const UploadDock = <Upload extends FileUpload>({
  queue,
  pageOf,
}: UploadDockProps<Upload>) => {
  const translate = useTranslate();
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const errorText = useErrorText();
  const isOnline = useSyncExternalStore(queue.subscribe, () => queue.isOnline);
  const clear = useCallback(() => queue.clear(), [queue]);
  useFailureNotices(uploads);
  useCloseWhenDone(
    uploads.length > 0 && uploads.every(({ state }) => state.name === 'done'),
    clear,
  );
  const { pathname } = useLocation();
  if (uploads.length === 0) return null;
  const { done, total, failed, fraction, isOver, first, outage } = summaryOf(uploads);
  const page = pageOf(first);
  const failures = translate('vehicle.uploads.failed', { smart_count: failed });
  const finished = translate('vehicle.uploads.finished', { smart_count: done });
  const over =
    done > 0
      ? failed > 0
        ? finished
        : `${translate('catalogue.upload_done')} · ${finished}`
      : failures;
  const title = isOver ? over : translate('vehicle.uploads.title', { done, total });
  return (
    <Paper
      component="section"
      aria-label={title}
      sx={{
        position: 'fixed',
        right: { xs: 12, sm: 24 },
        left: { xs: 12, sm: 'auto' },
        bottom: { xs: 12, sm: 24 },
        width: { sm: 340 },
        zIndex: 'speedDial',
        p: 1.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: 8,
        display: 'grid',
        gap: 1,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Typography variant="subtitle2" component="p" role="status" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {isOver && (
          <IconButton
            size="small"
            aria-label={translate('vehicle.uploads.dismiss')}
            onClick={clear}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </div>
      {!isOver && (
        <LinearProgress
          variant="determinate"
          value={fraction * 100}
          aria-label={translate('vehicle.uploads.progress')}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      {!isOnline && !isOver && (
        <Typography variant="body2">{translate('vehicle.uploads.offline')}</Typography>
      )}
      {outage !== undefined && (
        <Typography variant="body2" role="status">
          {translate('vehicle.uploads.waiting_for_server', { reason: errorText(outage) })}
        </Typography>
      )}
      {failed > 0 && title !== failures && (
        <Typography variant="body2" color="error" role="status">
          {failures}
        </Typography>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {failed > 0 && (
          <Button size="small" variant="contained" onClick={() => queue.retry()}>
            {translate('vehicle.uploads.retry_failed')}
          </Button>
        )}
        {pathname !== page.to && (
          <Button
            size="small"
            component={LinkBase}
            to={page.to}
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {translate('vehicle.uploads.open', { vehicle: page.name })}
          </Button>
        )}
        {!isOver && (
          <Button
            size="small"
            color="inherit"
            onClick={() =>
              queue.cancel(
                uploads.filter(({ state }) => state.name !== 'done').map(({ key }) => key),
              )
            }
          >
            {translate('vehicle.uploads.cancel_all')}
          </Button>
        )}
      </div>
    </Paper>
  );
};
