import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { nextToast, type ShownToast, toastTexts } from './toastTexts.ts';

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
    <Paper
      onMouseMove={() => setHeld(true)} // not where it comes up under a pointer that rests
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 2,
        pr: 0.5,
        py: 0.75,
        maxWidth: 560,
        borderRadius: 2.5,
        boxShadow: 8,
        bgcolor: `${type}.main`,
        color: `${type}.contrastText`,
        pointerEvents: 'auto',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      <div style={{ flex: 1 }}>
        {title && <strong style={{ display: 'block' }}>{title}</strong>}
        {text && <div>{text}</div>}
      </div>
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('common.close')}
        onClick={onGone}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
};

/**
 * The one place where notices appear, one at a time for 3 s, the newest at once, longer while they are pointed at. Both regions are always there, so that screen readers
 * announce what comes into them: failures at once, the rest when there is a pause.
 */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  const [shown, setShown] = useState<ShownToast>();

  useEffect(() => {
    if (notifications.length === 0) return;
    setShown((before) => nextToast(before, notifications));
    resetNotifications();
  }, [notifications, resetNotifications]);

  const [gone] = useState(() => () => setShown(undefined));
  const notice = shown && <Toast key={shown.turn} toast={shown.toast} onGone={gone} />;
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
        // what can be done with chosen things stands at the lower edge: a notice on it would stay for as long as it is pointed at
        'body:has([data-floats]) &': { top: 72, bottom: 'auto' },
      }}
    >
      <div role="status">{!isUrgent && notice}</div>
      <div role="alert">{isUrgent && notice}</div>
    </Box>
  );
};
