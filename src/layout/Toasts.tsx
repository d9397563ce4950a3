import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { toastTexts } from './toastTexts.ts';

/** How long a toast stays, in milliseconds (specification, chapter 9). */
const TOAST_LIFE = 3000;

const Toast = ({ toast, onGone }: { toast: NotificationPayload; onGone: () => void }) => {
  const translate = useTranslate();
  const { type, notificationOptions: { autoHideDuration = TOAST_LIFE } = {} } = toast;
  const { title, text } = toastTexts(toast, translate);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (autoHideDuration === null || isHeld) return;
    const timer = window.setTimeout(onGone, autoHideDuration);
    return () => window.clearTimeout(timer);
  }, [autoHideDuration, isHeld, onGone]);

  return (
    <Alert
      role="presentation" // screen readers announce the region around it
      icon={false}
      variant="filled"
      severity={type as AlertColor} // the types of `notify` are Material's severities
      onClose={onGone}
      closeText={translate('common.close')}
      // not on enter: a toast that appears under a resting pointer must go away and uncover what is below it
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        maxWidth: 560,
        boxShadow: 8,
        pointerEvents: 'auto',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
};

/**
 * Shows toasts, one at a time for 3 s, the newest at once, longer while the pointer or the focus is on one. Both live regions are always in the
 * document, so that screen readers announce what appears in them: failures at once, the rest at the next pause.
 */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  // `turn` differs between two toasts with the same text
  const [shown, setShown] = useState<{ turn: number; toast: NotificationPayload }>();

  useEffect(() => {
    const toast = notifications.at(-1); // only the newest: the others would be outdated by the time they are shown
    if (!toast) return;
    setShown((before) => ({ turn: (before?.turn ?? 0) + 1, toast }));
    resetNotifications();
  }, [notifications, resetNotifications]);

  const hide = useCallback(() => setShown(undefined), []);
  const toast = shown && <Toast key={shown.turn} toast={shown.toast} onGone={hide} />;
  const isUrgent = shown?.toast.type === 'error' || shown?.toast.type === 'warning';
  return (
    <Box
      component="section"
      aria-label={translate('shell.notices')}
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 24,
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        pointerEvents: 'none',
        // a selection bar lies at the lower edge: a toast over it would stay as long as the pointer is on it
        'body:has([data-floats]) &': { top: 72, bottom: 'auto' },
      }}
    >
      <div role="status">{!isUrgent && toast}</div>
      <div role="alert">{isUrgent && toast}</div>
    </Box>
  );
};
