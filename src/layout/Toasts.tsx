import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { toastTexts } from './toastTexts.ts';

/** How long a toast lives, in milliseconds (specification, chapter 9). */
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
      role="presentation" // the region around it is read out
      icon={false}
      variant="filled"
      severity={type as AlertColor} // `notify` is called with Material's names
      onClose={onGone}
      closeText={translate('common.close')}
      // Material's Snackbar would stay where it comes up under a pointer that rests, over what is to be pressed next
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
 * The one place where toasts appear, one at a time for 3 s, the newest at once, longer while they are pointed at. Both regions are always
 * there, so that screen readers announce what comes into them: failures at once, the rest when there is a pause.
 */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  // the turn tells a toast from the one before, also when both say the same
  const [shown, setShown] = useState<{ turn: number; toast: NotificationPayload }>();

  useEffect(() => {
    const toast = notifications.at(-1); // the others would be old news in their turn
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
        bottom: 'calc(24px + var(--lower-edge, 0px))',
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        pointerEvents: 'none',
        // what can be done with chosen things stands at the lower edge: a toast on it would stay for as long as it is pointed at
        'body:has([data-floats]) &': { top: 72, bottom: 'auto' },
      }}
    >
      <div role="status">{!isUrgent && toast}</div>
      <div role="alert">{isUrgent && toast}</div>
    </Box>
  );
};
